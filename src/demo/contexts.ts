import type { Insertable } from 'kysely'
import type { Entry } from '../platform/audit.ts'
import type { CallContext, Officer, OfficerContext } from '../platform/call-context.ts'
import { insertMany } from '../platform/insert-many.ts'
import type { Role } from '../platform/roles.ts'
import type { AuditEntriesTable, Tables } from '../platform/tables.ts'

/** The demo's officer of each role. */
export type Officers = Record<Role, Officer>
type AuditRow = Insertable<AuditEntriesTable>

const plain = { requestId: 'demo', language: 'th' as const, address: '' }

/** The context of a call at `now` by nobody: the program itself. */
export function contextAt(now: Date): CallContext {
  return { ...plain, now }
}

export function contextOf(officer: Officer, now: Date): OfficerContext {
  return { ...plain, now, officer, sessionHash: Buffer.alloc(0) }
}

/** The audit row of what an officer did, for those that are written in bulk. */
export function auditRow(officer: Officer, at: Date, entry: Entry): AuditRow {
  return {
    happened_at: at,
    officer_id: officer.id,
    action: entry.action,
    entity: entry.entity,
    entity_id: String(entry.id),
    before: entry.before ?? null,
    after: entry.after ?? null,
    reason: entry.reason ?? null,
    request_id: plain.requestId,
  }
}

const AT_ONCE = 5000

/** Inserts any number of rows, some thousands a statement. */
export async function insertAll<T extends keyof Tables & string>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await insertMany(table, rows.slice(start, start + AT_ONCE))
  }
}
