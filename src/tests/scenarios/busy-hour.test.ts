import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDay } from '../../platform/thai-date.ts'
import type { Answer } from '../server.ts'
import {
  concurrentClients,
  expectConsistentData,
  newOrder,
  openMill,
  postDraft,
  pricedTickets,
} from './concurrency.ts'

await openMill()

const OFFICERS = 16
const REQUESTS = 40
const Reason = 'ใบชั่งผิดราย'
const RecDate = businessDay(new Date())

/** How often each is done: mostly there and back again, so that the orders do not come to rest. */
const OFTEN = {
  createPOLine: 30,
  deletePOLine: 24,
  submitPO: 12,
  rejectPO: 16,
  approvePO: 3,
  confirmPO: 10,
  receiptLine: 10,
  releaseLine: 4,
  invoice: 6,
  cancelPO: 1,
  updateStatusPOActiveWork: 2,
}
const call = fc.oneof(
  ...Object.entries(OFTEN).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
)
const request = fc.record({ call, order: fc.nat(5), ticket: fc.nat(5), line: fc.nat(5) })
interface CallContext {
  order: number
  ticket: number
  line: number
}

test('sixteen officers who do anything at once to six orders and tickets leave them sound', async () => {
  const tickets = await pricedTickets(6)
  const begun = [
    await newOrder(2, ['submit']),
    await newOrder(2, ['submit', 'approve']),
    await newOrder(2, ['submit', 'approve', 'confirm']),
  ]
  const drafts = await Promise.all(begun.map(() => postDraft()))
  const orders = [...drafts.map(({ body }) => body.result.UUID), ...begun.map(({ id }) => id)]
  const lines = begun.flatMap(({ id, lines }) =>
    lines.map((line) => ({ POHeaderUUID: id, POLineUUID: line })),
  )
  const body = (name: string, { order, ticket, line }: CallContext): object => {
    const POHeaderUUID = orders[order]
    const { POLineUUID } = lines.at(-1 - line)!
    if (name === 'updateStatusPOActiveWork') return {}
    if (name === 'createPOLine') return { POHeaderUUID, SSWeightID: tickets[ticket] }
    if (name === 'deletePOLine') return { POLineUUID }
    if (name === 'releaseLine') return { POLineUUID, Reason }
    if (name === 'receiptLine') return { ...lines.at(-1 - line), RecDate }
    return name === 'rejectPO' ? { POHeaderUUID, Reason } : { POHeaderUUID }
  }
  const officers = await concurrentClients(OFFICERS, 0)
  const plans = fc.sample(fc.array(request, { minLength: REQUESTS, maxLength: REQUESTS }), {
    numRuns: OFFICERS,
    seed: 2569,
  })
  const answers: [string, Answer][] = []
  await Promise.all(
    officers.map(async (post, n) => {
      for (const { call, ...request } of plans[n]!) {
        const sent = body(call, request)
        const answer = await post(`po/${call}`, sent)
        answers.push([call, answer])
        if (call === 'createPOLine' && answer.status === 200) {
          lines.push({ POHeaderUUID: orders[request.order], POLineUUID: answer.body.result.UUID })
        }
      }
    }),
  )
  expect(answers).toHaveLength(OFFICERS * REQUESTS)
  for (const [call, { status, body }] of answers) {
    expect([200, 400, 409], `${call}: ${body.message}`).toContain(status)
    if (status !== 200) expect(body.message).not.toMatch(/\{\{|undefined|null| {2}|\(\)|“”/)
  }
  const done = answers.filter(([, { status }]) => status === 200).map(([call]) => call)
  expect(new Set(done).size).toBeGreaterThan(6)
  await expectConsistentData()
}, 360_000)
