import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { priceTicket } from '../../evaluation/writes/price.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  overridePrice,
  readyTicket,
  type Vendor,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, perform } from '../../tests/orders.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import type { Action } from '../rules/steps.ts'
import { removeLine } from '../writes/lines.ts'
import { lineManage } from './line-manage.ts'
import { linesOf } from './lines.ts'

const url = await openTestDatabase()
const mill = await buildMill()
const vendor = await addVendor()

/** The tickets that can be added to an order of the vendor now. */
async function offered(to: Vendor = vendor): Promise<number[]> {
  const { weight } = await lineManage(await draftOrder(mill, to), contextOf(mill.officers[51]))
  return weight.map(({ ID }) => ID)
}

const free = () => readyTicket(mill, { customerId: vendor.customerId })

async function orderOf(...tickets: number[]): Promise<string> {
  const order = await draftOrder(mill, vendor)
  for (const ticket of tickets) await addTicket(mill, order, ticket)
  return order
}

const correct = (ticket: number) => db().updateTable('weigh_tickets').where('id', '=', ticket)

const voidPrice = (ticket: number) =>
  db()
    .updateTable('valuations')
    .set({ voided_at: new Date() })
    .where('ticket_id', '=', ticket)
    .execute()

test('an overridden price shows computed price, officer and reason, on tickets and lines', async () => {
  const [ticket, line] = [await free(), await free()]
  for (const id of [ticket, line]) await overridePrice(mill, id, '6.35', 'สัญญารายปี')
  const order = await orderOf(line, await free())
  const { po_header, po_line, weight } = await lineManage(order, contextOf(mill.officers[51]))
  const { firstName, lastName } = mill.officers[50]
  const settled = {
    SysPrice: '6.35',
    ComputedSysPrice: '5.20',
    OverrideReason: 'สัญญารายปี',
    SysOfficerValuation: `${firstName} ${lastName}`,
  }
  expect(weight.find(({ ID }) => ID === ticket)).toMatchObject(settled)
  const plain = { SysPrice: '5.20', ComputedSysPrice: '5.20', OverrideReason: null }
  expect(po_line).toMatchObject([settled, plain])
  expect(po_header.TotalOverride).toBe(1)
})

test('a price is computed from the ladder, the member level of the seller and its premium', async () => {
  const gold = await addVendor()
  await updateRows('customers', { id: gold.customerId }, { level_id: 3 })
  await db().insertInto('premiums').values({ vendor_id: gold.id, added_at: new Date() }).execute()
  const ticket = await weighTicket({ customerId: gold.customerId })
  await gradeTicket(mill, ticket)
  const terms = {
    SysValuationPrice: 5.2,
    SysValuationLevelPrice: 0.1,
    SysValuationPremium: 0.2,
  }
  await priceTicket({ SSWeightID: ticket, ...terms }, contextOf(mill.officers[52]))
  const order = await draftOrder(mill, gold)
  const settled = { SysPrice: '5.50', ComputedSysPrice: '5.50', OverrideReason: null }
  expect((await lineManage(order, contextOf(mill.officers[51]))).weight).toMatchObject([settled])
  await addTicket(mill, order, ticket)
  expect((await lineManage(order, contextOf(mill.officers[51]))).po_line).toMatchObject([settled])
})

describe('a ticket is offered', () => {
  test('once it is priced, and not while its price is void', async () => {
    const ticket = await weighTicket({ customerId: vendor.customerId })
    const grading = await gradeTicket(mill, ticket)
    expect(await offered()).not.toContain(ticket)
    await valueTicket(mill, ticket, grading)
    expect(await offered()).toContain(ticket)
    await voidPrice(ticket)
    expect(await offered()).not.toContain(ticket)
    await valueTicket(mill, ticket, grading, '5.30')
    expect(await offered()).toContain(ticket)
  })

  test('once it is weighed out, also where it was priced before', async () => {
    const ticket = await readyTicket(mill, { customerId: vendor.customerId, weightOut: null })
    expect(await offered()).not.toContain(ticket)
    await correct(ticket).set({ weight_out_kg: 6010, time_out: new Date() }).execute()
    expect(await offered()).toContain(ticket)
  })

  test('to the customer that it is corrected to, and where its time out puts it', async () => {
    const [first, second] = [await free(), await free()]
    const other = await addVendor('2')
    await correct(first).set({ customer_id: other.customerId }).execute()
    expect(await offered()).not.toContain(first)
    expect(await offered(other)).toEqual([first])
    await correct(first).set({ customer_id: vendor.customerId }).execute()
    await correct(first).set({ time_out: new Date() }).execute()
    await correct(second)
      .set({ time_out: new Date(Date.now() + 1000) })
      .execute()
    expect((await offered()).slice(0, 2)).toEqual([second, first])
  })

  test('until it is on an order, and again when its line is removed', async () => {
    const ticket = await free()
    const order = await orderOf(ticket)
    expect(await offered()).not.toContain(ticket)
    const [line] = await linesOf([order])
    await removeLine({ POLineUUID: line!.UUID }, contextOf(mill.officers[51]))
    expect(await offered()).toContain(ticket)
  })

  test.each<[string, Action[]]>([
    ['deleted', ['delete']],
    ['canceled', ['submit', 'approve', 'cancel']],
  ])('again when its order is %s', async (_, actions) => {
    const tickets = [await free(), await free()]
    const order = await orderOf(...tickets)
    for (const action of actions) await perform(mill, action, order)
    expect(await offered()).toEqual(expect.arrayContaining(tickets))
  })

  test('again when its line is released', async () => {
    const [kept, let_go] = [await free(), await free()]
    const order = await orderOf(kept, let_go)
    for (const action of ['submit', 'approve', 'confirm', 'release'] as const) {
      await perform(mill, action, order)
    }
    const now = await offered()
    expect(now).toContain(let_go)
    expect(now).not.toContain(kept)
  })

  test('not when its price is made void while its line is released', async () => {
    const ticket = await free()
    const order = await orderOf(ticket)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('select from weigh_tickets where id = $1 for no key update', [ticket])
    await other.query('update valuations set voided_at = now() where ticket_id = $1', [ticket])
    const [line] = await linesOf([order])
    const removed = removeLine({ POLineUUID: line!.UUID }, contextOf(mill.officers[51]))
    await new Promise((wake) => setTimeout(wake, 100))
    await other.query('commit')
    await other.end()
    await removed
    expect(await offered()).not.toContain(ticket)
  })
})
