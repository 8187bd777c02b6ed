import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { db } from '../../src/platform/db.ts'
import { arriving, leaving } from '../../src/tests/bridge.ts'
import { openCutLine } from '../../src/tests/cut-line.ts'
import { openTestDatabase } from '../../src/tests/database.ts'
import { openTestServer } from '../../src/tests/server.ts'
import type { SentTicket } from '../queue/entries.ts'
import { openQueue, type Queue } from '../queue/queue.ts'
import { type Clocks, createClock } from './clock.ts'
import { type Sender, startSender } from './sender.ts'

await openTestDatabase()

const server = await openTestServer()
await server.app.listen({ host: '127.0.0.1', port: 0 })
const line = await openCutLine((server.app.server.address() as AddressInfo).port)
afterAll(() => line.close())

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function newToken(): Promise<{ UUID: string; Token: string }> {
  const { body } = await server.post('scale/CreateToken', { Name: randomUUID() }, 1)
  return body.result
}

const newQueue = async (): Promise<Queue> => {
  const queue = await openQueue(mkdtempSync(path.join(tmpdir(), 'sender-')), () => sender?.hurry())
  closing.push(() => queue.close())
  return queue
}

let sender: Sender | undefined
const run = 'this run'

function send(queue: Queue, token: string, { address = line.address, clocks }: Way = {}): Sender {
  const clock = createClock(clocks)
  const started = startSender({
    queue,
    clock,
    server: { address, token },
    run,
    isBridge: true,
    changed() {},
  })
  sender = started
  closing.push(() => started.stop())
  return started
}
interface Way {
  address?: string
  clocks?: Clocks
}

const truck = (facts: Partial<SentTicket> = {}) => arriving('10023', facts) as SentTicket

async function arrived(tickets: readonly SentTicket[]) {
  const ids = tickets.map(({ WeightScaleIDIn }) => WeightScaleIDIn)
  return db()
    .selectFrom('weigh_tickets')
    .select(['scale_id_in', 'time_in', 'weight_out_kg'])
    .where('scale_id_in', 'in', ids)
    .execute()
}

test('a thousand tickets are sent in batches of 200, each once', async () => {
  const queue = await newQueue()
  const trucks = Array.from({ length: 1000 }, () => truck())
  await queue.add(trucks, 'page')
  send(queue, (await newToken()).Token)
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  expect(await arrived(trucks)).toHaveLength(1000)
  expect(queue.state.latest.every(({ answer }) => answer?.outcome === 'created')).toBe(true)
})

test('while the network is away tickets wait, and then they are sent', async () => {
  const queue = await newQueue()
  const started = send(queue, (await newToken()).Token)
  await expect.poll(() => started.connection().state).toBe('connected')
  line.cut()
  const one = truck()
  await queue.add([one], 'page')
  await expect.poll(() => started.connection().state).toBe('unreachable')
  await queue.add([leaving(one) as SentTicket], 'page')
  expect(queue.state.waiting.size).toBe(2)
  line.fix()
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  expect(await arrived([one])).toMatchObject([{ weight_out_kg: '6010.00' }])
})

test('a token that is revoked is said to be, and its tickets wait for the next one', async () => {
  const queue = await newQueue()
  const { UUID, Token } = await newToken()
  const first = send(queue, Token)
  await expect.poll(() => first.connection().state).toBe('connected')
  await server.post('scale/RevokeToken', { UUID }, 1)
  const one = truck()
  await queue.add([one], 'page')
  await expect.poll(() => first.connection().state).toBe('revoked')
  expect(queue.state.waiting.size).toBe(1)
  await first.stop()
  send(queue, (await newToken()).Token)
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  expect(await arrived([one])).toHaveLength(1)
})

test('a ticket that the server refuses is kept with its sentence, and keeps no other back', async () => {
  const queue = await newQueue()
  const good = truck()
  await queue.add([truck({ CarRegister: '' }), good], 'file')
  send(queue, (await newToken()).Token)
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  expect([...queue.state.refused.values()].map(({ answer }) => answer?.reason)).toEqual([
    expect.stringContaining('ทะเบียนรถ'),
  ])
  expect(await arrived([good])).toHaveLength(1)
})

test('a number that is another truck’s is delivered: it is kept with the sentence of the server, and not sent again', async () => {
  const queue = await newQueue()
  const one = truck()
  await queue.add([one], 'page')
  const started = send(queue, (await newToken()).Token)
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  const other = { ...one, CarRegister: '80-9999 กระบี่', WeightIn: 20_000 }
  await queue.add([other], 'page')
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  const { body } = await server.post('scale/GetRefusedTickets', {}, 0)
  expect(body.result.data[0]).toMatchObject({ Code: 'scale.otherTruck' })
  expect([...queue.state.refused.values()].map(({ answer }) => answer?.reason)).toEqual([
    body.result.data[0].Reason,
  ])
  started.hurry()
  await expect.poll(() => started.connection().state).toBe('connected')
  expect((await server.post('scale/GetRefusedTickets', {}, 0)).body.result.data[0].SeenCount).toBe(
    1,
  )
})

