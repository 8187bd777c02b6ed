import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { rowsOf } from '../rows.ts'
import type { Answer } from '../server.ts'
import {
  concurrentClients,
  concurrently,
  concurrentlyInOrder,
  expectConsistentData,
  lockOrder,
  MAX_CONCURRENT,
  newOrder,
  type Order,
  openMill,
  orderRow,
  password,
  postDraft,
  pricedTickets,
  type SendRequest,
  server,
} from './concurrency.ts'

await openMill()

const CONFIRMED: Action[] = ['submit', 'approve', 'confirm']
const RECEIVED: Action[] = [...CONFIRMED, 'receive', 'receive']
const today = businessDay(new Date())
const Reason = 'ใบชั่งผิดราย'

afterEach(expectConsistentData)

test('fifty officers who add the same twenty tickets to ten orders put each onto one', async () => {
  const tickets = await pricedTickets(20)
  const orders = await Promise.all(Array.from({ length: 10 }, () => postDraft()))
  const ids: string[] = orders.map(({ body }) => body.result.UUID)
  const officers = await concurrentClients(50, 51)
  const answers = await concurrently(
    'lock table order_lines in exclusive mode',
    MAX_CONCURRENT,
    officers.map((post, n) => async () => {
      const answers: [number, Answer][] = []
      for (let step = 0; step < tickets.length; step += 1) {
        const SSWeightID = tickets[(n + step) % tickets.length]!
        const line = { POHeaderUUID: ids[n % ids.length], SSWeightID }
        answers.push([SSWeightID, await post('po/createPOLine', line)])
      }
      return answers
    }),
  )
  const lines = await db()
    .selectFrom('order_lines')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'order_lines.order_id')
    .select(['ticket_id', 'number', 'line_number'])
    .where('order_id', 'in', ids)
    .execute()
  expect(lines.map(({ ticket_id }) => ticket_id).sort()).toEqual([...tickets].sort())
  expect(new Set(lines.map((line) => `${line.number} ${line.line_number}`)).size).toBe(20)
  const holder = new Map(lines.map(({ ticket_id, number }) => [ticket_id, number]))
  const lost = answers.flat().filter(([, { status }]) => status !== 200)
  expect(lost).toHaveLength(50 * 20 - 20)
  for (const [ticket, { status, body }] of lost) {
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'po.ticketTaken' })
    expect(body.message).toContain(holder.get(ticket))
  }
}, 360_000)

test('two hundred headers at once are numbered 1 to 200, none missing and none twice', async () => {
  await db().insertInto('number_sequences').values({ code: 'NBDPO-X', name: 'แยก' }).execute()
  const made = await concurrently(
    'lock table order_counters in exclusive mode',
    MAX_CONCURRENT,
    Array.from({ length: 200 }, () => () => asLongAsBusy(() => postDraft({ PONO_SEQ: 'NBDPO-X' }))),
  )
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]))
  const counted = made.map(({ body }) => Number(body.result.PONumber.slice(-5)))
  expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1))
})

/** Asks again what was answered with 503 or 429, which say that nothing was saved: an officer has so many calls at once at most. */
async function asLongAsBusy(ask: SendRequest): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503 && answer.status !== 429) return answer
    await sleep(50)
  }
}

/** What an officer asks of an order of two lines; `add` brings a ticket that is ready. */
const ASKS: Record<string, (order: Order, spare: number) => SendRequest> = {
  submit: ({ id }) => ask('submitPO', { POHeaderUUID: id }, 51),
  approve: ({ id }) => ask('approvePO', { POHeaderUUID: id }, 50),
  reject: ({ id }) => ask('rejectPO', { POHeaderUUID: id, Reason }, 1),
  confirm: ({ id }) => ask('confirmPO', { POHeaderUUID: id }, 51),
  cancel: ({ id }) => ask('cancelPO', { POHeaderUUID: id }, 51),
  'receive 1': (of) => receive(of, 0),
  'receive 2': (of) => receive(of, 1),
  'release 1': ({ lines }) => ask('releaseLine', { POLineUUID: lines[0], Reason }, 50),
  'release 2': ({ lines }) => ask('releaseLine', { POLineUUID: lines[1], Reason }, 1),
  invoice: ({ id }) => ask('invoice', { POHeaderUUID: id }, 91),
  delete: ({ id }) => ask('deletePO', { POHeaderUUID: id, Password: password }, 0),
  add: ({ id }, SSWeightID) => ask('createPOLine', { POHeaderUUID: id, SSWeightID }, 51),
  'remove 1': ({ lines }) => ask('deletePOLine', { POLineUUID: lines[0] }, 51),
  'remove 2': ({ lines }) => ask('deletePOLine', { POLineUUID: lines[1] }, 50),
  'the bulk update': () => ask('updateStatusPOActiveWork', {}, 51),
}

