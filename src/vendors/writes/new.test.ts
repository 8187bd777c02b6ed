import { beforeEach, expect, test } from 'vitest'
import { keeper } from '../../master-data/reads/keeper.ts'
import type { Input } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addCustomer, buildMill } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowsOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { nextCodes } from '../reads/codes.ts'
import { vendorHistory } from '../reads/history.ts'
import { createCustomer, createVendor, updateVendorName } from './new.ts'

await openTestDatabase()
let count = 0
let code = ''
let avl = ''

const mill = await buildMill()
beforeEach(() => {
  count += 1
  code = `W${String(count).padStart(4, '0')}`
  avl = `7${String(count).padStart(4, '0')}`
})

const ctx = () => contextOf(mill.officers[50])
const parsed = (fields: Partial<Input<typeof calls.createVendor>>) =>
  calls.createVendor.input.parse({
    VendorAccountNumber: code,
    VendorOrganizationName: 'ลานเทใหม่',
    ...fields,
  })
const create = (fields: Partial<Input<typeof calls.createVendor>> = {}) =>
  createVendor(parsed(fields), ctx())
const whole = () => ({
  ValueFD7: 'D7-001',
  ValueDistanceFactory: 12.5,
  CustomerCustomerID: avl,
  CustomerCustomerName: 'สวนใหม่',
  Level: 2,
  SysBankName: 'ธ.ก.ส.',
  SysBookBankNumber: '01-234-5-67890-1',
  SysTaxDeduction: 0.75,
})

test('code and name are enough, and the rest is as of one that was imported', async () => {
  const vendor = await create()
  expect(vendor).toMatchObject({
    VendorAccountNumber: code,
    VendorOrganizationName: 'ลานเทใหม่',
    CustomerID: null,
    ValueFD7: null,
    Version: 1,
  })
  const { data } = await vendorHistory(vendor.UUID)
  expect(data).toMatchObject([{ Action: 'create', After: { VendorAccountNumber: code } }])
})

test('all that is known of it is saved at once, with a customer of its own', async () => {
  const vendor = await create(whole())
  expect(vendor).toMatchObject({
    FD7Value: 'D7-001',
    ValueDistanceFactory: '12.50',
    CustomerCustomerID: avl,
    CustomerCustomerName: 'สวนใหม่',
    CustomerLevel: 2,
    CustomerSysBankName: 'ธ.ก.ส.',
    CustomerSysBookBankNumber: '012345678901',
    CustomerSysTaxDeduction: '0.75',
  })
  const trail = await auditEntriesOf('customer', vendor.CustomerID!)
  expect(trail.map(({ action }) => action)).toEqual([
    'customer.create',
    'customer.level',
    'customer.finance',
  ])
})

test('a customer that stands already is linked and keeps what it has', async () => {
  const CustomerID = await addCustomer(avl)
  expect(await create({ CustomerID })).toMatchObject({
    CustomerID,
    CustomerSysBookBankNumber: '012345678901',
    CustomerSysTaxDeduction: '3.00',
  })
})

test.each<[string, () => object, object]>([
  ['a D7 that is not known', () => ({ ValueFD7: 'NONE' }), { code: 'vendor.unknownD7' }],
  ['a level that is none', () => ({ Level: 9 }), { code: 'v.level' }],
  ['a bank that is none', () => ({ SysBankName: 'ธนาคารลม' }), { code: 'v.bank' }],
  ['half an account number', () => ({ SysBookBankNumber: '12' }), { code: 'v.account' }],
  [
    'a customer of another vendor',
    () => ({ CustomerCustomerID: null, CustomerID: mill.vendor.customerId }),
    { code: 'vendor.customerTaken' },
  ],
  [
    'a customer that is not there',
    () => ({ CustomerCustomerID: null, CustomerID: 99_999_999 }),
    { code: 'vendor.customerNotFound' },
  ],
  [
    'the code of another customer, in whatever capitals',
    () => ({ CustomerCustomerID: mill.vendor.avl }),
    { code: 'masterData.codeTaken', fields: { CustomerCustomerID: 'masterData.codeTaken' } },
  ],
])('%s is refused, and nothing of the vendor stands', async (_, fields, why) => {
  await expect(create({ ...whole(), ...fields() })).rejects.toMatchObject(why)
  expect(await rowsOf('vendors', { account_number: code })).toEqual([])
  expect(await rowsOf('customers', { code: avl })).toEqual([])
})

