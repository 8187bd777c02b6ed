import { sql } from 'kysely'
import { deviceOf } from '../../identity/rules/device.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import type { EntryRow, Values } from './entry-row.ts'
import { namesOf } from './record-names.ts'

/** Values that are ids of other records: a ticket by its slip, a level and a group by their names. */
const NAMED: Readonly<Record<string, 'ticket' | 'level'>> = {
  SSWeightID: 'ticket',
  level_id: 'level',
}

/** What is read of `entry`, joined to `SENDERS`. */
export const SELECTED = sql`entry.id as "ID", entry.happened_at as "HappenedAt", entry.officer_id as "OfficerUUID",
  first_name as "OfficerName", last_name as "OfficerLastname", scale_tokens.name as "ScaleName",
  entry.system_account as "SystemAccount",
  entry.action as "Action", audit_concern(entry.action, entry.before, entry.after) as "Concern",
  entry.entity as "Entity", entry.entity_id as "EntityID", coalesce(entry.before, '{}') as "Before",
  coalesce(entry.after, '{}') as "After", coalesce(entry.reason, entry.after ->> 'override_reason') as "Reason",
  entry.address as "Address", entry.device`

/** The officer and the scale of `entry`, of whom `SELECTED` reads the names. */
export const SENDERS = sql`left join officers on officers.id = entry.officer_id
  left join scale_tokens on scale_tokens.id = entry.scale_token_id`

/** Entries with the names of their records, of whom they name, and of the sender's device. */
export async function describe<Row extends EntryRow>(rows: readonly Row[]) {
  const [names, named] = await Promise.all([namesOf(rows), withNames(rows)])
  return named.map(({ device, ...row }) => {
    const { browser: Browser, system: System } = deviceOf(device)
    const known = names.get(`${row.Entity} ${row.EntityID}`)
    const { name = null, detail = null, isThere = false } = known ?? {}
    return { ...row, RecordName: name, RecordDetail: detail, IsThere: isThere, Browser, System }
  })
}

/** The entries of the call that wrote the one of that id, in their order, at most a thousand. */
export async function entriesOfEvent({ ID }: { ID: number }) {
  const { rows } = await sql<EntryRow>`
    select ${SELECTED} from audit_entries asked
      join audit_entries entry on entry.id = asked.id
        or (entry.happened_at = asked.happened_at and entry.request_id = asked.request_id)
      ${SENDERS}
    where asked.id = ${ID} order by entry.id limit ${sql.lit(MAX_ROWS)}`.execute(db())
  return describe(rows)
}

/** What the trail says last of a record: each value as the newest entry has it. */
export async function recordAsItWas({ Entity, EntityID }: { Entity: string; EntityID: string }) {
  const { rows } = await sql<EntryRow>`
    select ${SELECTED} from audit_entries entry ${SENDERS}
    where entity = ${Entity} and entity_id = ${EntityID} order by entry.id limit ${sql.lit(MAX_ROWS)}`.execute(
    db(),
  )
  const named = await withNames(rows)
  const Values = Object.assign({}, ...named.map(({ Before, After }) => ({ ...Before, ...After })))
  return { Values: Values as Values, Entries: rows.length }
}

/** The entries with names in the place of the ids of other records. */
async function withNames<Row extends EntryRow>(rows: readonly Row[]): Promise<Row[]> {
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