const ask = (call: string, body: object, role: 0 | 1 | 50 | 51 | 81 | 91) => () =>
  server.post(`po/${call}`, body, role)
const receive = ({ id, lines }: Order, line: number) =>
  ask('receiptLine', { POHeaderUUID: id, POLineUUID: lines[line], RecDate: today }, 81)

const ONE_RECEIVED: Action[] = [...CONFIRMED, 'receive']
const DONE = ''

/** First, second, the way to where they meet, what the second hears, and where the order ends. */
const PAIRS: [string, string, Action[], string, string][] = [
  ['approve', 'reject', ['submit'], 'po.notSubmitted', 'A'],
  ['reject', 'approve', ['submit'], 'po.notSubmitted', 'RJ'],
  ['approve', 'the bulk update', ['submit'], DONE, 'A'],
  ['the bulk update', 'approve', ['submit'], DONE, 'A'],
  ['the bulk update', 'reject', ['submit'], DONE, 'RJ'],
  ['the bulk update', 'the bulk update', ['submit'], DONE, 'IR'],
  ['the bulk update', 'the bulk update', ONE_RECEIVED, DONE, 'C'],
  ['confirm', 'cancel', ['submit', 'approve'], DONE, 'CF CC'],
  ['cancel', 'confirm', ['submit', 'approve'], 'po.canceled', 'A CC'],
  ['receive 1', 'cancel', CONFIRMED, 'po.cancelReceived', 'CF'],
  ['cancel', 'receive 1', CONFIRMED, 'po.canceled', 'CF CC'],
  ['receive 1', 'delete', CONFIRMED, 'po.deleteReceived', 'CF'],
  ['delete', 'receive 1', CONFIRMED, 'po.notFound', 'CF gone'],
  ['receive 1', 'release 1', CONFIRMED, 'po.lineReceived', 'CF'],
  ['release 1', 'receive 1', CONFIRMED, 'po.lineNotFound', 'CF'],
  ['receive 1', 'receive 1', CONFIRMED, 'po.lineReceived', 'CF'],
  ['receive 1', 'receive 2', CONFIRMED, DONE, 'CF RC'],
  ['receive 2', 'release 1', CONFIRMED, DONE, 'CF RC'],
  ['release 1', 'receive 2', CONFIRMED, DONE, 'CF RC'],
  ['release 1', 'release 1', CONFIRMED, 'po.lineGone', 'CF'],
  ['release 1', 'release 2', CONFIRMED, 'po.lastLine', 'CF'],
  ['release 2', 'the bulk update', ONE_RECEIVED, DONE, 'C RC'],
  ['invoice', 'the bulk update', RECEIVED, DONE, 'C IV'],
  ['submit', 'add', [], 'po.notDraft', 'S'],
  ['add', 'submit', [], DONE, 'S'],
  ['submit', 'remove 1', [], 'po.notDraft', 'S'],
  ['remove 1', 'submit', [], DONE, 'S'],
  ['add', 'add', [], 'po.ticketTaken', 'D'],
  ['remove 1', 'remove 1', [], 'po.lineGone', 'D'],
  ['submit', 'submit', [], 'po.notDraft', 'S'],
  ['delete', 'add', [], 'po.notFound', 'D gone'],
  ['add', 'delete', [], DONE, 'D gone'],
  ['delete', 'submit', [], 'po.notFound', 'D gone'],
  ['submit', 'delete', [], DONE, 'S gone'],
]

