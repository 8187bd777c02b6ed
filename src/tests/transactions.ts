import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { db, transaction } from '../platform/db.ts'

/** Does `work` in a transaction that is rolled back, so that many cases can use one record. Throws what `work` throws. */
export async function withRollback(work: () => Promise<unknown>): Promise<void> {
  const rollback = new Error('rolled back')
  await transaction(async () => {
    await work()
    throw rollback
  }).catch((error) => {
    if (error !== rollback) throw error
  })
}

/** Whether a connection to the test's database waits for a lock. */
export async function isLockAwaited(): Promise<boolean> {
  return (await locksAwaited()) > 0
}

/** How many connections to the test's database wait for a lock. */
export async function locksAwaited(): Promise<number> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(db())).rows.length
}

/** Does `work` in a transaction that stays open until it is committed or rolled back, at the latest after the test. */
export async function openTransaction(work: () => Promise<unknown>) {
  let commit = () => {}
  let rollback = (_: Error) => {}
  const decided = new Promise<void>((resolve, reject) => {
    commit = resolve
    rollback = reject
  })
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const ended = transaction(async () => {
    await work()
    begun()
    await decided
  })
  const giveUp = () => rollback(new Error('rolled back'))
  onTestFinished(giveUp)
  // Of either nobody may be waiting by then.
  for (const promise of [decided, ended]) promise.catch(() => {})
  await Promise.race([isBegun, ended])
  return {
    commit: () => {
      commit()
      return ended
    },
    rollback: () => {
      giveUp()
      return ended.catch(() => {})
    },
  }
}
