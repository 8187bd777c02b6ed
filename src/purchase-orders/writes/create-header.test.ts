import { describe, expect, test } from 'vitest'
import type { Input } from '../../platform/call.ts'
import { db, transaction } from '../../platform/db.ts'
import { addVendor, openTestMill } from '../../tests/fixture.ts'
import { draftOrder } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowOf, updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { lineManage } from '../reads/line-manage.ts'
import { createHeader } from './create-header.ts'

const mill = await openTestMill()

const { input } = calls.createPOHeader
type NewOrder = Partial<Input<typeof calls.createPOHeader>>

function create(order: NewOrder = {}, now = new Date()) {
  const draft = input.parse({ VendorUUID: mill.vendor.id, ...order })
  return createHeader(draft, contextOf(mill.officers[51], now))
}

describe('a new order', () => {
  test('is a draft of the vendor, with the default conditions', async () => {
    const order = await create()
    expect(order).toMatchObject({
      State: 'D',
      StatePurchase: null,
      AVL: mill.vendor.avl,
      TotalLine: 0,
    })
    const row = await rowOf('purchase_orders', { id: order.UUID })
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

  test.each<[string, NewOrder, string]>([
    ['an unknown vendor', { VendorUUID: crypto.randomUUID() }, 'vendor.notFound'],
    ['an unknown sequence', { PONO_SEQ: 'NO' }, 'po.unknownReference'],
    ['an unknown warehouse', { Warehouse: 'NO' }, 'po.unknownReference'],
    ['a site that is not the warehouse’s', { Site: 'NO' }, 'po.unknownReference'],
    ...[1, 2, 3, 4, 5, 6, 7].map((n): [string, NewOrder, string] => [
      `an unknown D${n}`,
      { [`FinDim${n}`]: 'NO' },
      'po.unknownReference',
    ]),
    ['a highest iodine value below the lowest', { IVMin: 52, IVMax: 50 }, 'po.iodineRange'],
    [
      'an end before its start',
      { DateOfUse: '2026-11-20', DateofExpire: '2026-11-19' },
      'po.expiresBeforeUse',
    ],
  ])('is refused with %s', async (_, order, code) => {
    await expect(create(order)).rejects.toMatchObject({ code })
  })

  test.each([
    ['FFAMax', -0.01, 'v.percent'],
    ['DobiMin', 2.345, 'v.threshold.10'],
    ['ColorB', 1e9, 'v.percent'],
    ['MIMax', 'ห้า', 'v.percent'],
    ['FFAMax', 500, 'v.percent'],
    ['DateOfUse', '1999-12-31', 'v.termDay'],
    ['DateofExpire', '2200-01-01', 'v.termDay'],
    ['DateofExpire', '2026-11-31', 'v.date'],
  ])('whose %s is %s is refused at the field', (field, value, key) => {
    const { error } = input.safeParse({ VendorUUID: mill.vendor.id, [field]: value })
    expect(error?.issues).toMatchObject([{ path: [field], message: key }])
  })

  test('takes thresholds to the hundredth, and only one end of the iodine value', async () => {
    const { UUID } = await create({ FFAMax: 5.25, MIMax: 0.29, IVMin: 50.5, IVMax: 0 })
    const { po_header } = await lineManage(UUID, contextOf(mill.officers[51]))
    expect(po_header).toMatchObject({ FFAMax: '5.25', MIMax: '0.29', IVMin: '50.50' })
  })

  test('is made for a vendor whose name is 200 letters long', async () => {
    const { id } = await addVendor()
    const name = 'สวนปาล์ม'.repeat(25)
    await db().updateTable('vendors').set({ name }).where('id', '=', id).execute()
    expect(await create({ VendorUUID: id })).toMatchObject({ VendorOrganizationName: name })
  })

  test('is refused while the vendor has no D7, and while it is not linked', async () => {
    const bare = await addVendor()
    await db().updateTable('vendors').set({ dimension_7: null }).where('id', '=', bare.id).execute()
    await expectRefusal(create({ VendorUUID: bare.id }), 'po.noD7')
    const lone = await addVendor()
    await updateRows('vendor_links', { vendor_id: lone.id }, { unlinked_at: new Date() })
    await expectRefusal(create({ VendorUUID: lone.id }), 'po.vendorNotLinked')
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
    const withRollback = transaction(async () => {
      await create({}, now)
      throw new Error('undone')
    })
    await expect(withRollback).rejects.toThrow('undone')
    const orders = await Promise.all(Array.from({ length: 50 }, () => create({}, now)))
    const seen = Array.from(
      { length: 50 },
      (_, n) => `NBDPO-PL-7506-${String(n + 1).padStart(5, '0')}`,
    )
    expect(orders.map(({ PONumber }) => PONumber).sort()).toEqual(seen)
  })

  test('go on after others', async () => {
    expect(await draftOrder(mill)).not.toBe(await draftOrder(mill))
  })
})
