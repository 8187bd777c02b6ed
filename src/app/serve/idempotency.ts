import { createHash } from 'node:crypto'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'

export interface Attempt {
  officerId: string
  call: string
  key: string
  body: Buffer | undefined
}

const DAY_MS = 24 * 3600_000

/**
 * Does `work` once for an officer, call and key within 24 hours; again with the same body answers the first
 * success. The key's row is written in the work's own transaction: a second attempt in flight waits at the
 * unique index, and a refusal leaves nothing behind.
 */
export async function onceOnly(
  attempt: Attempt,
  now: Date,
  work: () => Promise<string>,
): Promise<string> {
  const { officerId, call, key } = attempt
  const bodyHash = createHash('sha256')
    .update(attempt.body ?? '')
    .digest()
  const mine = { officer_id: officerId, call, key: key.slice(0, 200) }
  await db()
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(mine))
    .where('created_at', '<', dayBefore(now))
    .execute()
  const { numInsertedOrUpdatedRows: claimed } = await db()
    .insertInto('idempotency_keys')
    .values({ ...mine, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!claimed) return firstAnswer(mine, bodyHash)
  const response = await work()
  await db()
    .updateTable('idempotency_keys')
    .set({ response })
    .where((eb) => eb.and(mine))
    .execute()
  return response
}

/** Deletes expired answers: some contain secrets that are shown only once. */
export async function deleteOldAnswers(now: Date): Promise<void> {
  await db().deleteFrom('idempotency_keys').where('created_at', '<', dayBefore(now)).execute()
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

async function firstAnswer(
  mine: { officer_id: string; call: string; key: string },
  bodyHash: Buffer,
): Promise<string> {
  const { response, body_hash } = await db()
    .selectFrom('idempotency_keys')
    .select(['response', 'body_hash'])
    .where((eb) => eb.and(mine))
    .executeTakeFirstOrThrow()
  if (!body_hash.equals(bodyHash) || response === null) refuse('sys.idempotency')
  return response
}
