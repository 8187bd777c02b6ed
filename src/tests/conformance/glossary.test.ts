import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '../../app/contracts.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'

await openTestDatabase()

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/glossary.md'), 'utf8')
const quoted = [...page.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)

test('every field of every call stands in the glossary', () => {
  const fields = [
    ...new Set(
      allCalls.flatMap(({ input, output, mediaType }) => [
        ...fieldsOf(input, 'input'),
        ...(mediaType ? [] : fieldsOf(output, 'output')),
      ]),
    ),
  ]
  expect(fields.filter((field) => !quoted.includes(field))).toEqual([])
  expect(fields.length).toBeGreaterThan(200)
})

test('every field of the glossary is one of some call', () => {
  const fields = new Set(
    allCalls.flatMap(({ input, output }) => [
      ...fieldsOf(input, 'input'),
      ...fieldsOf(output, 'output'),
    ]),
  )
  const named = quoted.filter((word) => /^\w+$/.test(word))
  expect(named.filter((word) => !fields.has(word))).toEqual([])
})

test('every column that the glossary names exists', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    db(),
  )
  const columns = new Set(rows.map(({ name }) => name))
  const named = quoted.filter((word) => /^\w+\.\w+$/.test(word) && !word.endsWith('.ts'))
  expect(named.filter((name) => !columns.has(name))).toEqual([])
  expect(named.length).toBeGreaterThan(80)
})

function fieldsOf(type: z.ZodType, io: 'input' | 'output'): string[] {
  return inside(z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema)
}

function inside({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const below = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
  return [...Object.keys(properties), ...below.flatMap(inside)]
}
