import { sql } from 'kysely'
import { deviceOf } from '../../identity/rules/device.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import type { EntryRow, Values } from './entry-row.ts'
import { namesOf } from './record-names.ts'
import { withNames } from './value-names.ts'

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
