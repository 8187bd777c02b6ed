import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import type { EntryRow, Values } from './entry-row.ts'

/** Values that are ids of other records: a ticket by its slip, a level and a group by their names. */
const NAMED: Readonly<Record<string, 'ticket' | 'level'>> = {
  SSWeightID: 'ticket',
  level_id: 'level',
}

/** The entries with names in the place of the ids of other records. */
export async function withNames<Row extends EntryRow>(rows: readonly Row[]): Promise<Row[]> {
  const sides = rows.flatMap(({ Before, After }) => [Before, After])
  const ids = (kind: 'ticket' | 'level') => [
    ...new Set(
      sides.flatMap((values) =>
        Object.entries(values).flatMap(([key, id]) =>
          NAMED[key] === kind && /^\d+$/.test(String(id)) ? [Number(id)] : [],
        ),
      ),
    ),
  ]
  const [tickets, levels] = await Promise.all([
    namesIn('weigh_tickets', 'ticket_name', ids('ticket')),
    namesIn('member_levels', 'name', ids('level')),
  ])
  const names = { ticket: tickets, level: levels }
  const named = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => {
        const kind = NAMED[key]
        return [key, (kind && names[kind].get(Number(value))) ?? value]
      }),
    )
  return rows.map((row) => ({ ...row, Before: named(row.Before), After: named(row.After) }))
}

async function namesIn(table: string, name: string, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(name)} as name from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(
    db(),
  )
  return new Map(rows.map((row) => [Number(row.id), row.name]))
}
