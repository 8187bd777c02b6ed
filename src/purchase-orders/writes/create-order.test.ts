import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import {
  addVendor,
  assignTicket,
  openTestMill,
  readyTicket,
  readyTickets,
  type Vendor,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { lineManage } from '../reads/line-manage.ts'
import { linesOf } from '../reads/lines.ts'
import { toOrder } from '../reads/to-order.ts'
import { createHeader } from './create-header.ts'
import { createOrder, type PalmToOrder } from './create-order.ts'
import { withdraw } from './ending.ts'

const mill = await openTestMill()

function order(
  SSWeightIDs: readonly number[],
  palm: Partial<PalmToOrder> = {},
  role: 50 | 51 = 51,
) {
  const asked = { VendorUUID: mill.vendor.id, SSWeightIDs, Submit: true, ...palm }
  return createOrder(asked, contextOf(mill.officers[role]))
}

async function ticketsOf({ customerId }: Vendor, howMany: number) {
  const ids: number[] = []
  while (ids.length < howMany) ids.push(await readyTicket(mill, { customerId }))
  return ids
}

async function auditOf(id: string) {
  const entries = db().selectFrom('audit_entries').select('action').where('entity_id', '=', id)
  return (await entries.orderBy('id').execute()).map(({ action }) => action)
}

describe('an order made at once', () => {
  test('is submitted with its lines, in the order of weighing out, and locks their tickets', async () => {
    const early = new Date('2026-11-01T08:00:00+07:00')
    const [one] = await readyTickets(mill, 1)
    const two = await readyTicket(mill, { timeIn: early })
    const made = await order([one!, two])
    expect(made).toMatchObject({
      State: 'S',
      TotalLine: 2,
      TotalAmount: '95888.00',
      SubmittedBy: mill.officers[51].id,
      Version: 2,
    })
    const lines = await linesOf([made.UUID])
    expect(lines.map(({ LineNo, SSWeightID }) => [LineNo, SSWeightID])).toEqual([
      [1, two],
      [2, one],
    ])
    expect(lines[0]).toMatchObject({ ProductGrade: 18, ProductPrice: '5.20' })
    const locks = db().selectFrom('ticket_locks').select('ticket_id').orderBy('ticket_id')
    expect(await locks.where('order_number', '=', made.PONumber).execute()).toHaveLength(2)
    expect(await auditOf(made.UUID)).toEqual(['po.create', 'po.addLine', 'po.addLine', 'po.submit'])
  })

  test('is not made of another sum than the officer was shown', async () => {
    const ids = await readyTickets(mill, 1)
    await expectRefusal(order(ids, { TotalAmount: 47_000.5 }), 'po.amountChanged', {
      params: { shown: '47,000.50', amount: '47,944.00' },
    })
    expect(await order(ids, { TotalAmount: 47_944 })).toMatchObject({ State: 'S' })
  })

  test('stays a draft where that is asked, open for more lines', async () => {
    const made = await order(await readyTickets(mill, 1), { Submit: false })
    expect(made).toMatchObject({ State: 'D', TotalLine: 1, SubmittedBy: null })
    expect(await addTicket(mill, made.UUID, await readyTicket(mill))).toMatchObject({ LineNo: 2 })
  })

  test('copies the head of the vendor’s last order, but not its days; D7 is the vendor’s now', async () => {
    const vendor = await addVendor()
    const head = { VendorUUID: vendor.id, FFAMax: 5, Payment: 'สด', DateOfUse: '2026-11-01' }
    await createHeader(calls.createPOHeader.input.parse(head), contextOf(mill.officers[51]))
    const made = await order(await ticketsOf(vendor, 1), { VendorUUID: vendor.id })
    const { po_header } = await lineManage(made.UUID, contextOf(mill.officers[51]))
    expect(po_header).toMatchObject({ FFAMax: '5.00', Payment: 'สด', DateOfUse: null })
    expect(po_header.FinDim7).toBe('D7-001')
  })

  test('has the usual head where the vendor has no order, and the one that is asked for', async () => {
    const vendor = await addVendor()
    const [one, two] = await ticketsOf(vendor, 2)
    const { VendorUUID: _, ...Head } = calls.createPOHeader.input.parse({
      VendorUUID: vendor.id,
      Payment: 'โอน',
    })
    const usual = await order([one!], { VendorUUID: vendor.id })
    const asked = await order([two!], { VendorUUID: vendor.id, Head })
    expect((await lineManage(usual.UUID, contextOf(mill.officers[51]))).po_header).toMatchObject({
      Warehouse: 'CT-NN',
    })
    expect((await lineManage(asked.UUID, contextOf(mill.officers[51]))).po_header).toMatchObject({
      Payment: 'โอน',
    })
    const wrong = { VendorUUID: vendor.id, Head: { ...Head, Warehouse: 'NO' } }
    const ids = await ticketsOf(vendor, 1)
    await expectRefusal(order(ids, wrong), 'po.unknownReference')
  })
})

describe('an order at once is refused', () => {
  test('with a ticket that is on an order, and names it', async () => {
    const [ticket, free] = await readyTickets(mill, 2)
    const first = await draftOrder(mill)
    await addTicket(mill, first, ticket!)
    const { PONumber: other } = await orderNow(first)
    await expectRefusal(order([free!, ticket!]), 'po.ticketTaken', { params: { other } })
    expect((await order([free!])).TotalLine).toBe(1)
  })

  test('with tickets that are unknown, of another AVL, or not ready', async () => {
    const stranger = await readyTicket(mill, { customerId: (await addVendor('2')).customerId })
    const ungraded = await weighTicket({ customerId: mill.vendor.customerId })
    const moved = await readyTicket(mill)
    await assignTicket(moved, (await addVendor('2')).customerId)
    await expectRefusal(order([999_999]), 'ticket.notFound')
    await expectRefusal(order([stranger]), 'po.ticketOtherAvl')
    await expectRefusal(order([moved]), 'po.ticketOtherAvl')
    await expect(order([ungraded])).rejects.toMatchObject({ params: { missing: 'grade' } })
  })

  test('with loose fruit among bunches', async () => {
    await db()
      .insertInto('product_groups')
      .values({ code: 'LOOSE', name: 'ปาล์มร่วง' })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id: group_id }) =>
        db().insertInto('products').values({ code: 'LF', name: 'ปาล์มร่วง', group_id }).execute(),
      )
    const bunches = await readyTicket(mill)
    const loose = await readyTicket(mill, { productCode: 'LF' })
    await expectRefusal(order([bunches, loose]), 'po.mixedGroups')
    const rows = (await toOrder(contextOf(mill.officers[51]))).data
    const holding = (id: number) =>
      rows.find(({ Tickets }) => Tickets.some(({ SSWeightID }) => SSWeightID === id))
    expect(holding(bunches)?.Key).not.toBe(holding(loose)?.Key)
  })

  test('of a vendor that is unknown, not linked or without D7; its number is not used up', async () => {
    const vendor = await addVendor()
    const ids = await ticketsOf(vendor, 1)
    const before = (await order(await readyTickets(mill, 1))).PONumber
    const of = (VendorUUID: string) => order(ids, { VendorUUID })
    await expectRefusal(of(crypto.randomUUID()), 'vendor.notFound')
    await updateRows('vendors', { id: vendor.id }, { dimension_7: null })
    await expectRefusal(of(vendor.id), 'po.noD7')
    await db().deleteFrom('vendor_links').where('vendor_id', '=', vendor.id).execute()
    await updateRows('vendors', { id: vendor.id }, { dimension_7: 'X' })
    await expectRefusal(of(vendor.id), 'po.vendorNotLinked')
    const after = (await order(await readyTickets(mill, 1))).PONumber
    expect(Number(after.slice(-5))).toBe(Number(before.slice(-5)) + 1)
  })
})

