import pg from 'pg'
import { afterAll, expect, vi } from 'vitest'
import { checkData } from '../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import type { Action } from '../../purchase-orders/rules.ts'
import { arriving, leaving, openBridge, type Reading } from '../bridge.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, type Mill } from '../fixture.ts'
import { addTicket, draftOrder, givePassword, perform } from '../orders.ts'
import { type Answer, openTestServer, send, signInAs, type TestServer } from '../server.ts'

export type Ask = () => Promise<Answer>

/** Connections that calls have between them: so many can wait in the database at once. */
export const MAX_CONCURRENT = 16

export let mill: Mill
export let server: TestServer
/** What the browser sends for the super admin's password. */
export let password: string
export let bridge: Awaited<ReturnType<typeof openBridge>>
let door: pg.Client
let watch: pg.Client

/** Opens a mill for a test file, with a server, its bridge and two connections of its own to watch with. */
export async function openMill(): Promise<void> {
  const url = await openTestDatabase()
  mill = await buildMill()
  server = await openTestServer()
  password = await givePassword(server.officers[0].id)
  bridge = await openBridge(server)
  const clients = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ]
  await Promise.all(clients.map((client) => client.connect()))
  afterAll(() => Promise.all(clients.map((client) => client.end())))
  door = clients[0]!
  watch = clients[1]!
}

/** Came to be by the fixture, without a trail. */
const OF_THE_FIXTURE = /^(officer|customer|vendor|product) /

/** Trucks of the vendor as the bridge has them once they are weighed in and out. */
export function trucks(howMany: number): Reading[] {
  return Array.from({ length: howMany }, () => leaving(arriving(mill.vendor.avl)))
}

/** The tickets of trucks that left, not graded yet. */
export async function arrive(howMany: number): Promise<number[]> {
  return (await bridge(...trucks(howMany))).map(({ SSWeightID }) => SSWeightID)
}

/** Tickets weighed in and out by the bridge, graded and priced, all through calls. */
export async function weigh(howMany: number): Promise<number[]> {
  const ids = await arrive(howMany)
  for (const id of ids) await evaluate(id)
  return ids
}

/** Grades a ticket 18 and prices it 5.20 as an evaluator. */
export async function evaluate(SSWeightID: number): Promise<void> {
  const grading = { SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }
  const price = { SysValuationPrice: 5.2, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  await server.post('po/evaluate', grading, 52)
  const { status } = await server.post('po/valuation', { SSWeightID, ...price }, 52)
  expect(status).toBe(200)
}

/** An order with its lines in their order. */
export interface Order {
  id: string
  number: string
  lines: string[]
  tickets: number[]
}

/** A new order of `lines` new tickets, brought as far as `actions` bring it. */
export async function order(lines: number, actions: readonly Action[] = []): Promise<Order> {
  const id = await draftOrder(mill)
  const tickets = await weigh(lines)
  for (const ticket of tickets) await addTicket(mill, id, ticket)
  for (const action of actions) await perform(mill, action, id)
  const added = db().selectFrom('order_lines').select('id').where('order_id', '=', id)
  const rows = await added.orderBy('line_number').execute()
  const { number } = await rowOf(id)
  return { id, number, lines: rows.map((line) => line.id), tickets }
}

/** A draft without lines, made by a call. */
export async function draft(fields: object = {}): Promise<Answer> {
  return server.post('po/createPOHeader', { VendorUUID: mill.vendor.id, ...fields }, 51)
}

export function rowOf(id: string) {
  return db()
    .selectFrom('purchase_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** `howMany` officers of `role`, each of whom sends as themselves. */
export async function crowd(howMany: number, role: Role) {
  const officers = await Promise.all(Array.from({ length: howMany }, () => signInAs(role)))
  return officers.map(({ token }) => (path: string, body: unknown) => {
    return send(server.app, path, body, { authorization: `Bearer ${token}` })
  })
}

/**
 * Shuts a door in the database by `lock`, sends one request after the other, each once those before it stand at the
 * door, and opens it: they all overlapped, and go through in this order. Gives the answers in that order.
 */
export function inTurn(lock: string, requests: readonly Ask[]): Promise<Answer[]> {
  return behind(lock, async () => {
    const answers: Promise<Answer>[] = []
    for (const request of requests) {
      answers.push(request())
      await untilWaiting(answers.length)
    }
    return answers
  })
}

/** Sends `request`, does `work` once it stands at the door, and opens it: what it began before, it ends after. */
export async function meanwhile(
  lock: string,
  request: Ask,
  work: () => Promise<unknown>,
): Promise<Answer> {
  const [answer] = await behind(lock, async () => {
    const answers = [request()]
    await untilWaiting(1)
    await work()
    return answers
  })
  return answer!
}

/** As `inTurn`, all sent at once; the door opens when `waiting` of them stand at it. */
export function atOnce<T>(
  lock: string,
  waiting: number,
  work: readonly (() => Promise<T>)[],
): Promise<T[]> {
  return behind(lock, async () => {
    const done = work.map((one) => one())
    await untilWaiting(waiting)
    return done
  })
}

async function behind<T>(lock: string, come: () => Promise<Promise<T>[]>): Promise<T[]> {
  await door.query('begin')
  await door.query(lock)
  const coming = await come().finally(() => door.query('commit'))
  return Promise.all(coming)
}

/** The door at one order: every write of it begins by taking its row. */
export function lockOrder({ id }: { id: string }): string {
  return `select from purchase_orders where id = '${id}' for update`
}

/** The door at one ticket: grading, pricing, correcting and ordering begin by taking its row. */
export function lockTicket(id: number): string {
  return `select from weigh_tickets where id = ${id} for update`
}

async function untilWaiting(howMany: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await watch.query(waiting)).rowCount === howMany, {
    timeout: 20_000,
    interval: 5,
  })
}

/** Proves that what always holds still does, and that nobody had to be stopped for two to go on. */
export async function expectSound(): Promise<void> {
  const findings = await checkData()
  expect(findings.filter(({ record }) => !OF_THE_FIXTURE.test(record))).toEqual([])
  expect(await wronglyLocked()).toEqual([])
  const { rows } = await watch.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(rows).toEqual([{ deadlocks: 0 }])
}

/** Tickets that are locked though no order that is sent has them, and those that are not though one has. */
async function wronglyLocked(): Promise<unknown[]> {
  const { rows } = await watch.query(`
    with sent as (
      select ticket_id, number from order_lines join purchase_orders on purchase_orders.id = order_id
      where released_at is null and state not in ('D', 'RJ')
    )
    select * from sent full join ticket_locks using (ticket_id) where number is distinct from order_number`)
  return rows
}
