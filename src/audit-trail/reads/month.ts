import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { addDays, dayBegins } from '../../platform/thai-date.ts'
import { CONCERNS, type Concern } from '../rules/concerns.ts'
import { describe, SELECTED, SENDERS } from './entries.ts'
import type { EntryRow } from './entry-row.ts'

/** Entries of one concern that the summary lists. */
export const MAX_LISTED = 200

/** Of each concern how many entries a month, `2026-11`, has, and the first of them in their order. */
export async function monthOf(month: string) {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  const period = { from: dayBegins(first), to: dayBegins(`${next}-01`) }
  return Promise.all(
    CONCERNS.map(async (concern) => ({ concern, ...(await ofConcern(concern, period)) })),
  )
}

async function ofConcern(concern: Concern, { from, to }: { from: Date; to: Date }) {
  const matching = sql`audit_concern(entry.action, entry.before, entry.after) = ${concern}
    and entry.happened_at >= ${from} and entry.happened_at < ${to}`
  const counted = await sql<{
    n: number
  }>`select count(*) as n from audit_entries entry where ${matching}`.execute(db())
  const { rows } = await sql<EntryRow>`
    select ${SELECTED} from audit_entries entry ${SENDERS}
    where ${matching} order by entry.happened_at, entry.request_id, entry.id limit ${sql.lit(MAX_LISTED)}`.execute(
    db(),
  )
  return { count: counted.rows[0]?.n ?? 0, entries: await describe(rows) }
}