describe('officers at once', () => {
  test('who make orders of the same palm: one does, the others are told which order has it', async () => {
    const ids = await readyTickets(mill, 5)
    const tries = await Promise.allSettled(
      [ids, [...ids].reverse(), ids.slice(2), ids].map((some, n) =>
        order(some, {}, n % 2 ? 50 : 51),
      ),
    )
    const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(made).toHaveLength(1)
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'po.ticketTaken', params: { other: made[0]!.PONumber } })
    }
  })

  test('one of whom adds single tickets meanwhile: each ticket is on one order', async () => {
    const ids = await readyTickets(mill, 6)
    const single = await draftOrder(mill)
    const tries = await Promise.allSettled([
      ...ids.map((id) => addTicket(mill, single, id)),
      order(ids.slice(0, 3)),
      order(ids.slice(3), { Submit: false }),
    ])
    const lines = db().selectFrom('lines_in_force').select('order_id').where('ticket_id', 'in', ids)
    expect(await lines.execute()).toHaveLength(6)
    const codes = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['po.ticketTaken']))
  })
})

describe('taking an order back', () => {
  const undo = (POHeaderUUID: string, role: 50 | 51 = 51) =>
    withdraw({ POHeaderUUID }, contextOf(mill.officers[role]))

  test.each([true, false])(
    'frees its tickets; number and trail stay (submitted: %s)',
    async (Submit) => {
      const ids = await readyTickets(mill, 2)
      const made = await order(ids, { Submit })
      await undo(made.UUID)
      await expectRefusal(orderNow(made.UUID), 'po.notFound')
      expect((await auditOf(made.UUID)).at(-1)).toBe('po.withdraw')
      const again = await order(ids)
      expect(again.PONumber).not.toBe(made.PONumber)
      await expectRefusal(undo(made.UUID), 'po.notFound')
    },
  )

  test('is refused to another officer, once anybody touched it, and of an order made otherwise', async () => {
    const refusal = { code: 'po.notWithdrawable' }
    const made = await order(await readyTickets(mill, 2))
    await expect(undo(made.UUID, 50)).rejects.toMatchObject(refusal)
    await perform(mill, 'approve', made.UUID)
    await expect(undo(made.UUID)).rejects.toMatchObject(refusal)
    const draft = await order(await readyTickets(mill, 1), { Submit: false })
    await addTicket(mill, draft.UUID, await readyTicket(mill))
    await expect(undo(draft.UUID)).rejects.toMatchObject(refusal)
    await expect(undo(await draftOrder(mill))).rejects.toMatchObject(refusal)
  })

  test('and an approval at the same moment: one of them happens', async () => {
    const made = await order(await readyTickets(mill, 2))
    const [back, approved] = await Promise.allSettled([
      undo(made.UUID),
      perform(mill, 'approve', made.UUID),
    ])
    expect([back.status, approved.status].sort()).toEqual(['fulfilled', 'rejected'])
  })
})
