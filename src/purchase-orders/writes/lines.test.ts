import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  readyTicket,
  readyTickets,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, orderWithLines } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { locksAwaited } from '../../tests/transactions.ts'
import { calls } from '../contract.ts'
import { linesOf } from '../reads/lines.ts'
import { addLine, removeLine } from './lines.ts'
import { releaseLine } from './receiving.ts'

const url = await openTestDatabase()
const mill = await buildMill()

describe('adding a ticket', () => {
  test('makes a line with the grade and the ladder price of that moment', async () => {
    const order = await draftOrder(mill)
    const line = await addTicket(mill, order, await readyTicket(mill))
    expect(line).toMatchObject({
      LineNo: 1,
      WeightNet: '9220.00',
      SysPrice: '5.20',
      Amount: '47944.00',
      ProductGrade: 18,
      ProductPrice: '5.20',
    })
    expect(await orderNow(order)).toMatchObject({ TotalLine: 1, TotalAmount: '47944.00' })
  })

  test('is refused for a ticket that another order has, and names the order', async () => {
    const ticket = await readyTicket(mill)
    const first = await draftOrder(mill)
    await addTicket(mill, first, ticket)
    const { PONumber: other } = await orderNow(first)
    await expectRefusal(addTicket(mill, await draftOrder(mill), ticket), 'po.ticketTaken', {
      params: { other },
    })
  })

  test('is refused for another product than that of the lines, both named, unless it is meant', async () => {
    const order = await draftOrder(mill)
    await addTicket(mill, order, await readyTicket(mill))
    const loose = await readyTicket(mill)
    await updateRows('weigh_tickets', { id: loose }, { product_type_name: 'ปาล์มร่วง' })
    const line = { POHeaderUUID: order, SSWeightID: loose }
    const buyer = contextOf(mill.officers[51])
    await expectRefusal(addLine(line, buyer), 'po.ticketOtherProduct', {
      params: { product: 'ปาล์มร่วง', others: 'ปาล์มทะลาย ลานเท' },
    })
    expect((await orderNow(order)).TotalLine).toBe(1)
    await addLine({ ...line, AllowOtherProduct: true }, buyer)
    expect((await orderNow(order)).TotalLine).toBe(2)
    const more = { POHeaderUUID: order, SSWeightID: await readyTicket(mill) }
    expect(await addLine(more, buyer)).toMatchObject({ LineNo: 3 })
  })

  test('is refused for another AVL, an unknown ticket, and one that lacks something', async () => {
    const order = await draftOrder(mill)
    const stranger = await readyTicket(mill, { customerId: (await addVendor('2')).customerId })
    const { customerId } = mill.vendor
    const ungraded = await weighTicket({ customerId })
    const unpriced = await weighTicket({ customerId, weightOut: null })
    await gradeTicket(mill, unpriced)
    const add = (ticket: number) => addTicket(mill, order, ticket)
    await expectRefusal(add(stranger), 'po.ticketOtherAvl')
    await expectRefusal(add(999_999), 'ticket.notFound')
    await expectRefusal(add(ungraded), 'po.ticketNotReady', { params: { missing: 'grade' } })
    await expect(add(unpriced)).rejects.toMatchObject({ params: { missing: 'weighOut-value' } })
  })

  test('is refused once the order is sent', async () => {
    const order = await orderAfter(mill, ['submit'])
    await expectRefusal(addTicket(mill, order, await readyTicket(mill)), 'po.notDraft', {
      params: { state: 'S' },
    })
  })
})