test('a code that stands is refused with whose it is; of two at once one has it', async () => {
  const made = await Promise.allSettled([
    create(),
    create({ VendorAccountNumber: code.toLowerCase() }),
    create(),
  ])
  const won = made.filter(({ status }) => status === 'fulfilled')
  expect(won).toHaveLength(1)
  await expectRefusal(create({ VendorAccountNumber: code.toLowerCase() }), 'masterData.codeTaken', {
    fields: { VendorAccountNumber: 'masterData.codeTaken' },
  })
  const same = await db()
    .selectFrom('vendors')
    .select('id')
    .where('account_number', 'ilike', code)
    .execute()
  expect(same).toHaveLength(1)
})

test('distance and costs stand beside a D7, and a new customer has a name', () => {
  const why = (fields: object) =>
    calls.createVendor.input
      .safeParse({ VendorAccountNumber: code, VendorOrganizationName: 'ลาน', ...fields })
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(why({ ValueDistanceFactory: 3 })).toEqual([['ValueFD7', 'v.d7']])
  expect(why({ CustomerCustomerID: avl })).toEqual([['CustomerCustomerName', 'v.required']])
  expect(why({})).toBeUndefined()
})

test('the codes that follow are proposed', async () => {
  await create({ VendorAccountNumber: 'W9000' })
  const CustomerCustomerID = '79000'
  const made = await createCustomer(
    { CustomerCustomerID, CustomerCustomerName: 'สวนที่ยังไม่มีผู้ขาย' },
    ctx(),
  )
  expect(made).toMatchObject({ CustomerCustomerID, CustomerID: expect.any(Number) })
  expect(await nextCodes()).toEqual({ NextVendorCode: 'W9001', NextCustomerCode: '79001' })
})

test('a name is changed once, in the history with what it was; who saw another version hears so', async () => {
  const { UUID: VendorUUID } = await create()
  const rename = (VendorOrganizationName: string, Version: number) =>
    updateVendorName({ VendorUUID, VendorOrganizationName, Version }, ctx())
  expect(await rename('ลานเทแก้ชื่อ', 1)).toMatchObject({ Version: 2 })
  expect(await rename('ลานเทแก้ชื่อ', 2)).toMatchObject({ Version: 2 })
  await expectRefusal(rename('ลานอื่น', 1), 'sys.stale')
  const { data } = await vendorHistory(VendorUUID)
  expect(data[0]).toMatchObject({
    Action: 'changeName',
    Before: { VendorOrganizationName: 'ลานเทใหม่' },
    After: { VendorOrganizationName: 'ลานเทแก้ชื่อ' },
  })
})

test('where an ERP keeps them nobody is added or renamed', () => {
  keeper.set('erp')
  try {
    const refused = expect.objectContaining({ code: 'masterData.erp' })
    expect(() => create()).toThrow(refused)
    const customer = { CustomerCustomerID: avl, CustomerCustomerName: 'x' }
    expect(() => createCustomer(customer, ctx())).toThrow(refused)
    const name = { VendorUUID: mill.vendor.id, VendorOrganizationName: 'x' }
    expect(() => updateVendorName(name, ctx())).toThrow(refused)
  } finally {
    keeper.set('forms')
  }
})

test('without its audit entries no vendor is added', async () => {
  await withFailingAudit(() => expect(create(whole())).rejects.toThrow('no audit'))
  expect(await rowsOf('vendors', { account_number: code })).toEqual([])
})
