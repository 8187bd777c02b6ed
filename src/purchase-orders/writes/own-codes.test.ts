import { beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, readyTicket } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { insertRow, updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { headerWithConditions } from '../reads/headers.ts'
import { orderForm } from '../reads/order-form.ts'
import { toOrder } from '../reads/to-order.ts'
import { changeHeader } from './change-header.ts'
import { createHeader } from './create-header.ts'
import { createOrder, type PalmToOrder } from './create-order.ts'

await openTestDatabase()
const ctx = () => contextOf(mill.officers[51])

/** A mill with two of each code, none of them of the specification, and D5 and D6 not in use. */
const mill = await buildMill()
await db().insertInto('sites').values({ code: 'KL', name: 'คลองหลา' }).execute()
const warehouses = ['KL-1', 'KL-2'].map((code) => ({ code, name: code, site_code: 'KL' }))
await db().insertInto('warehouses').values(warehouses).execute()
await db().deleteFrom('warehouses').where('code', '=', 'CT-NN').execute()
await db().deleteFrom('number_sequences').execute()
const sequences = ['PO-A', 'PO-B'].map((code) => ({ code, name: code }))
await db().insertInto('number_sequences').values(sequences).execute()
await db().deleteFrom('financial_dimensions').where('dimension', '<', 7).execute()
const values = [1, 2, 3, 4].flatMap((dimension) =>
  ['A', 'B'].map((value) => ({ dimension, value: `${value}${dimension}` })),
)
await db().insertInto('financial_dimensions').values(values).execute()

const MARKED = {
  number_sequences: 'PO-B',
  warehouses: 'KL-2',
} as const
async function mark(isMarked: boolean): Promise<void> {
  for (const table of ['number_sequences', 'warehouses'] as const)
    await db()
      .updateTable(table)
      .set({ is_default: isMarked })
      .where('code', '=', MARKED[table])
      .execute()
  await db()
    .updateTable('financial_dimensions')
    .set({ is_default: isMarked })
    .where('value', 'in', ['B1', 'B2', 'B3', 'B4'])
    .execute()
}
beforeEach(() => mark(false))

const create = (order: Partial<Input<typeof calls.createPOHeader>> = {}) =>
  createHeader(calls.createPOHeader.input.parse({ VendorUUID: mill.vendor.id, ...order }), ctx())
const ALL = { Warehouse: 'KL-1', FinDim1: 'A1', FinDim2: 'A2', FinDim3: 'A3', FinDim4: 'A4' }
const DEFAULT = { Warehouse: 'KL-2', FinDim1: 'B1', FinDim2: 'B2', FinDim3: 'B3', FinDim4: 'B4' }
const UNUSED = { FinDim5: '', FinDim6: '' }

describe('a mill with codes of its own', () => {
  test('without defaults is asked for each code, by its field, and no number is used up', async () => {
    await expectRefusal(create(), 'po.codeToChoose', {
      params: { code: 'PONO_SEQ' },
      fields: {
        PONO_SEQ: { key: 'po.codeToChoose' },
        Warehouse: { key: 'po.codeToChoose', params: { code: 'Warehouse' } },
        FinDim4: { key: 'po.codeToChoose' },
      },
    })
    await expectRefusal(create({ ...ALL, PONO_SEQ: 'NBDPO-PL' }), 'po.unknownReference')
    expect(await db().selectFrom('order_counters').selectAll().execute()).toEqual([])
  })

  test('orders by what it marked, at the site of that warehouse', async () => {
    await mark(true)
    const { UUID, PONumber } = await create()
    expect(PONumber).toMatch(/^PO-B-\d{4}-00001$/)
    expect(await headerWithConditions(UUID)).toMatchObject({ ...DEFAULT, ...UNUSED, Site: 'KL' })
    const { defaults } = await orderForm({})
    expect(defaults).toEqual({ ...DEFAULT, ...UNUSED, PONO_SEQ: 'PO-B' })
  })

  test('two marks are none', async () => {
    await mark(true)
    await db().updateTable('warehouses').set({ is_default: true }).execute()
    expect((await orderForm({})).defaults).toMatchObject({ PONO_SEQ: 'PO-B', Warehouse: null })
    await db().updateTable('warehouses').set({ is_default: false }).execute()
  })

  test('the only warehouse of the site that is marked stands for one', async () => {
    await insertRow('warehouses', { code: 'N-1', name: 'N', site_code: 'NBD' })
    await db().updateTable('sites').set({ is_default: true }).where('code', '=', 'NBD').execute()
    expect((await orderForm({})).defaults).toMatchObject({ Warehouse: 'N-1' })
    await db().deleteFrom('warehouses').where('code', '=', 'N-1').execute()
    await db().updateTable('sites').set({ is_default: false }).execute()
  })

  test('a site that is asked for chooses among its warehouses, and an unknown one is refused', async () => {
    await mark(true)
    expect(await create({ Site: 'KL' })).toMatchObject({ State: 'D' })
    await expectRefusal(create({ Site: 'NBD' }), 'po.unknownReference', {
      fields: { Site: 'po.unknownReference' },
    })
    await expect(create({ Site: 'NBD', Warehouse: 'KL-1' })).rejects.toMatchObject({
      fields: { Site: 'po.unknownReference' },
    })
  })

  test('an order of a vendor follows the last one where nothing is marked', async () => {
    const vendor = await addVendor()
    await create({ ...ALL, VendorUUID: vendor.id, PONO_SEQ: 'PO-A' })
    const { defaults, vendor: shown } = await orderForm({ VendorUUID: vendor.id })
    expect(defaults).toEqual({ ...ALL, ...UNUSED, PONO_SEQ: 'PO-A' })
    expect(shown.map(({ UUID }) => UUID)).toEqual([vendor.id])
    expect(await create({ VendorUUID: vendor.id })).toMatchObject({
      PONumber: expect.stringMatching(/^PO-A-\d{4}-00002$/),
    })
  })

  test('D7 is the vendor’s: another that is known is refused too', async () => {
    await insertRow('financial_dimensions', { dimension: 7, value: 'D7-002' })
    await mark(true)
    await expectRefusal(create({ FinDim7: 'D7-002' }), 'po.otherD7', { params: { d7: 'D7-001' } })
    expect(await create({ FinDim7: 'D7-001' })).toMatchObject({ State: 'D' })
  })

  test('a change keeps the codes of the order, and needs no number sequence', async () => {
    const { UUID } = await create({ ...ALL, PONO_SEQ: 'PO-A' })
    const change = calls.updatePOHeader.input.parse({ POHeaderUUID: UUID, Payment: 'สด' })
    await changeHeader(change, ctx())
    expect(await headerWithConditions(UUID)).toMatchObject({ ...ALL, Payment: 'สด' })
    await expectRefusal(changeHeader({ ...change, FinDim1: 'NO' }, ctx()), 'po.unknownReference')
  })
})

describe('orders at once', () => {
  const make = async (
    vendor: { id: string; customerId: number },
    palm: Partial<PalmToOrder> = {},
  ) =>
    createOrder(
      {
        VendorUUID: vendor.id,
        SSWeightIDs: [await readyTicket(mill, { customerId: vendor.customerId })],
        Submit: false,
        ...palm,
      },
      ctx(),
    )

  test('are made by the codes that were chosen, where nothing is certain', async () => {
    const vendor = await addVendor()
    await expectRefusal(make(vendor), 'po.codeToChoose')
    const Codes = { ...ALL, PONO_SEQ: 'PO-A' }
    const wrong = make(vendor, { Codes: { ...Codes, Warehouse: 'CT-NN' } })
    await expectRefusal(wrong, 'po.unknownReference')
    const { UUID } = await make(vendor, { Codes })
    expect(await headerWithConditions(UUID)).toMatchObject({ ...ALL, ...UNUSED })
    const again = await make(vendor)
    expect(await headerWithConditions(again.UUID)).toMatchObject(ALL)
  })

  test('show what is to be chosen, and copy no code that is gone', async () => {
    const vendor = await addVendor()
    const { UUID } = await make(vendor, { Codes: { ...ALL, PONO_SEQ: 'PO-A' } })
    await updateRows(
      'purchase_orders',
      { id: UUID },
      { number: 'NBDPO-PL-6911-00001', dimension_1: '00000' },
    )
    await readyTicket(mill, { customerId: vendor.customerId })
    const rows = (await toOrder(ctx())).data
    const { Head } = rows.find(({ VendorUUID }) => VendorUUID === vendor.id)!
    expect(Head).toMatchObject({ PONO_SEQ: null, Warehouse: 'KL-1', FinDim1: null, FinDim2: 'A2' })
    await expectRefusal(make(vendor), 'po.codeToChoose', { fields: { PONO_SEQ: {}, FinDim1: {} } })
    await mark(true)
    const made = await make(vendor)
    expect(made.PONumber).toMatch(/^PO-B-/)
    expect(await headerWithConditions(made.UUID)).toMatchObject({ ...ALL, FinDim1: 'B1' })
  })
})

test('a mill without a number sequence or warehouse is told to add one', async () => {
  await db().deleteFrom('order_counters').execute()
  await db().deleteFrom('number_sequences').execute()
  await expectRefusal(create(ALL), 'po.noCodes', { params: { code: 'PONO_SEQ' } })
})