async function isVoided(one: SentTicket): Promise<boolean | undefined> {
  const row = await db()
    .selectFrom('weigh_tickets')
    .select('is_voided')
    .where('scale_id_in', '=', one.WeightScaleIDIn)
    .executeTakeFirst()
  return row?.is_voided
}

test('a weigh-in that is voided while the network is away is taken in first, and then voided', async () => {
  const queue = await newQueue()
  const started = send(queue, (await newToken()).Token)
  await expect.poll(() => started.connection().state).toBe('connected')
  line.cut()
  const one = truck()
  await queue.add([one], 'page')
  await queue.void(one.WeightScaleIDIn, 'ชั่งผิดคัน')
  await expect.poll(() => started.connection().state).toBe('unreachable')
  expect(await isVoided(one)).toBeUndefined()
  line.fix()
  await expect.poll(() => queue.state.voids.size).toBe(0)
  expect(await isVoided(one)).toBe(true)
})

test('a weigh-in that is voided already is done, and one that is graded stays with the sentence of the server', async () => {
  const queue = await newQueue()
  const [voided, graded] = [truck(), truck()]
  await queue.add([voided, graded], 'page')
  send(queue, (await newToken()).Token)
  await expect.poll(() => queue.state.known.size).toBe(2)
  const [first = 0, second = 0] = [...queue.state.known.values()]
  await server.post('scale/VoidTicket', { SSWeightID: first, Reason: 'trialWeighing' }, 50)
  await server.post(
    'po/evaluate',
    { SSWeightID: second, SysProductGrade: 18, SysPalmReturn: 0 },
    52,
  )
  for (const { WeightScaleIDIn } of [voided, graded]) await queue.void(WeightScaleIDIn, 'ชั่งผิดคัน')
  await expect
    .poll(() => queue.state.voids.get(graded.WeightScaleIDIn)?.refusal)
    .toContain('ประเมินคุณภาพแล้ว')
  expect([...queue.state.inside.keys()]).toEqual([graded.WeightScaleIDIn])
  expect(queue.state.voids.size).toBe(1)
})

test('the void of a weigh-in that the server refused is done here, and nothing is left to fix', async () => {
  const queue = await newQueue()
  const one = truck({ CarRegister: '' })
  await queue.add([one], 'page')
  send(queue, (await newToken()).Token)
  await expect.poll(() => queue.state.refused.size).toBe(1)
  await queue.void(one.WeightScaleIDIn, 'ชั่งผิดคัน')
  await expect.poll(() => queue.state.voids.size).toBe(0)
  expect(queue.state.refused.size).toBe(0)
  const kept = await db()
    .selectFrom('refused_tickets')
    .select(['settlement', 'reason'])
    .where('scale_id_in', '=', one.WeightScaleIDIn)
    .execute()
  expect(kept, 'the office mends it no more').toEqual([
    { settlement: 'aside', reason: 'wrongTruck' },
  ])
})

const HOUR = 3600_000
const clocksAhead = (ms: number): Clocks => ({
  wall: () => Date.now() + ms,
  steady: () => performance.now(),
})

test('what a clock an hour ahead recorded before the first answer is put right, once', async () => {
  const queue = await newQueue()
  const WeightTimeIn = new Date(Date.now() + HOUR).toISOString()
  const [one, ofEarlierRun] = [truck({ WeightTimeIn }), truck()]
  await queue.add([one], 'page', { unchecked: { run, times: ['WeightTimeIn'] } })
  await queue.add([ofEarlierRun], 'page', {
    unchecked: { run: 'another', times: ['WeightTimeIn'] },
  })
  send(queue, (await newToken()).Token, { clocks: clocksAhead(HOUR) })
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  expect(queue.state.refused.size).toBe(0)
  const [{ time_in } = { time_in: new Date(0) }] = await arrived([one])
  expect(Math.abs(time_in.getTime() - (Date.parse(WeightTimeIn) - HOUR))).toBeLessThan(2000)
  const [earlier] = await arrived([ofEarlierRun])
  expect(earlier?.time_in.toISOString()).toBe(ofEarlierRun.WeightTimeIn)
})

