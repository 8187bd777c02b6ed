import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { db, inOwnTransaction } from '../../platform/db.ts'
import {
  FAILURE_WINDOW_MS,
  type Failures,
  FREE_FAILURES,
  type Purpose,
  waitAfter,
} from '../rules/throttle.ts'

/** Under what the failures are counted of an attempt that was sent from the network `sender`. */
export interface Counted {
  purpose: Purpose
  /** See `accountOf`. */
  account: string
  sender: string
}

/** Under what the attempts at an e-mail are counted, whether an officer has it or not. */
export function accountOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}

/**
 * Counts an attempt before it is made, so that many at once cannot slip through, and returns 0; where it has to wait, how
 * many ms, uncounted. From a place that `isKnown` only what failed there for the same account counts. It stays counted
 * if the call is refused.
 */
export function countAttempt(counted: Counted, isKnown: boolean, now: Date): Promise<number> {
  return inOwnTransaction(async () => {
    const { purpose, account, sender } = counted
    await lock(`account ${account}`)
    await lock(`sender ${sender}`)
    const free = FREE_FAILURES[purpose]
    const waits = [waitAfter(await failuresOf(counted, now), free.pair, now)]
    if (!isKnown) {
      waits.push(
        waitAfter(await failuresOf({ purpose, account }, now), free.account, now),
        waitAfter(await failuresOf({ purpose, sender }, now), free.sender, now),
      )
    }
    const wait = Math.max(...waits)
    if (wait > 0) return wait
    await db()
      .insertInto('password_failures')
      .values({ ...counted, failed_at: now })
      .execute()
    return 0
  })
}

/** Holds what is counted under `subject` until the transaction ends. What a power cut takes of the count is no loss. */
async function lock(subject: string): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true),
    pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db())
}

function failuresOf(of: Partial<Counted>, now: Date): Promise<Failures> {
  return db()
    .selectFrom('password_failures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('failed_at').as('last')])
    .where((eb) => eb.and(of))
    .where('failed_at', '>', windowStart(now))
    .executeTakeFirstOrThrow()
}

/** Forgets what failed for an account from a network: what was sent there last was right. */
export async function clearFailures(counted: Counted): Promise<void> {
  await db()
    .deleteFrom('password_failures')
    .where((eb) => eb.and({ ...counted }))
    .execute()
}

/** Forgets every wrong password of an account, which has another one now. */
export async function clearAccount(email: string): Promise<void> {
  await db()
    .deleteFrom('password_failures')
    .where('account', '=', accountOf(email))
    .where('purpose', 'in', ['signIn', 'own'])
    .execute()
}

/** Deletes the failures of anybody that count no longer. */
export async function deleteOldFailures(now: Date): Promise<void> {
  await db().deleteFrom('password_failures').where('failed_at', '<', windowStart(now)).execute()
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - FAILURE_WINDOW_MS)
}
