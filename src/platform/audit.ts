import type { Act } from './act.ts'
import { db } from './db.ts'

export interface Entry {
  /** A verb: `po.submit`, `ticket.grade`. */
  action: string
  /** The kind of record and its id, as its history asks for it. */
  entity: string
  id: string | number
  before?: unknown
  after?: unknown
  reason?: string | null
}

/** Records, in the ambient transaction, that `act` did `entry`: without this row the change does not stand. */
export async function audit(act: Act, entry: Entry): Promise<void> {
  await auditAll(act, [entry])
}

/** As `audit`, for many records in one statement. */
export async function auditAll(act: Act, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await db()
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        happened_at: act.now,
        officer_id: act.officer?.id ?? null,
        scale_token_id: act.scaleToken?.id ?? null,
        action: entry.action,
        entity: entry.entity,
        entity_id: String(entry.id),
        before: json(entry.before),
        after: json(entry.after),
        reason: entry.reason ?? null,
        request_id: act.requestId,
      })),
    )
    .execute()
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}
