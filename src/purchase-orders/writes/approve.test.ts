import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, assignTicket, buildMill, type Mill, readyTicket } from '../../tests/fixture.ts'
import {
  addTicket,
  draftOrder,
  orderAfter,
  orderNow,
  orderWithLines,
  perform,
} from '../../tests/orders.ts'
import { contextOf } from '../../tests/server.ts'
import { approve } from './approve.ts'
import { reject } from './reject.ts'
import { submit } from './submit.ts'

await openTestDatabase()
let mill: Mill
beforeAll(async () => {
  mill = await buildMill()
})

describe('submitting', () => {
  test('locks the tickets, and rejecting unlocks them', async () => {
    const order = await orderAfter(mill, ['submit'])
    expect(await locksOf(order)).toBe(2)
    await reject({ POHeaderUUID: order, Reason: 'ราคาไม่ตรง' }, contextOf(mill.officers[50]))
    expect(await locksOf(order)).toBe(0)
    expect(await orderNow(order)).toMatchObject({ State: 'RJ', RejectReason: 'ราคาไม่ตรง' })
    await perform(mill, 'submit', order)
    expect(await orderNow(order)).toMatchObject({ State: 'S', RejectReason: null })
  })

  test('is refused without lines', async () => {
    const empty = await draftOrder(mill)
    await expect(perform(mill, 'submit', empty)).rejects.toMatchObject({ code: 'po.noLines' })
  })

  test('is refused while a ticket lacks its price, and says which', async () => {
    const order = await orderWithLines(mill, 1)
    const ticket = await readyTicket(mill)
    await addTicket(mill, order, ticket)
    await db()
      .updateTable('valuations')
      .set({ voided_at: new Date() })
      .where('ticket_id', '=', ticket)
      .execute()
    await expect(perform(mill, 'submit', order)).rejects.toMatchObject({
      code: 'po.lineIncomplete',
      params: { missing: 'value' },
    })
    expect(await locksOf(order)).toBe(0)
  })

  test('is refused once a ticket turns out to be another customer’s, and names it', async () => {
    const order = await orderWithLines(mill, 1)
    const ticket = await readyTicket(mill)
    await addTicket(mill, order, ticket)
    const other = await addVendor()
    await assignTicket(ticket, other.customerId)
    await expect(perform(mill, 'submit', order)).rejects.toMatchObject({
      code: 'po.ticketOtherAvl',
      params: { avl: other.avl, poAvl: mill.vendor.avl },
    })
    expect(await locksOf(order)).toBe(0)
  })

  test('is refused once the vendor is linked to another customer', async () => {
    const vendor = await addVendor()
    const order = await draftOrder(mill, vendor)
    await addTicket(mill, order, await readyTicket(mill, { customerId: vendor.customerId }))
    await db()
      .updateTable('vendor_links')
      .set({ unlinked_at: new Date() })
      .where('vendor_id', '=', vendor.id)
      .execute()
    await expect(perform(mill, 'submit', order)).rejects.toMatchObject({
      code: 'po.vendorNotLinked',
    })
  })
})

describe('approving', () => {
  test('is not for the officer who submitted, unless a super admin', async () => {
    const order = await orderWithLines(mill)
    const manager = contextOf(mill.officers[50])
    await submit({ POHeaderUUID: order }, manager)
    await expect(approve({ POHeaderUUID: order }, manager)).rejects.toMatchObject({
      code: 'po.ownOrder',
    })
    const own = await orderWithLines(mill)
    const admin = contextOf(mill.officers[0])
    await submit({ POHeaderUUID: own }, admin)
    expect(await approve({ POHeaderUUID: own }, admin)).toMatchObject({ State: 'A' })
  })

  test('by two at once: one succeeds, the other is refused as done', async () => {
    const order = await orderAfter(mill, ['submit'])
    const answers = await Promise.allSettled(
      [mill.officers[50], mill.officers[1]].map((officer) =>
        approve({ POHeaderUUID: order }, contextOf(officer)),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'po.notSubmitted', params: { state: 'A' } },
    })
  })

  test('of an order that changed since it was read is refused with the present one', async () => {
    const order = await orderAfter(mill, ['submit'])
    const { Version } = await orderNow(order)
    const stale = { POHeaderUUID: order, Version: Version - 1 }
    await expect(approve(stale, contextOf(mill.officers[50]))).rejects.toMatchObject({
      code: 'sys.stale',
      params: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' },
      present: { UUID: order, Version, TotalWeight: 18_440 },
    })
    expect(await approve({ ...stale, Version }, contextOf(mill.officers[50]))).toMatchObject({
      State: 'A',
      ApprovedByName: 'เจ้าหน้าที่ 50 ทดสอบ',
    })
  })
})

async function locksOf(orderId: string): Promise<number> {
  const { PONumber } = await orderNow(orderId)
  const locks = await db()
    .selectFrom('ticket_locks')
    .select('ticket_id')
    .where('order_number', '=', PONumber)
    .execute()
  return locks.length
}
