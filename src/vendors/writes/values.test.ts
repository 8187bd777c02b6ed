import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addCustomer, addVendor, buildMill, type Vendor } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { vendorNow } from '../reads/vendor.ts'
import { updateFinance, updateLevel } from './customers.ts'
import { saveLevel } from './levels.ts'
import { link, unlink } from './links.ts'
import { updatePremium } from './premium.ts'
import { updateValue } from './values.ts'

await openTestDatabase()
let vendor: Vendor

const mill = await buildMill()
beforeEach(async () => {
  vendor = await addVendor()
})

const ctx = () => contextOf(mill.officers[51])
const now = (id = vendor.id) => vendorNow(id, { now: new Date() })
const fulfilled = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length

describe('setting a vendor up', () => {
  const setUp = (fields: object = {}) =>
    updateValue(
      calls.updateValue.input.parse({ VendorUUID: vendor.id, ValueFD7: 'D7-001', ...fields }),
      ctx(),
    )

  test('sets its values, and shows what they were', async () => {
    const { Version } = await now()
    const first = { ValueDistanceFactory: 12.5, ValueShippingCost: 0.1, Version }
    expect(await setUp(first)).toMatchObject({
      ValueDistanceFactory: '12.50',
      ValueShippingCost: '0.10',
      ValueConsistency: null,
      ValueFD7: 'D7-001',
      FD7Value: 'D7-001',
      Version: Version + 1,
    })
    expect(await setUp({ ValueConsistency: 0.05 })).toMatchObject({
      ValueDistanceFactory: null,
      ValueConsistency: '0.05',
    })
    expect((await auditEntriesOf('vendor', vendor.id)).at(-1)).toMatchObject({
      action: 'vendor.setUp',
      officer_id: mill.officers[51].id,
      before: { distance_km: '12.50', shipping_cost: '0.10', consistency: null },
      after: { distance_km: null, shipping_cost: null, consistency: '0.05' },
    })
  })

  test('that changes nothing leaves no trace', async () => {
    const fields = { ValueDistanceFactory: 12.5, ValueShippingCost: 0.1 }
    const saved = await setUp(fields)
    const trail = await auditEntriesOf('vendor', vendor.id)
    expect(await setUp({ ...fields, Version: saved.Version })).toEqual(saved)
    expect(await auditEntriesOf('vendor', vendor.id)).toEqual(trail)
    await expectRefusal(setUp({ ...fields, Version: saved.Version - 1 }), 'sys.stale')
  })

  test('of two who saw the same, one saves', async () => {
    const { Version } = await now()
    const both = [1, 2].map((ValueDistanceFactory) => setUp({ ValueDistanceFactory, Version }))
    expect(await fulfilled(both)).toBe(1)
  })
})

describe('finance data', () => {
  const pay = (fields: object = {}) =>
    updateFinance(
      calls.updateFinance.input.parse({
        VendorUUID: vendor.id,
        SysBankName: 'กรุงไทย',
        SysBookBankNumber: '801-2-34567-8',
        SysTaxDeduction: 0.75,
        ...fields,
      }),
      ctx(),
    )

  test('keeps the digits of the account, and shows what was before', async () => {
    const { CustomerVersion } = await now()
    expect(await pay({ CustomerVersion })).toMatchObject({
      CustomerSysBankName: 'กรุงไทย',
      CustomerSysBookBankNumber: '8012345678',
      CustomerSysTaxDeduction: '0.75',
      CustomerVersion: Number(CustomerVersion) + 1,
    })
    expect((await auditEntriesOf('customer', vendor.customerId)).at(-1)).toMatchObject({
      action: 'customer.finance',
      before: { bank_name: 'ธ.ก.ส.', bank_account: '012345678901', tax_percent: '3.00' },
      after: { bank_name: 'กรุงไทย', bank_account: '8012345678', tax_percent: '0.75' },
    })
  })

  test('that are saved as they stand leave no trace, however the account is written', async () => {
    const saved = await pay()
    const trail = await auditEntriesOf('customer', vendor.customerId)
    const seen = { CustomerVersion: saved.CustomerVersion }
    expect(await pay({ ...seen, SysBookBankNumber: '8012345678' })).toEqual(saved)
    expect(await give(1, saved.CustomerVersion)).toEqual(saved)
    expect(await auditEntriesOf('customer', vendor.customerId)).toEqual(trail)
    expect(await pay({ ...seen, SysTaxDeduction: 0.76 })).not.toEqual(saved)
    expect(await auditEntriesOf('customer', vendor.customerId)).toHaveLength(trail.length + 1)
  })

  test('an account that begins with a zero is another one', async () => {
    const saved = await pay({ SysBookBankNumber: '1234567890' })
    expect(await pay({ SysBookBankNumber: '01234567890' })).toMatchObject({
      CustomerSysBookBankNumber: '01234567890',
      CustomerVersion: Number(saved.CustomerVersion) + 1,
    })
  })

  test('the bank is one of the list, or the one that stands', async () => {
    await expectRefusal(pay({ SysBankName: 'ธนาคารหมู่บ้าน' }), 'v.bank')
    await updateRows('customers', { id: vendor.customerId }, { bank_name: 'ธนาคารหมู่บ้าน' })
    expect(await pay({ SysBankName: 'ธนาคารหมู่บ้าน' })).toMatchObject({
      CustomerSysBankName: 'ธนาคารหมู่บ้าน',
    })
  })

  test('of two who saw the same, one saves; the other is shown the present', async () => {
    const { CustomerVersion } = await now()
    const both = [1, 2].map((SysTaxDeduction) => pay({ SysTaxDeduction, CustomerVersion }))
    expect(await fulfilled(both)).toBe(1)
    await expectRefusal(pay({ CustomerVersion }), 'sys.stale', {
      params: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' },
      present: { CustomerVersion: Number(CustomerVersion) + 1 },
    })
  })

  test('is of the customer that the officer saw, not of one that was linked meanwhile', async () => {
    const { CustomerID, CustomerVersion } = await now()
    await unlink({ VendorUUID: vendor.id }, ctx())
    const other = await addCustomer('90001')
    await link({ VendorUUID: vendor.id, CustomerID: other }, contextOf(mill.officers[50]))
    const seen = { VendorUUID: vendor.id, CustomerID, CustomerVersion }
    for (const save of [() => pay(seen), () => updateLevel({ ...seen, Level: 2 }, ctx())]) {
      await expectRefusal(save(), 'sys.stale', {
        params: { officer: 'เจ้าหน้าที่ 50 ทดสอบ' },
        present: { CustomerID: other, CustomerLevel: 1, CustomerSysBankName: 'ธ.ก.ส.' },
      })
    }
  })

  test('is of a vendor that is linked', async () => {
    await unlink({ VendorUUID: vendor.id }, ctx())
    const why = { code: 'vendor.notLinked', params: { vendor: vendor.name } }
    await expect(pay()).rejects.toMatchObject(why)
    await expect(give(2)).rejects.toMatchObject(why)
  })
})

