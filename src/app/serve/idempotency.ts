import { createHash } from 'node:crypto'
import { db, settleAtCommit } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'

export interface IdempotentCall {
  officerId: string
  call: string
  key: string
  body: Buffer | undefined
  /** The response is not kept. */
  isSecret?: boolean
}

const DAY_MS = 24 * 3600_000

/**
 * Does `work` once for an officer, call and key within 24 hours; repeated with the same body, it returns the stored
 * response. The row of the key is written in the transaction of `work`: a concurrent repetition waits at the unique
 * index, and a refusal stores nothing. A secret response is not stored: repeated, the call refuses `sys.secretShown`.
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
  const [claimed] = await claim({ ...row, bodyHash, now, expired: dayBefore(now) })
  if (!claimed) return storedResponse(row, bodyHash)
  const response = await work()
  if (!request.isSecret) await settleAtCommit(storeResponse({ ...row, response }))
  return response
}

interface KeyRow {
  officer_id: string
  call: string
  key: string
}

/** Inserts the key's row, or takes an expired one over; gives nothing where the key is in use. */
const claim = statement((row: KeyRow & { bodyHash: Buffer; now: Date; expired: Date }) =>
  db()
    .insertInto('idempotency_keys')
    .values({
      officer_id: row.officer_id,
      call: row.call,
      key: row.key,
      body_hash: row.bodyHash,
      created_at: row.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['officer_id', 'call', 'key'])
        .doUpdateSet({ body_hash: row.bodyHash, created_at: row.now, response: null })
        .where('idempotency_keys.created_at', '<', row.expired),
    )
    .returning('key'),
)

const storeResponse = statement(
  ({ officer_id, call, key, response }: KeyRow & { response: string }) =>
    db()
      .updateTable('idempotency_keys')
      .set({ response })
      .where('officer_id', '=', officer_id)
      .where('call', '=', call)
      .where('key', '=', key),
)

/** Deletes expired responses. */
export async function deleteOldResponses(now: Date): Promise<void> {
  await db().deleteFrom('idempotency_keys').where('created_at', '<', dayBefore(now)).execute()
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

async function storedResponse(row: KeyRow, bodyHash: Buffer): Promise<string> {
  const { response, body_hash } = await db()
    .selectFrom('idempotency_keys')
    .select(['response', 'body_hash'])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow()
  if (!body_hash.equals(bodyHash)) refuse('sys.idempotency')
  return response ?? refuse('sys.secretShown')
}
