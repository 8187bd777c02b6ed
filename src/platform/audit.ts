import type { Insertable } from 'kysely'
import type { CallContext } from './call-context.ts'
import { db, settleAtCommit } from './db.ts'
import { insertMany } from './insert-many.ts'
import { statement } from './statement.ts'
import type { AuditEntriesTable } from './tables.ts'

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

/** Records, in the ambient transaction, that the caller of `ctx` did `entry`: without this row the change does not stand. */
export async function audit(ctx: CallContext, entry: Entry): Promise<void> {
  const { before, after, ...row } = auditRow(ctx, entry)
  await settleAtCommit(insertEntry({ ...row, before: asJson(before), after: asJson(after) }))
}

function asJson(side: unknown): string | null {
  return side === null ? null : JSON.stringify(side)
}

const insertEntry = statement((row: Insertable<AuditEntriesTable>) =>
  db().insertInto('audit_entries').values({
    happened_at: row.happened_at,
    officer_id: row.officer_id,
    scale_token_id: row.scale_token_id,
    action: row.action,
    entity: row.entity,
    entity_id: row.entity_id,
    before: row.before,
    after: row.after,
    reason: row.reason,
    request_id: row.request_id,
    address: row.address,
    device: row.device,
    system_account: row.system_account,
  }),
)

/** As `audit`, for many records in one statement. */
export async function auditAll(ctx: CallContext, entries: readonly Entry[]): Promise<void> {
  await insertMany(
    'audit_entries',
    entries.map((entry) => auditRow(ctx, entry)),
  )
}

/** The row of the audit trail that says that the caller of `ctx` did `entry`. */
export function auditRow(ctx: CallContext, entry: Entry): Insertable<AuditEntriesTable> {
  return {
    happened_at: ctx.now,
    officer_id: ctx.officer?.id ?? null,
    scale_token_id: ctx.scaleToken?.id ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: String(entry.id),
    before: entry.before ?? null,
    after: entry.after ?? null,
    reason: entry.reason ?? null,
    request_id: ctx.requestId,
    address: ctx.address || null,
    device: ctx.officer ? (ctx.userAgent ?? null) : null,
    system_account: ctx.systemAccount ?? null,
  }
}
