import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '../../platform/call.ts'
import { db, transaction } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, type Mill } from '../../tests/fixture.ts'
import { draftOrder } from '../../tests/orders.ts'
import { actOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { createHeader } from './create-header.ts'

await openTestDatabase()
let mill: Mill
beforeAll(async () => {
  mill = await buildMill()
})

function create(order: Partial<Input<typeof calls.createPOHeader>> = {}, now = new Date()) {
  const input = calls.createPOHeader.input.parse({ VendorUUID: mill.vendor.id, ...order })
  return createHeader(input, actOf(mill.officers[51], now))
}

describe('a new order', () => {
  test('is a draft of the vendor, with the defaults of the specification', async () => {
    const order = await create()
    expect(order).toMatchObject({
      State: 'D',
      StatePurchase: null,
      AVL: mill.vendor.avl,
      TotalLine: 0,
    })
    const row = await db()
      .selectFrom('purchase_orders')
      .selectAll()
      .where('id', '=', order.UUID)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      site_code: 'NBD',
      warehouse_code: 'CT-NN',
      dimension_1: '00000',
      dimension_4: 'NBD_RM01',
      dimension_7: 'D7-001',
      ffa_max: '0.00',
      includes_tax: false,
    })
  })

  test('leaves an audit row', async () => {
    const { UUID } = await create()
    const entries = await db()
      .selectFrom('audit_entries')
      .select('action')
      .where('entity_id', '=', UUID)
      .execute()
    expect(entries).toEqual([{ action: 'po.create' }])
  })

  test.each([
    ['an unknown vendor', { VendorUUID: crypto.randomUUID() }, 'vendor.notFound'],
    ['an unknown sequence', { PONO_SEQ: 'NO' }, 'po.unknownReference'],
    ['an unknown warehouse', { Warehouse: 'NO' }, 'po.unknownReference'],
    ['a site that is not the warehouse’s', { Site: 'NO' }, 'po.unknownReference'],
    ['an unknown dimension', { FinDim3: 'NO' }, 'po.unknownReference'],
    [
      'an end before its start',
      { DateOfUse: '2026-11-20', DateofExpire: '2026-11-19' },
      'po.expiresBeforeUse',
    ],
  ])('is refused with %s', async (_, order, code) => {
    await expect(create(order)).rejects.toMatchObject({ code })
  })

  test('is refused while the vendor has no D7, and while it is not linked', async () => {
    const bare = await addVendor()
    await db().updateTable('vendors').set({ dimension_7: null }).where('id', '=', bare.id).execute()
    await expect(create({ VendorUUID: bare.id })).rejects.toMatchObject({ code: 'po.noD7' })
    const lone = await addVendor()
    await db()
      .updateTable('vendor_links')
      .set({ unlinked_at: new Date() })
      .where('vendor_id', '=', lone.id)
      .execute()
    await expect(create({ VendorUUID: lone.id })).rejects.toMatchObject({
      code: 'po.vendorNotLinked',
    })
  })
})

describe('order numbers', () => {
  test('are counted by month of the Buddhist year at the mill', async () => {
    const first = await create({}, new Date('2030-12-31T23:59:00+07:00'))
    const second = await create({}, new Date('2031-01-01T00:00:00+07:00'))
    expect(first.PONumber).toBe('NBDPO-PL-7312-00001')
    expect(second.PONumber).toBe('NBDPO-PL-7401-00001')
  })

  test('have no gap where an order was undone, and no double among 50 at once', async () => {
    const now = new Date('2032-06-01T09:00:00+07:00')
    const undone = transaction(async () => {
      await create({}, now)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const orders = await Promise.all(Array.from({ length: 50 }, () => create({}, now)))
    const wanted = Array.from(
      { length: 50 },
      (_, n) => `NBDPO-PL-7506-${String(n + 1).padStart(5, '0')}`,
    )
    expect(orders.map(({ PONumber }) => PONumber).sort()).toEqual(wanted)
  })

  test('go on after others', async () => {
    expect(await draftOrder(mill)).not.toBe(await draftOrder(mill))
  })
})