describe('two who meet at an order: the first does it, the second sees it done', () => {
  test.each(PAIRS)('%s, then %s after %j: “%s”, and the order is %s', async (...pair) => {
    const [one, other, way, code, end] = pair
    const met = await newOrder(2, way)
    const [spare] = await pricedTickets(1)
    const asks = [one, other].map((name) => ASKS[name]!(met, spare!))
    const [done, second] = await concurrentlyInOrder(lockOrder(met), asks)
    expect(done).toMatchObject({ status: 200 })
    expect(second).toMatchObject(code ? { status: 400, body: { code } } : { status: 200 })
    expect(await stateOf(met)).toBe(end)
  })

  test('remove the last line, then submit: there is nothing to submit', async () => {
    const met = await newOrder(1)
    const asks = ['remove 1', 'submit'].map((name) => ASKS[name]!(met, 0))
    const [, second] = await concurrentlyInOrder(lockOrder(met), asks)
    expect(second?.body).toMatchObject({ status: 400, code: 'po.noLines' })
  })

  test('two bulk updates count each order once', async () => {
    const bulk = ask('updateStatusPOActiveWork', {}, 51)
    await bulk()
    const met = await newOrder(1, ['submit'])
    const [first, second] = await concurrentlyInOrder(lockOrder(met), [bulk, bulk])
    expect([first, second].map((one) => one?.body.result.review)).toEqual([1, 0])
  })
})

test.each([2, 10])(
  'of %i who approve at once one does, the others are refused as it is done',
  async (n) => {
    const met = await newOrder(1, ['submit'])
    const managers = await concurrentClients(n, 50)
    const answers = await concurrently(
      lockOrder(met),
      n,
      managers.map((post) => () => post('po/approvePO', { POHeaderUUID: met.id })),
    )
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost).toHaveLength(n - 1)
    for (const { body } of lost) {
      expect(body).toMatchObject({ status: 400, code: 'po.notSubmitted' })
      expect(body.message).toContain(`${met.number} อยู่ในสถานะ “อนุมัติแล้ว”`)
    }
  },
)

test.each([2, 10])('%i who invoice at once set up one payable', async (n) => {
  const met = await newOrder(2, RECEIVED)
  const accountants = await concurrentClients(n, 91)
  const answers = await concurrently(
    lockOrder(met),
    n,
    accountants.map((post) => () => post('po/invoice', { POHeaderUUID: met.id })),
  )
  const lost = answers.filter(({ status }) => status !== 200)
  expect(lost.map(({ body }) => body.code)).toEqual(Array(n - 1).fill('po.alreadyInvoiced'))
  for (const { body } of lost) expect(body.message).toContain(met.number)
  expect(await rowsOf('payable_lines', { order_id: met.id })).toHaveLength(2)
})

test('five under one Idempotency-Key are one line and five same answers', async () => {
  const met = await newOrder(0)
  const [ticket] = await pricedTickets(1)
  const line = { POHeaderUUID: met.id, SSWeightID: ticket }
  const post = () => server.post('po/createPOLine', line, 51, { 'idempotency-key': 'once' })
  const answers = await concurrently<Answer>(lockOrder(met), 5, Array(5).fill(post))
  expect(answers[0]).toMatchObject({ status: 200, body: { result: { LineNo: 1 } } })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a key whose first request is refused serves the next, which was waiting for it', async () => {
  const met = await newOrder(0)
  const submit = () =>
    server.post('po/submitPO', { POHeaderUUID: met.id }, 51, { 'idempotency-key': 'refused' })
  const answers = await concurrently<Answer>(lockOrder(met), 5, Array(5).fill(submit))
  expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('po.noLines'))
})

describe('a ticket that two want', () => {
  test('waits for the order that is being canceled, and then goes onto the other', async () => {
    const [old, other] = [await newOrder(1, CONFIRMED), await newOrder(0)]
    const cancel = ASKS.cancel!(old, 0)
    const add = ASKS.add!(other, old.tickets[0]!)
    const [, added] = await concurrentlyInOrder('lock table order_steps in exclusive mode', [
      cancel,
      add,
    ])
    expect(added).toMatchObject({ status: 200, body: { result: { SSWeightID: old.tickets[0] } } })
  })
})

async function stateOf({ id }: Order): Promise<string> {
  const { state, purchase_state, deleted_at } = await orderRow(id)
  return [state, purchase_state, deleted_at && 'gone'].filter(Boolean).join(' ')
}