describe('two officers at once', () => {
  test('adding one ticket to two orders: one succeeds, the other’s refusal names the order', async () => {
    const ticket = await readyTicket(mill)
    const orders = [await draftOrder(mill), await draftOrder(mill)]
    const answers = await Promise.allSettled(orders.map((order) => addTicket(mill, order, ticket)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'po.ticketTaken', params: { other: expect.stringMatching(/^NBDPO/) } },
    })
  })

  test('of whom one takes the ticket off as the other finds it taken: the other gets it', async () => {
    const [held, order, ticket] = [
      await draftOrder(mill),
      await draftOrder(mill),
      await readyTicket(mill),
    ]
    const line = await addTicket(mill, held, ticket)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    // Stops whoever adds a line, once they found the ticket taken.
    await other.query(`
      create function wait_here() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
      create trigger wait_here after insert on order_lines execute function wait_here();
      select pg_advisory_lock(1)`)
    const added = addTicket(mill, order, ticket)
    await expect.poll(locksAwaited).toBe(1)
    await removeLine({ POLineUUID: line.UUID }, contextOf(mill.officers[50]))
    await other.query('select pg_advisory_unlock(1)')
    await expect(added).resolves.toMatchObject({ SSWeightID: ticket, LineNo: 1 })
    await other.query('drop function wait_here cascade')
    await other.end()
  })

  test('of whom one corrects the grade: the other does not add the ticket at its old price', async () => {
    const [order, ticket] = [await draftOrder(mill), await readyTicket(mill)]
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('select from weigh_tickets where id = $1 for update', [ticket])
    await other.query('update valuations set voided_at = now() where ticket_id = $1', [ticket])
    const refused = expect(addTicket(mill, order, ticket)).rejects.toMatchObject({
      code: 'po.ticketNotReady',
      params: { missing: 'value' },
    })
    await expect.poll(locksAwaited).toBe(1)
    await other.query('commit')
    await other.end()
    await refused
  })

  test('who add ten tickets to one order get ten line numbers', async () => {
    const order = await draftOrder(mill)
    const tickets = await readyTickets(mill, 10)
    const lines = await Promise.all(tickets.map((ticket) => addTicket(mill, order, ticket)))
    expect(lines.map(({ LineNo }) => LineNo).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })
})

describe('removing a line', () => {
  const remove = (POLineUUID: string) => removeLine({ POLineUUID }, contextOf(mill.officers[51]))

  test('frees its ticket and its number', async () => {
    const order = await orderWithLines(mill, 2)
    const [line] = await linesOf([order])
    await remove(line!.UUID)
    await addTicket(mill, await draftOrder(mill), line!.SSWeightID)
    expect(await addTicket(mill, order, await readyTicket(mill))).toMatchObject({ LineNo: 2 })
  })

  test('is refused when the line is gone, and once the order is sent', async () => {
    const order = await orderWithLines(mill, 2)
    const [line] = await linesOf([order])
    await remove(line!.UUID)
    await expectRefusal(remove(line!.UUID), 'po.lineGone')
    await expectRefusal(remove(crypto.randomUUID()), 'po.lineGone')
    const [sent] = await linesOf([await orderAfter(mill, ['submit'])])
    await expectRefusal(remove(sent!.UUID), 'po.notDraft')
  })

  test('of an order that is deleted at that moment says that the order is gone', async () => {
    const order = await orderWithLines(mill, 1)
    const [line] = await linesOf([order])
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('update purchase_orders set deleted_at = now() where id = $1', [order])
    const refused = expect(remove(line!.UUID)).rejects.toMatchObject({ code: 'po.notFound' })
    await expect.poll(locksAwaited).toBe(1)
    await other.query('commit')
    await other.end()
    await refused
    expect(calls.deletePOLine.errors).toContain('po.notFound')
  })

  test('is in the audit trail of the order', async () => {
    const order = await orderWithLines(mill, 1)
    const [line] = await linesOf([order])
    await remove(line!.UUID)
    const trail = await db()
      .selectFrom('audit_entries')
      .select('action')
      .where('entity_id', '=', order)
      .orderBy('id')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['po.create', 'po.addLine', 'po.removeLine'])
  })
})

describe('the lines of an order are numbered without a gap', () => {
  const numbers = async (order: string) => (await linesOf([order])).map(({ LineNo }) => LineNo)

  test('after one was removed, and the next one is the last', async () => {
    const order = await draftOrder(mill)
    const [, second] = [
      await addTicket(mill, order, await readyTicket(mill)),
      await addTicket(mill, order, await readyTicket(mill)),
      await addTicket(mill, order, await readyTicket(mill)),
    ]
    await removeLine({ POLineUUID: second.UUID }, contextOf(mill.officers[51]))
    expect(await numbers(order)).toEqual([1, 2])
    const back = await addTicket(mill, order, second.SSWeightID)
    expect(back.LineNo).toBe(3)
    expect(await numbers(order)).toEqual([1, 2, 3])
  })

  test('after one was released from a confirmed order', async () => {
    const order = await orderAfter(mill, ['submit', 'approve', 'confirm'])
    const [first] = await linesOf([order])
    await releaseLine({ POLineUUID: first!.UUID, Reason: 'ผิดราย' }, contextOf(mill.officers[50]))
    expect(await numbers(order)).toEqual([1])
  })
})
