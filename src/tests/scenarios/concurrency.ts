import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { arriving, leaving, openBridge, type Reading } from '../bridge.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, type Mill } from '../fixture.ts'
import { addTicket, draftOrder, givePassword, perform } from '../orders.ts'
import { type Answer, openTestServer, send, signInAs, type TestServer } from '../server.ts'

export type SendRequest = () => Promise<Answer>

/** Connections that changes may take: at most this many can wait in the database at once. */
export const MAX_CONCURRENT = 12

export let mill: Mill
export let server: TestServer
/** What the browser sends for the super admin's password. */
export let password: string
export let bridge: Awaited<ReturnType<typeof openBridge>>
let blocker: pg.Client
let monitor: pg.Client

/** Opens a mill with a server and a bridge for a test file, and two connections to block and to monitor with. */
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
  blocker = clients[0]!
  monitor = clients[1]!
}

/** Records that the fixture inserts without audit entries. */
const FROM_FIXTURE = /^(officer|customer|vendor|product) /

/** Readings of trucks of the vendor that were weighed in and out. */
export function truckReadings(howMany: number): Reading[] {
  return Array.from({ length: howMany }, () => leaving(arriving(mill.vendor.avl)))
}

/** Tickets that are weighed out and not graded yet. */
export async function ungradedTickets(howMany: number): Promise<number[]> {
  return (await bridge(...truckReadings(howMany))).map(({ SSWeightID }) => SSWeightID)
}

/** Tickets weighed in and out by the bridge, graded and priced, all through calls. */
export async function pricedTickets(howMany: number): Promise<number[]> {
  const ids = await ungradedTickets(howMany)
  for (const id of ids) await gradeAndPrice(id)
  return ids
}

/** Grades a ticket 18 and prices it 5.20 as an evaluator. */
export async function gradeAndPrice(SSWeightID: number): Promise<void> {
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
export async function newOrder(lines: number, actions: readonly Action[] = []): Promise<Order> {
  const id = await draftOrder(mill)
  const tickets = await pricedTickets(lines)
  for (const ticket of tickets) await addTicket(mill, id, ticket)
  for (const action of actions) await perform(mill, action, id)
  const added = db().selectFrom('order_lines').select('id').where('order_id', '=', id)
  const rows = await added.orderBy('line_number').execute()
  const { number } = await orderRow(id)
  return { id, number, lines: rows.map((line) => line.id), tickets }
}

/** A draft without lines, made by a call. */
export async function postDraft(fields: object = {}): Promise<Answer> {
  return server.post('po/createPOHeader', { VendorUUID: mill.vendor.id, ...fields }, 51)
}

export function orderRow(id: string) {
  return db()
    .selectFrom('purchase_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** `howMany` officers of `role`, each with a function that sends a call with their own session. */
export async function concurrentClients(howMany: number, role: Role) {
  const officers = await Promise.all(Array.from({ length: howMany }, () => signInAs(role)))
  return officers.map(({ token }) => (path: string, body: unknown) => {
    return send(server.app, path, body, { authorization: `Bearer ${token}` })
  })
}

/**
 * Sends requests that overlap and yet pass in their order: while another transaction holds `lock`, each is sent once
 * all before it wait for it. Gives the answers in that order.
 */
export function concurrentlyInOrder(
  lock: string,
  requests: readonly SendRequest[],
): Promise<Answer[]> {
  return withLockHeld(lock, async () => {
    const answers: Promise<Answer>[] = []
    for (const request of requests) {
      answers.push(request())
      await waitForBlocked(answers.length)
    }
    return answers
  })
}

/** Sends `request`, does `work` while it waits for `lock`, and lets it go on: it began before `work` and ends after. */
export async function whileBlocked(
  lock: string,
  request: SendRequest,
  work: () => Promise<unknown>,
): Promise<Answer> {
  const [answer] = await withLockHeld(lock, async () => {
    const answers = [request()]
    await waitForBlocked(1)
    await work()
    return answers
  })
  return answer!
}

/** Does all of `work` at once and releases `lock` when `waiting` of them wait for it. */
export function concurrently<T>(
  lock: string,
  waiting: number,
  work: readonly (() => Promise<T>)[],
): Promise<T[]> {
  return withLockHeld(lock, async () => {
    const done = work.map((one) => one())
    await waitForBlocked(waiting)
    return done
  })
}

/** Runs `start` while another transaction holds `lock`, commits that, and returns the answers to what was started. */
async function withLockHeld<T>(lock: string, start: () => Promise<Promise<T>[]>): Promise<T[]> {
  await blocker.query('begin')
  await blocker.query(lock)
  const started = await start().finally(() => blocker.query('commit'))
  return Promise.all(started)
}

/** Locks one order: every write to it begins by locking its row. */
export function lockOrder({ id }: { id: string }): string {
  return `select from purchase_orders where id = '${id}' for update`
}

/** Locks one ticket: grading, pricing, correcting and ordering begin by locking its row. */
export function lockTicket(id: number): string {
  return `select from weigh_tickets where id = ${id} for update`
}

async function waitForBlocked(howMany: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const blocked = async () => (await monitor.query(waiting)).rowCount
  await expect.poll(blocked, { timeout: 20_000, interval: 5 }).toBe(howMany)
}

/** Expects that every invariant of the data holds, and that there was no deadlock. */
export async function expectConsistentData(): Promise<void> {
  const findings = await checkData()
  expect(findings.filter(({ record }) => !FROM_FIXTURE.test(record))).toEqual([])
  expect(await wronglyLocked()).toEqual([])
  const { rows } = await monitor.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(rows).toEqual([{ deadlocks: 0 }])
}

/** Tickets that are locked without a submitted order, and those that are not locked although one has them. */
async function wronglyLocked(): Promise<unknown[]> {
  const { rows } = await monitor.query(`
    with sent as (
      select ticket_id, number from order_lines join purchase_orders on purchase_orders.id = order_id
      where released_at is null and state not in ('D', 'RJ')
    )
    select * from sent full join ticket_locks using (ticket_id) where number is distinct from order_number`)
  return rows
}
