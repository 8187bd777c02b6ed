import type { Insertable } from 'kysely'
import type { CallContext, Officer, OfficerContext } from '../platform/call-context.ts'
import { settleAtCommit } from '../platform/db.ts'
import { insertMany } from '../platform/insert-many.ts'
import type { Role } from '../platform/roles.ts'
import type { Tables } from '../platform/tables.ts'

/** The demo's officer of each role. */
export type Officers = Record<Role, Officer>

const plain = { requestId: 'demo', language: 'th' as const, address: '' }

/** The context of a call at `now` by nobody: the program itself. */
export function contextAt(now: Date): CallContext {
  return { ...plain, now }
}

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X110) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

/** From where the officer of each role works: the evaluator and the warehouse on a tablet. */
const PLACES: Record<Role, { address: string; userAgent: string }> = {
  0: { address: '10.20.4.10', userAgent: WINDOWS },
  1: { address: '10.20.4.12', userAgent: WINDOWS },
  50: { address: '10.20.4.18', userAgent: WINDOWS },
  51: { address: '10.20.4.31', userAgent: WINDOWS },
  52: { address: '10.20.4.52', userAgent: TABLET },
  81: { address: '10.20.4.61', userAgent: TABLET },
  91: { address: '10.20.4.44', userAgent: WINDOWS },
}

export function contextOf(officer: Officer, now: Date): OfficerContext {
  return { ...plain, ...PLACES[officer.role], now, officer, sessionHash: Buffer.alloc(0) }
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
