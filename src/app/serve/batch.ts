import type { FastifyRequest } from 'fastify'
import type { BatchCall, Call } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { Refusal } from '../../platform/errors.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { translate } from '../words.ts'
import { withIdempotency } from './idempotency.ts'
import { refusalOf } from './refuse.ts'

// biome-ignore lint/suspicious/noExplicitAny: one table binds every call to its handler; each pair is typed where it is declared.
export type AnyHandler = (input: any, ctx: any) => Promise<any>

interface Running {
  request: FastifyRequest
  ctx: CallContext
  input: unknown
  handle: AnyHandler
}

/** An item, with the other fields of the input. */
type Item = Record<string, unknown>
/** Room that an item's id has after the key in `idempotency_keys`. */
const KEY_LENGTH = 150

export function isBatch(call: Call): call is BatchCall {
  return call.batch !== undefined
}

/**
 * Does the items of a batch one after another, each in a transaction of its own and once for its part of the
 * Idempotency-Key: sent again after a lost answer or a crash, it goes on where it ended. A refused item does not keep
 * the others from being done; a failure ends the batch, the items from there on are not tried, and so does a caller who
 * goes away, as where an officer stops it. Returns the envelope; throws where not even the first could be tried.
 */
export async function runBatch(call: BatchCall, running: Running): Promise<string> {
  const items = itemsIn(call, running.input)
  const results: string[] = []
  for (const item of items) {
    try {
      results.push(await runItem(call, item, running))
    } catch (error) {
      if (results.length === 0 || !(error instanceof Error)) throw error
      const reason = reasonOf(refusalOf(error, running.request), running.ctx)
      const rest = items.slice(results.length).map((one) => String(one[call.batch.id]))
      results.push(...rest.map((ID) => JSON.stringify({ ID, Outcome: 'notTried', ...reason })))
    }
    if (results.length === items.length || running.ctx.signal?.aborted) break
  }
  return `{"status":200,"result":[${results.join(',')}]}`
}

function itemsIn({ batch }: BatchCall, input: unknown): Item[] {
  const { [batch.list]: items, ...common } = input as Item
  return (items as Item[]).map((item) => ({ ...common, ...item }))
}

/** The result of an item as text; throws where it is neither done nor refused. */
async function runItem(call: BatchCall, item: Item, running: Running): Promise<string> {
  const { request, ctx, handle } = running
  const ID = String(item[call.batch.id])
  const work = async () => {
    const Record = call.batch.record.parse(await handle(item, ctx))
    return JSON.stringify({ ID, Outcome: 'done', Record })
  }
  try {
    return await retryConflicts(() =>
      transaction(() => once(call, `#${ID}`, { item, running, work })),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return JSON.stringify({ ID, Outcome: 'refused', ...reasonOf(refusalOf(error, request), ctx) })
  }
}

/** Does `work` once for the caller's key and the item. */
function once(
  call: Call,
  part: string,
  { item, running, work }: { item: Item; running: Running; work: () => Promise<string> },
): Promise<string> {
  const { request, ctx } = running
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || !ctx.officer) return work()
  const body = Buffer.from(JSON.stringify(item))
  const ofItem = {
    officerId: ctx.officer.id,
    call: call.path,
    key: key.slice(0, KEY_LENGTH) + part,
  }
  return withIdempotency({ ...ofItem, body }, ctx.now, work)
}

function reasonOf({ code, params }: Refusal, { language }: CallContext) {
  return { Code: code, Message: translate(code, params, language) }
}
