import type { Insertable } from 'kysely'
import type { CallContext, Officer, OfficerContext } from '../src/platform/call-context.ts'
import { settleAtCommit } from '../src/platform/db.ts'
import { insertMany } from '../src/platform/insert-many.ts'
import type { Role } from '../src/platform/roles.ts'
import type { Tables } from '../src/platform/tables.ts'
import { OFFICERS } from './names.ts'

/** The demo's officer of each role. */
export type Officers = Record<Role, Officer>

const plain = { requestId: 'demo', language: 'th' as const, address: '' }

/** The context of a call at `now` by nobody: the program itself. */
export function contextAt(now: Date): CallContext {
  return { ...plain, now }
}

export function contextOf(officer: Officer, now: Date): OfficerContext {
  return { ...plain, ...OFFICERS[officer.role].place, now, officer, sessionHash: Buffer.alloc(0) }
}

const AT_ONCE = 5000

/**
 * Inserts any number of rows, some thousands a statement. They are sent before what the transaction asks next and not
 * waited for, so that the next rows are made meanwhile.
 */
export async function insertAll<T extends keyof Tables & string>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await settleAtCommit(insertMany(table, rows.slice(start, start + AT_ONCE)))
  }
}