const give = (Level: number, CustomerVersion?: number | null) =>
  updateLevel({ VendorUUID: vendor.id, Level, CustomerVersion }, ctx())

describe('a member level', () => {
  test('is given, and shows what was before', async () => {
    expect(await give(3)).toMatchObject({
      CustomerLevel: 3,
      CustomerLevelName: 'Gold',
      PriceCustomer: '0.10',
      PriceFinal: '5.30',
    })
    expect((await auditEntriesOf('customer', vendor.customerId)).at(-1)).toMatchObject({
      action: 'customer.level',
      before: { level_id: 1 },
      after: { level_id: 3 },
    })
  })

  test('is given once by two who saw the same', async () => {
    const { CustomerVersion } = await now()
    expect(await fulfilled([give(2, CustomerVersion), give(3, CustomerVersion)])).toBe(1)
  })
})

describe('the levels themselves', () => {
  const level = { ID: 2, LevelPrice: 0.07, MinAverageGrade: 17.25, MinTotalWeight: 50_000 }

  test('are changed for everybody who has them, and show what was before', async () => {
    await give(2)
    const saved = await saveLevel(level, ctx())
    expect(saved).toMatchObject({
      ID: 2,
      Name: 'Silver',
      LevelPrice: '0.07',
      MinAverageGrade: '17.25',
      MinTotalWeight: '50000.00',
    })
    expect(saved.Members).toBeGreaterThan(0)
    expect(await now()).toMatchObject({ PriceCustomer: '0.07', PriceFinal: '5.27' })
    expect((await auditEntriesOf('memberLevel', 2)).at(-1)).toMatchObject({
      action: 'level.save',
      before: { level_price: '0.05', min_average_grade: '17.50', min_total_weight_kg: '60000.00' },
      after: { level_price: '0.07', min_average_grade: '17.25', min_total_weight_kg: '50000.00' },
    })
  })

  test('saved as they stand leave no trace', async () => {
    const saved = await saveLevel({ ...level, ID: 3 }, ctx())
    const trail = await auditEntriesOf('memberLevel', 3)
    expect(await saveLevel({ ...level, ID: 3, Version: saved.Version }, ctx())).toEqual(saved)
    expect(await auditEntriesOf('memberLevel', 3)).toEqual(trail)
  })

  test('are refused where one changed meanwhile', async () => {
    const { Version } = await saveLevel(level, ctx())
    const both = [0.01, 0.02].map((LevelPrice) =>
      saveLevel({ ...level, LevelPrice, Version }, ctx()),
    )
    expect(await fulfilled(both)).toBe(1)
    await expectRefusal(saveLevel({ ...level, Version }, ctx()), 'sys.stale', {
      present: { ID: 2, Version: Version + 1 },
    })
  })

  test('do not stand without their audit row', async () => {
    await withFailingAudit(() =>
      expect(saveLevel({ ...level, LevelPrice: 9 }, ctx())).rejects.toThrow('no audit'),
    )
    await give(2)
    expect((await now()).PriceCustomer).not.toBe('9.00')
  })
})

describe('premium', () => {
  const make = (IsPremium: 1 | null) => updatePremium({ VendorUUID: vendor.id, IsPremium }, ctx())

  test('is given and taken, each once', async () => {
    expect(await make(1)).toMatchObject({ UUID: vendor.id, CustomerCustomerID: vendor.avl })
    expect(await now()).toMatchObject({ VendorIsPremium: true, PriceFinal: '5.40' })
    await expectRefusal(make(1), 'premium.already', { params: { vendor: vendor.name } })
    await make(null)
    expect(await now()).toMatchObject({ VendorIsPremium: false, PriceFinal: '5.20' })
    await expectRefusal(make(null), 'premium.not')
    expect((await auditEntriesOf('vendor', vendor.id)).map(({ action }) => action)).toEqual([
      'vendor.addPremium',
      'vendor.removePremium',
    ])
  })

  test('of two at once one does it', async () => {
    expect(await fulfilled([make(1), make(1)])).toBe(1)
    expect(await fulfilled([make(null), make(null)])).toBe(1)
  })

  test('stays where its end has no audit row', async () => {
    await make(1)
    await withFailingAudit(() => expect(make(null)).rejects.toThrow('no audit'))
    expect(await now()).toMatchObject({ VendorIsPremium: true })
  })
})
