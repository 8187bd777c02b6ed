import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../platform/call.ts'
import { contains, patternFor } from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { identityKey } from '../../platform/keys.ts'
import { typedKey } from '../../platform/search-key.ts'
import type { calls, record } from '../contract.ts'
import { hasDefault, type Kind, MAX_LISTED } from '../rules.ts'
import { nextCode } from './next-code.ts'
import { column, ofKind, SOURCES, type Source } from './sources.ts'

export type FoundRecord = z.output<typeof record>

/** The records of a kind that `filterSearch` is part of, by code, and the code that follows those that stand. */
export async function records({ Kind, filterSearch }: Parsed<typeof calls.getRecords>) {
  const source = SOURCES[Kind]
  const key = typedKey(filterSearch)
  const pattern = patternFor(key)
  const matches = sql<boolean>`(${contains(`record.${source.code}`, pattern)} or ${contains(`record.${source.name}`, pattern)})`
  const [Records, NextCode] = await Promise.all([
    select(Kind, key ? matches : sql`true`),
    nextCode(
      sql`select ${column(source.code)} from ${sql.table(source.table)} record where ${ofKind(source)}`,
    ),
  ])
  return { Records, NextCode }
}

/** The record of that code; undefined where there is none. */
export async function recordOf(kind: Kind, code: string): Promise<FoundRecord | undefined> {
  const source = SOURCES[kind]
  const [found] = await select(kind, sql`${column(source.code)} = ${code}`)
  return found
}

/** The record whose code has the same key. */
export async function recordLike(kind: Kind, code: string): Promise<FoundRecord | undefined> {
  const source = SOURCES[kind]
  const [found] = await select(
    kind,
    sql`identity_key(${column(source.code)}) = ${identityKey(code)}`,
  )
  return found
}

/** The record of the kind that is marked as default, but for that of `code`. */
export function otherDefaults(kind: Kind, code: string): Promise<FoundRecord[]> {
  return select(kind, sql`record.is_default and ${column(SOURCES[kind].code)} <> ${code}`)
}

async function select(kind: Kind, where: RawBuilder<boolean>): Promise<FoundRecord[]> {
  const source: Source = SOURCES[kind]
  const parent = source.parent && { ...source.parent, source: SOURCES[source.parent.kind] }
  const ofParent = parent
    ? sql`parent.code as "ParentCode", parent.name as "ParentName"`
    : sql`null as "ParentCode", null as "ParentName"`
  const joined = parent
    ? sql`join ${sql.table(parent.source.table)} parent on ${sql.ref(`parent.${parent.key}`)} = ${column(parent.column)}`
    : sql``
  const { rows } = await sql<FoundRecord>`
    select ${column(source.code)} as "Code", ${column(source.name)} as "Name", ${ofParent},
      ${hasDefault(kind) ? sql`record.is_default` : sql`false`} as "IsDefault", record.version as "Version"
    from ${sql.table(source.table)} record ${joined}
    where ${ofKind(source)} and ${where}
    order by 1 limit ${sql.lit(MAX_LISTED)}`.execute(db())
  return rows
}
