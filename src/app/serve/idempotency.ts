import { createHash } from 'node:crypto'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'

export interface IdempotentCall {
  officerId: string
  call: string
  key: string
  body: Buffer | undefined
}

const DAY_MS = 24 * 3600_000

/**
 * Does `work` once for an officer, call and key within 24 hours; repeated with the same body, it returns the stored
 * response. The row of the key is written in the transaction of `work`: a concurrent repetition waits at the unique
 * index, and a refusal stores nothing.
 */
export async function withIdempotency(
  request: IdempotentCall,
  now: Date,
  work: () => Promise<string>,
): Promise<string> {
  const { officerId, call, key } = request
  const bodyHash = createHash('sha256')
    .update(request.body ?? '')
    .digest()
  const row = { officer_id: officerId, call, key: key.slice(0, 200) }
  await db()
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(row))
    .where('created_at', '<', dayBefore(now))
    .execute()
  const { numInsertedOrUpdatedRows: claimed } = await db()
    .insertInto('idempotency_keys')
    .values({ ...row, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!claimed) return storedResponse(row, bodyHash)
  const response = await work()
  await db()
    .updateTable('idempotency_keys')
    .set({ response })
    .where((eb) => eb.and(row))
    .execute()
  return response
}

/** Deletes expired responses: some contain secrets that are shown only once. */
export async function deleteOldResponses(now: Date): Promise<void> {
  await db().deleteFrom('idempotency_keys').where('created_at', '<', dayBefore(now)).execute()
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

async function storedResponse(
  row: { officer_id: string; call: string; key: string },
  bodyHash: Buffer,
): Promise<string> {
  const { response, body_hash } = await db()
    .selectFrom('idempotency_keys')
    .select(['response', 'body_hash'])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow()
  if (!body_hash.equals(bodyHash) || response === null) refuse('sys.idempotency')
  return response
}
