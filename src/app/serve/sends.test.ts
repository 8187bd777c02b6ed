import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../platform/db.ts'
import { arriving } from '../../tests/bridge.ts'
import { sendToLeave } from '../../tests/conformance/fuzz/leave.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { type Answer, openTestServer } from '../../tests/server.ts'
import { locksAwaited, openTransaction } from '../../tests/transactions.ts'
import { lockIntake } from '../../weighing/writes/lock-intake.ts'
import { sendsWaiting } from './sends.ts'

const url = await openTestDatabase()
const mill = await buildMill()
const server = await openTestServer()
await server.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.app.server.address() as AddressInfo

/** No longer is a connection or a lock waited for, and yet long enough to connect on a busy machine. */
const SHORT_MS = 2000

test('sends wait their turn outside the pool, tokens by turns, and officers go on working', async () => {
  const [many, few] = [await token(), await token()]
  const held = await openTransaction(lockIntake)
  const order: string[] = []
  const of = (name: string, bearer: string) =>
    send(bearer).then((answer) => {
      if (answer.status === 200) order.push(name)
      return answer
    })
  const asked = Array.from({ length: 30 }, () => of('many', many))
  await expect.poll(sendsWaiting).toBe(8)
  const other = of('few', few)
  await expect.poll(sendsWaiting).toBe(9)
  expect((await server.post('vendor/GetFD7Lists', {}, 51)).status).toBe(200)
  await held.rollback()
  expect((await other).status).toBe(200)
  expect(order.indexOf('few')).toBeLessThan(5)
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.every(({ body }) => body.code === 'sys.busy')).toBe(true)
})

test('a send whose caller has gone leaves the line and is not begun', async () => {
  const bearer = await token()
  const held = await openTransaction(lockIntake)
  const running = [send(bearer), send(bearer)]
  await expect.poll(locksAwaited).toBe(2)
  const sent = {
    path: 'scale/ImportTickets',
    payload: JSON.stringify({ tickets: [arriving(mill.vendor.avl)] }),
    token: bearer,
  }
  const leave = await sendToLeave(port, sent, 3)
  await expect.poll(sendsWaiting).toBe(3)
  await leave()
  await expect.poll(sendsWaiting).toBe(0)
  await held.rollback()
  for (const { status } of await Promise.all(running)) expect(status).toBe(200)
})

test('what waits too long for what another holds is told when to come again', async () => {
  const bearer = await token()
  await closeDatabase()
  openDatabase(url, { waitMs: SHORT_MS })
  const held = await openTransaction(lockIntake)
  const { statusCode, headers, body } = await server.app.inject(request(bearer))
  expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([
    503,
    '5',
    'sys.busy',
  ])
  await held.rollback()
  expect((await send(bearer)).status).toBe(200)
})

async function token(): Promise<string> {
  const { body } = await server.post('scale/CreateToken', { Name: randomUUID().slice(0, 8) }, 1)
  return body.result.Token
}

function send(bearer: string): Promise<Answer> {
  const tickets = [arriving(mill.vendor.avl, { CarRegister: `80-${randomUUID().slice(0, 4)}` })]
  return server.post('scale/ImportTickets', { tickets }, undefined, {
    authorization: `Bearer ${bearer}`,
  })
}

function request(bearer: string) {
  return {
    method: 'POST',
    url: '/api/system/scale/ImportTickets',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { tickets: [arriving(mill.vendor.avl)] },
  } as const
}