/** A server that answers as it is told, for what the product does not do. */
async function answering(answer: (body: string) => { status: number; text: string }) {
  const http = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { status, text } = answer(body)
    response.writeHead(status).end(text)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  closing.push(async () => void http.close())
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

test.each([
  ['failing', 503, '{"status":503,"message":"ฐานข้อมูลปิดอยู่"}'],
  ['failing', 502, '<html>Bad gateway</html>'],
  ['noProduct', 200, '<html>Welcome to nginx</html>'],
  ['noProduct', 301, ''],
  ['noProduct', 404, '{"message":"Not Found"}'],
])(
  'an answer that is not the product’s is called %s (%d), and nothing is lost',
  async (...expected) => {
    const [state, status, text] = expected
    const address = await answering(() => ({ status, text }))
    const queue = await newQueue()
    await queue.add([truck()], 'page')
    const started = send(queue, 'token', { address })
    await expect.poll(() => started.connection().state).toBe(state)
    expect(queue.state.waiting.size).toBe(1)
  },
)

test('of a batch that is refused whole only the ticket that is not taken is refused', async () => {
  const trucks = Array.from({ length: 9 }, () => truck())
  const bad = trucks[6]!.WeightScaleIDIn
  const address = await answering((body) => {
    const { tickets = [] } = JSON.parse(body)
    const result = tickets.map((one: SentTicket) => ({
      WeightScaleIDIn: one.WeightScaleIDIn,
      SSWeightID: 1,
      Outcome: 'created',
      Reason: null,
    }))
    return body.includes(bad)
      ? { status: 400, text: '{"status":400,"message":"ไม่รับ"}' }
      : { status: 200, text: JSON.stringify({ status: 200, result }) }
  })
  const queue = await newQueue()
  await queue.add(trucks, 'page')
  send(queue, 'token', { address })
  await expect.poll(() => queue.state.waiting.size).toBe(0)
  expect([...queue.state.refused.values()].map(({ ticket }) => ticket.WeightScaleIDIn)).toEqual([
    bad,
  ])
})

test('a void that the office undid, and a truck of the PC before, are inside again, and are weighed out', async () => {
  const { Token } = await newToken()
  const before = await newQueue()
  const left = truck({ CarRegister: '70-0001 กระบี่', WeightScaleIDIn: 'B-0001' })
  await before.add([left], 'page')
  const former = send(before, Token)
  await expect.poll(() => before.state.known.size).toBe(1)
  const SSWeightID = before.state.known.get('B-0001')
  await before.void('B-0001', 'ชั่งผิดคัน')
  await expect.poll(() => before.state.voids.size).toBe(0)
  await former.stop()
  const { status } = await server.post('scale/UnvoidTicket', { SSWeightID }, 1)
  expect(status).toBe(200)

  const restored = send(before, Token)
  await expect.poll(() => before.state.inside.get('B-0001')?.WeightIn).toBe(15_230)
  await restored.stop()

  const queue = await newQueue()
  send(queue, Token)
  await expect.poll(() => [...queue.state.inside.keys()]).toEqual(['B-0001'])
  await queue.add([leaving(queue.state.inside.get('B-0001')!) as SentTicket], 'page')
  await expect.poll(() => queue.state.latest[0]?.answer?.outcome).toBe('updated')
  expect(await arrived([left])).toMatchObject([{ weight_out_kg: '6010.00' }])
})

test('what was taken off the list at the bridge, or voided there, is not taken up again', async () => {
  const queue = await newQueue()
  const [away, wrong] = [truck(), truck()]
  await queue.add([away, wrong], 'page')
  await queue.leave(away.WeightScaleIDIn)
  await queue.void(wrong.WeightScaleIDIn, 'ชั่งผิดคัน')
  const trucks = [away, wrong].map((ticket, n) => ({ ticketId: n + 1, ticket }))
  const takeUp = () => queue.takeUp({ trucks, voided: [] })
  await takeUp()
  expect(queue.state.inside.size).toBe(0)
  await queue.takeVoidBack(wrong.WeightScaleIDIn)
  expect([...queue.state.inside.values()]).toEqual([wrong])
  await takeUp()
  expect(queue.state.inside.size).toBe(1)
})

test('a truck whose ticket the office voided is inside no more', async () => {
  const { Token } = await newToken()
  const queue = await newQueue()
  await queue.add([truck(), truck()], 'page')
  const first = send(queue, Token)
  await expect.poll(() => queue.state.known.size).toBe(2)
  await first.stop()
  const [[id, SSWeightID] = ['', 0]] = queue.state.known
  await server.post('scale/VoidTicket', { SSWeightID, Reason: 'ชั่งผิดคัน' }, 1)
  send(queue, Token)
  await expect.poll(() => queue.state.inside.has(id)).toBe(false)
  expect(queue.state.inside.size).toBe(1)
})
