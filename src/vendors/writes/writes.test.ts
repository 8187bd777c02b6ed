import { beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { accountDigits, isTax } from '../rules.ts'
import { saveFinance, setMemberLevel } from './customers.ts'
import { linkVendor } from './links.ts'
import { addPremium } from './premium.ts'
import { setUpVendor } from './values.ts'

const act = {
  now: new Date('2026-11-20T14:00:00+07:00'),
  requestId: 'test',
  language: 'th' as const,
  address: '',
}
let vendors: string[]
let customers: number[]
let made = 0

await openTestDatabase()

beforeEach(async () => {
  made += 1
  const names = ['ก', 'ข'].map((name) => ({ name: `${name}${made}`, code: `${name}${made}` }))
  const accounts = names.map(({ name, code }) => ({ name, account_number: code }))
  const v = await db().insertInto('vendors').values(accounts).returning('id').execute()
  const c = await db().insertInto('customers').values(names).returning('id').execute()
  vendors = v.map(({ id }) => id)
  customers = c.map(({ id }) => id)
})

const customer = (id: number) =>
  db().selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const actions = async (id: string | number) => {
  const rows = await db()
    .selectFrom('audit_entries')
    .select('action')
    .where('entity_id', '=', String(id))
    .execute()
  return rows.map(({ action }) => action)
}

test('A vendor has one customer and a customer one vendor, whoever is first', async () => {
  await linkVendor({ vendorId: vendors[0]!, customerId: customers[0]! }, act)
  const again = linkVendor({ vendorId: vendors[0]!, customerId: customers[1]! }, act)
  await expect(again).rejects.toMatchObject({
    code: 'vendor.alreadyLinked',
    params: { avl: `ก${made}` },
  })
  const taken = linkVendor({ vendorId: vendors[1]!, customerId: customers[0]! }, act)
  await expect(taken).rejects.toMatchObject({
    code: 'vendor.customerTaken',
    params: { other: `ก${made}` },
  })
  expect(await actions(vendors[0]!)).toEqual(['vendor.link'])
  expect(await actions(vendors[1]!)).toEqual([])
})

test('Of two officers who link one customer at once, one does', async () => {
  const links = vendors.map((vendorId) => linkVendor({ vendorId, customerId: customers[0]! }, act))
  const settled = await Promise.allSettled(links)
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('A vendor becomes premium once', async () => {
  await addPremium(vendors[0]!, act)
  await expect(addPremium(vendors[0]!, act)).rejects.toMatchObject({ code: 'premium.already' })
  expect(await actions(vendors[0]!)).toEqual(['vendor.addPremium'])
})

test('A vendor is set up with a D7 that is known', async () => {
  await db()
    .insertInto('financial_dimensions')
    .values({ dimension: 7, value: 'SRT_PS' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const setup = { vendorId: vendors[0]!, distanceKm: 12.5, shippingCost: '0.10', consistency: null }
  await setUpVendor({ ...setup, dimension7: 'SRT_PS' }, act)
  const vendor = await db()
    .selectFrom('vendors')
    .selectAll()
    .where('id', '=', vendors[0]!)
    .executeTakeFirst()
  expect(vendor).toMatchObject({
    distance_km: '12.50',
    shipping_cost: '0.10',
    dimension_7: 'SRT_PS',
    version: 2,
  })
  await expect(setUpVendor({ ...setup, dimension7: 'X' }, act)).rejects.toMatchObject({
    code: 'vendor.unknownD7',
  })
  const nobody = setUpVendor({ ...setup, vendorId: crypto.randomUUID(), dimension7: 'SRT_PS' }, act)
  await expect(nobody).rejects.toMatchObject({ code: 'vendor.notFound' })
})

test('Finance data keeps the digits of the account; level and finance leave what was before', async () => {
  const finance = {
    customerId: customers[0]!,
    bankName: 'ธ.ก.ส.',
    bankAccount: '01-234-5-67890-1',
    taxPercent: '0.75',
  }
  await saveFinance(finance, act)
  await setMemberLevel(customers[0]!, 3, act)
  expect(await customer(customers[0]!)).toMatchObject({
    bank_account: '012345678901',
    tax_percent: '0.75',
    level_id: 3,
    version: 3,
  })
  expect(await actions(customers[0]!)).toEqual(['customer.finance', 'customer.level'])
  await expect(saveFinance({ ...finance, bankAccount: '123' }, act)).rejects.toMatchObject({
    code: 'v.account',
  })
  await expect(saveFinance({ ...finance, taxPercent: '15.01' }, act)).rejects.toMatchObject({
    code: 'sys.invalid',
  })
})

test('An account number has 10 to 15 digits, a tax 0 to 15 percent with two decimals', () => {
  expect(
    ['123456789', '1234567890', '123-456 789012345', '1234567890123456', '12345678x0'].map(
      accountDigits,
    ),
  ).toEqual([undefined, '1234567890', '123456789012345', undefined, undefined])
  expect([0, '0.75', 15, '15.01', -1, '0.755'].map(isTax)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
