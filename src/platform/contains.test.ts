import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { contains, patternFor, searchFor } from './contains.ts'
import { db } from './db.ts'

await openTestDatabase()

const NAMES = ['แก้ว พันธุ์ดี', 'Oscar_Farm', '100% ปาล์ม', 'กก', "D'Or", '', '\\', 'น้ำ']

/** The names that contain what is typed. */
async function found(typed: string, search: typeof searchFor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${NAMES}::text[]) as names (name)
    where ${contains('name', search(typed))}`.execute(db())
  return rows.map(({ name }) => name)
}

describe('one or two letters find what a pattern finds', () => {
  test.each([
    'ก',
    'กก',
    'ก้',
    'o',
    'ca',
    'rf',
    '%',
    '0%',
    '_',
    'วพ',
    "'",
    '\\',
    '\\\\',
    'ำ',
    'ฮ',
    '😀',
  ])('%j', async (typed) => {
    expect(searchFor(typed).kind).toBe('shortPart')
    expect(await found(typed, searchFor)).toEqual(await found(typed, patternFor))
  })
})

test('three letters are looked for by a pattern', () => {
  expect(searchFor('ปาล')).toEqual({ kind: 'pattern', value: '%ปาล%' })
})
