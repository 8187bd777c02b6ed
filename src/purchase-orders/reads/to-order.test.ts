import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import {
  addCustomer,
  addVendor,
  gradeTicket,
  openTestMill,
  readyTicket,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow } from '../../tests/orders.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { createOrder } from '../writes/create-order.ts'
import { countToOrder } from './to-order/tickets.ts'
import { toOrder } from './to-order.ts'

const mill = await openTestMill()

const day = (date: string) => new Date(`2026-11-${date}T09:00:00+07:00`)
const read = () => toOrder(contextOf(mill.officers[51]))
const rowsOf = async (avl: string) => (await read()).data.filter(({ AVL }) => AVL === avl)

describe('palm to order', () => {
  test('comes by customer and product group, with what its tickets come to', async () => {
    const { customerId, avl, id } = await addVendor()
    const priced = async (date: string, weightIn: number, grade: number, price: string) => {
      const ticket = await weighTicket({ customerId, timeIn: day(date), weightIn })
      await valueTicket(mill, ticket, await gradeTicket(mill, ticket, grade), price)
      return ticket
    }
    const late = await priced('12', 16010, 20, '5.70')
    const early = await priced('03', 11010, 17, '4.95')
    await weighTicket({ customerId, timeIn: day('14') })
    const [row, ...others] = await rowsOf(avl)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      VendorUUID: id,
      ProductGroupName: 'ปาล์มทะลาย',
      TotalTicket: 2,
      DayFrom: '2026-11-03',
      DayTo: '2026-11-12',
      TotalWeight: 15_000,
      // (10,000 kg × 20 + 5,000 kg × 17) / 15,000 kg
      AverageGrade: 19,
      TotalAmount: 81_750,
      Obstacles: [],
      FD7Value: 'D7-001',
    })
    expect(row!.Tickets.map(({ SSWeightID }) => SSWeightID)).toEqual([early, late])
  })

  test('leaves out what is on an order, and tells who made that order', async () => {
    const vendor = await addVendor()
    const ticket = await readyTicket(mill, { customerId: vendor.customerId })
    const palm = { VendorUUID: vendor.id, SSWeightIDs: [ticket], Submit: true }
    const { UUID, PONumber } = await createOrder(palm, contextOf(mill.officers[50]))
    const { data, made } = await read()
    expect(data.filter(({ AVL }) => AVL === vendor.avl)).toEqual([])
    expect(made[0]).toMatchObject({
      POHeaderUUID: UUID,
      PONumber,
      OfficerUUID: mill.officers[50].id,
      SSWeightIDs: [ticket],
    })
  })

  test('says what is in the way', async () => {
    const lone = await addCustomer('9-lone')
    await readyTicket(mill, { customerId: lone })
    const bare = await addVendor()
    await readyTicket(mill, { customerId: bare.customerId })
    await db().updateTable('vendors').set({ dimension_7: null }).where('id', '=', bare.id).execute()
    await updateRows('customers', { id: bare.customerId }, { bank_account: null })
    expect(await rowsOf('9-lone')).toMatchObject([{ Obstacles: ['noVendor'], VendorUUID: null }])
    expect(await rowsOf(bare.avl)).toMatchObject([{ Obstacles: ['noD7', 'noAccount'] }])
  })

  test('names the order whose head is copied, once there is one', async () => {
    const vendor = await addVendor()
    await readyTicket(mill, { customerId: vendor.customerId })
    const usual = { POHeaderUUID: null, PONO_SEQ: 'NBDPO-PL', Warehouse: 'CT-NN' }
    expect(await rowsOf(vendor.avl)).toMatchObject([{ Head: usual }])
    const order = await draftOrder(mill, vendor)
    const { PONumber } = await orderNow(order)
    expect(await rowsOf(vendor.avl)).toMatchObject([
      { Head: { ...usual, POHeaderUUID: order, PONumber, WarehouseName: 'ลานรับปาล์ม' } },
    ])
  })

  test('is counted as it is listed', async () => {
    const { data, count_tickets, truncated } = await read()
    const customers = new Set(data.map(({ AVL }) => AVL)).size
    expect(await countToOrder()).toMatchObject({ customers, tickets: count_tickets })
    expect(truncated).toBe(false)
    const ticket = data[0]!.Tickets[0]!.SSWeightID
    await addTicket(mill, await draftOrder(mill), await readyTicket(mill))
    expect(ticket).toBeGreaterThan(0)
  })
})
