import { beforeEach, describe, expect, test } from 'vitest'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addCustomer, addVendor, buildMill, type Mill, type Vendor } from '../../tests/fixture.ts'
import { draftOrder, orderAfter, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowsOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { isLockAwaited, openTransaction } from '../../tests/transactions.ts'
import { link, unlink } from './links.ts'

await openTestDatabase()
let vendor: Vendor
let free: number
let made = 0

let mill: Mill = await buildMill()
beforeEach(async () => {
  made += 1
  vendor = await addVendor()
  free = await addCustomer(`8${String(made).padStart(4, '0')}`)
})

const ctx = () => contextOf(mill.officers[51])
const part = (id = vendor.id, Version?: number) => unlink({ VendorUUID: id, Version }, ctx())
const join = (id: string, CustomerID: number, Version?: number) =>
  link({ VendorUUID: id, CustomerID, Version }, ctx())
const openLinks = (id: string) => rowsOf('links_in_force', { vendor_id: id })

describe('linking', () => {
  test('makes the vendor the customer’s, counts the change and shows who did it', async () => {
    const before = await part()
    const linked = await join(vendor.id, free, before.Version)
    expect(linked).toMatchObject({
      UUID: vendor.id,
      CustomerID: free,
      CustomerLevel: 1,
      Version: before.Version + 1,
    })
    expect(await openLinks(vendor.id)).toMatchObject([
      { customer_id: free, linked_by: mill.officers[51].id },
    ])
    expect((await auditEntriesOf('vendor', vendor.id)).at(-1)).toMatchObject({
      action: 'vendor.link',
      officer_id: mill.officers[51].id,
      before: null,
      after: { customer_id: free, customer_code: linked.CustomerCustomerID },
    })
  })

  test('is refused where the vendor has a customer, the customer a vendor, or there is none', async () => {
    await expectRefusal(join(vendor.id, free), 'vendor.alreadyLinked', {
      params: { vendor: vendor.name, avl: vendor.avl },
    })
    const other = await addVendor()
    await part(other.id)
    await expectRefusal(join(other.id, vendor.customerId), 'vendor.customerTaken', {
      params: { avl: vendor.avl, other: vendor.name },
    })
    await expectRefusal(join(other.id, 999_999_999), 'vendor.customerNotFound')
    await expectRefusal(join(crypto.randomUUID(), free), 'vendor.notFound')
    expect(await openLinks(other.id)).toEqual([])
  })

  test('of two vendors that want one customer at once, one has it', async () => {
    const two = [await addVendor(), await addVendor()]
    for (const { id } of two) await part(id)
    const settled = await Promise.allSettled(two.map(({ id }) => join(id, free)))
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = settled.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'vendor.customerTaken' } })
  })

  test('of two customers for one vendor at once, one is linked', async () => {
    await part()
    const another = await addCustomer(`9${made}`)
    const settled = await Promise.allSettled([join(vendor.id, free), join(vendor.id, another)])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await openLinks(vendor.id)).toHaveLength(1)
  })

  test('comes in where the one who was first takes the customer back', async () => {
    const first = await addVendor()
    await part(first.id)
    await part()
    const other = await openTransaction(() => join(first.id, free))
    const second = join(vendor.id, free)
    await expect.poll(isLockAwaited).toBe(true)
    await other.rollback()
    expect(await second).toMatchObject({ CustomerID: free })
  })
})

describe('unlinking', () => {
  test('ends the link by a date, and shows whose it was', async () => {
    const gone = await part()
    expect(gone).toMatchObject({ CustomerID: null, Summary: null, EstimateID: null })
    expect(gone).toMatchObject({ PriceDaily: '5.20', PriceCustomer: null, PriceFinal: null })
    const kept = await rowsOf('vendor_links', { vendor_id: vendor.id })
    expect(kept).toMatchObject([{ unlinked_by: mill.officers[51].id }])
    expect((await auditEntriesOf('vendor', vendor.id)).at(-1)).toMatchObject({
      action: 'vendor.unlink',
      before: { customer_code: vendor.avl },
      after: null,
    })
  })

  test('of two at once one ends it', async () => {
    const settled = await Promise.allSettled([part(), part()])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  const OPEN: Action[][] = [
    ['submit'],
    ['submit', 'review'],
    ['submit', 'reject'],
    ['submit', 'approve'],
    ['submit', 'approve', 'confirm'],
    ['submit', 'approve', 'confirm', 'receive'],
    ['submit', 'approve', 'confirm', 'receive', 'acknowledge'],
    ['submit', 'approve', 'confirm', 'receive', 'receive'],
  ]
  test.each([[], ...OPEN].map((actions) => [actions.join(', ') || 'create', actions] as const))(
    'is refused while an order stands after %s',
    async (_, actions) => {
      mill = { ...mill, vendor }
      const id = await orderAfter(mill, actions)
      await expectRefusal(part(), 'vendor.openOrders', {
        params: { vendor: vendor.name, n: 1 },
        present: { POHeaderUUID: id },
      })
      expect(await openLinks(vendor.id)).toHaveLength(1)
    },
  )

  const OVER: Action[][] = [
    ['submit', 'approve', 'cancel'],
    ['delete'],
    ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice'],
    ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice', 'finalize'],
  ]
  test.each(OVER.map((actions) => [actions.at(-1), actions] as const))(
    'is free once its order is over: %s',
    async (_, actions) => {
      mill = { ...mill, vendor }
      await orderAfter(mill, actions)
      expect(await part()).toMatchObject({ CustomerID: null })
    },
  )

  test('names the oldest of several open orders', async () => {
    const first = await draftOrder(mill, vendor)
    await draftOrder(mill, vendor)
    await expect(part()).rejects.toMatchObject({
      params: { n: 2 },
      present: { POHeaderUUID: first },
    })
    await perform(mill, 'delete', first)
    await expect(part()).rejects.toMatchObject({ params: { n: 1 } })
  })

  test('waits for an order that is being made, and is refused because of it', async () => {
    const making = await openTransaction(() => draftOrder(mill, vendor))
    const refused = expect(part()).rejects.toMatchObject({ code: 'vendor.openOrders' })
    await expect.poll(isLockAwaited).toBe(true)
    await making.commit()
    await refused
  })

  test('is waited for by a new order, which is then refused for want of a customer', async () => {
    const parting = await openTransaction(() => part())
    const refused = expect(draftOrder(mill, vendor)).rejects.toMatchObject({
      code: 'po.vendorNotLinked',
    })
    await expect.poll(isLockAwaited).toBe(true)
    await parting.commit()
    await refused
  })
})
