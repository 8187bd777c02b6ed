import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BATCH_LIMIT } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow } from '../../tests/orders.ts'
import { rowsOf } from '../../tests/rows.ts'
import { openTestServer } from '../../tests/server.ts'

const mill = await openTestMill()
const server = await openTestServer()
const APPROVED = ['submit', 'approve'] as const

let ids: string[]
beforeEach(async () => {
  ids = []
  for (let n = 0; n < 3; n += 1) ids.push(await orderAfter(mill, APPROVED))
})
afterEach(async () => {
  await sql`drop function if exists break cascade`.execute(db())
})

test('every item is done by itself and answers with its record, in the order sent', async () => {
  const { status, body } = await confirm(ids)
  expect(status).toBe(200)
  expect(body.result).toMatchObject(
    ids.map((ID) => ({ ID, Outcome: 'done', Record: { UUID: ID, State: 'CF' } })),
  )
  expect(await states()).toEqual(['CF', 'CF', 'CF'])
})

test('a refused item says why, and the others are done', async () => {
  const unknown = randomUUID()
  const draft = await orderAfter(mill, [])
  const stale = { POHeaderUUID: ids[1]!, Version: 99 }
  const sent = [{ POHeaderUUID: ids[0]! }, { POHeaderUUID: unknown }, stale]
  const { body } = await post([...sent, { POHeaderUUID: draft }, { POHeaderUUID: ids[2]! }])
  expect(body.result).toMatchObject([
    { Outcome: 'done' },
    { Outcome: 'refused', Code: 'po.notFound' },
    { Outcome: 'refused', Code: 'sys.stale' },
    { Outcome: 'refused', Code: 'po.notApproved' },
    { Outcome: 'done' },
  ])
  expect(body.result[3].Message).toContain((await orderNow(draft)).PONumber)
  expect(await states()).toEqual(['CF', 'A', 'CF'])
})

test('a failure ends the batch: what was done stays, and the same request goes on with the rest', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await failFor(ids[1]!)
  const first = await confirm(ids, key)
  expect(first.body.result).toMatchObject([
    { Outcome: 'done' },
    { Outcome: 'notTried', Code: 'sys.failed' },
    { Outcome: 'notTried', Code: 'sys.failed' },
  ])
  expect(await states()).toEqual(['CF', 'A', 'A'])
  await sql`drop function break cascade`.execute(db())
  const second = await confirm(ids, key)
  expect(second.body.result.map(({ Outcome }: { Outcome: string }) => Outcome)).toEqual([
    'done',
    'done',
    'done',
  ])
  expect(second.body.result[0]).toEqual(first.body.result[0])
  expect(await steps(ids[0]!)).toBe(1)
})

test('where not even the first item can be tried, the call fails as any other', async () => {
  await failFor(ids[0]!)
  expect(await confirm(ids)).toMatchObject({ status: 500, body: { code: 'sys.failed' } })
  expect(await states()).toEqual(['A', 'A', 'A'])
})

test('a caller who goes away ends it: nothing further is begun', async () => {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const closed = new Promise((resolve) => {
    server.app.server.once('connection', (socket) => socket.once('close', resolve))
  })
  const caller = new AbortController()
  const { locked, unlock } = lockOrder(ids[1]!)
  await locked
  const sent = fetch(`${origin}/api/system/po/confirmOrders`, {
    method: 'POST',
    signal: caller.signal,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${server.officers[51].token}`,
    },
    body: JSON.stringify({ Orders: ids.map((POHeaderUUID) => ({ POHeaderUUID })) }),
  }).catch((error: Error) => error.name)
  await expect.poll(states).toEqual(['CF', 'A', 'A'])
  caller.abort()
  expect(await sent).toBe('AbortError')
  await closed
  await unlock()
  await expect.poll(async () => (await states())[1]).toBe('CF')
  expect(await states()).toEqual(['CF', 'CF', 'A'])
})

test('two who send the same batch at once: each item is done once, and the other is told', async () => {
  const both = await Promise.all([confirm(ids), confirm([...ids].reverse())])
  const outcomes = both.flatMap(({ body }) => body.result as { ID: string; Outcome: string }[])
  for (const id of ids) {
    const ofOrder = outcomes.filter(({ ID }) => ID === id).map(({ Outcome }) => Outcome)
    expect(ofOrder.sort()).toEqual(['done', 'refused'])
    expect(await steps(id)).toBe(1)
  }
})

test('no items, the same item twice and too many are refused whole', async () => {
  const many = Array.from({ length: BATCH_LIMIT + 1 }, () => randomUUID())
  for (const [sent, fault] of [
    [[], 'กรุณากรอกช่องนี้'],
    [[ids[0]!, ids[0]!], 'มีรายการซ้ำ กรุณาเลือกใหม่'],
    [many, 'เลือกได้ครั้งละไม่เกิน 1,000 รายการ กรุณาแบ่งทำ'],
  ] as const) {
    const { status, body } = await confirm(sent)
    expect([status, body.fields]).toEqual([400, { Orders: fault }])
  }
  expect(await states()).toEqual(['A', 'A', 'A'])
})

test('a thousand unknown items are refused one by one', async () => {
  const { status, body } = await confirm(Array.from({ length: BATCH_LIMIT }, () => randomUUID()))
  expect(status).toBe(200)
  expect(new Set(body.result.map(({ Code }: { Code: string }) => Code))).toEqual(
    new Set(['po.notFound']),
  )
})

/** Keeps the order locked by a transaction of its own until `unlock` is called. */
function lockOrder(id: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let lock = () => {}
  const locked = new Promise<void>((resolve) => {
    lock = resolve
  })
  const ended = db()
    .transaction()
    .execute(async (other) => {
      await other
        .selectFrom('purchase_orders')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .execute()
      lock()
      await released
    })
  const unlock = () => {
    release()
    return ended
  }
  return { locked, unlock }
}

function confirm(orders: readonly string[], headers?: Record<string, string>) {
  return post(
    orders.map((POHeaderUUID) => ({ POHeaderUUID })),
    headers,
  )
}

function post(Orders: readonly object[], headers?: Record<string, string>) {
  return server.post('po/confirmOrders', { Orders }, 51, headers)
}

async function states(): Promise<string[]> {
  return Promise.all(ids.map(async (id) => (await orderNow(id)).State))
}

async function steps(id: string): Promise<number> {
  const taken = await rowsOf('order_steps', { order_id: id, action: 'confirm' })
  return taken.length
}

/** Lets the database fail on the next step of the order. */
async function failFor(id: string): Promise<void> {
  await sql`create function break() returns trigger language plpgsql as ${sql.lit(
    `begin if new.order_id = '${id}' then raise exception 'broken'; end if; return new; end`,
  )}`.execute(db())
  await sql`create trigger broken before insert on order_steps for each row execute function break()`.execute(
    db(),
  )
}
