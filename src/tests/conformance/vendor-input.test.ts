import { describe, expect, test } from 'vitest'
import { importReference } from '../../import/writes/import-files.ts'
import { withFailingAudit } from '../audit-entries.ts'
import { addCustomer, addVendor, openTestMill } from '../fixture.ts'
import { openTestServer } from '../server.ts'
import { withRollback } from '../transactions.ts'
import { checksums } from './checksum.ts'
import { type Refused, watchRefusals } from './refused.ts'

const mill = await openTestMill()
const server = await openTestServer()
const free = await addCustomer('80001')
const loose = await addVendor()
await server.post('vendor/SaveVendorUnlink', { VendorUUID: loose.id }, 51)
const { refusedInBoth } = watchRefusals(server)

const VendorUUID = mill.vendor.id
const nobody = { VendorUUID: '5f0c8f6e-8f5e-4c55-9d1e-3a1b7c9d0e2f' }

/** Every call about one vendor, with a body that it would take. */
const CHANGES = {
  'vendor/SaveVendorLinkCustomer': { VendorUUID: loose.id, CustomerID: free },
  'vendor/SaveVendorUnlink': { VendorUUID },
  'vendor/UpdateVendorValue': { VendorUUID, ValueFD7: 'D7-001', ValueDistanceFactory: 12 },
  'vendor/UpdateCustomerFinanceData': {
    VendorUUID,
    SysBankName: 'กรุงไทย',
    SysBookBankNumber: '8012345678',
    SysTaxDeduction: 0.75,
  },
  'vendor/UpdateCustomerLevel': { VendorUUID, Level: 2 },
  'vendor/UpdateVendorPremium': { VendorUUID, IsPremium: 1 },
} as const
type Change = keyof typeof CHANGES

const refused = (path: Change, fields: object, why: Refused) =>
  refusedInBoth(path, { ...CHANGES[path], ...fields }, 51, why)

/** Takes back what it wrote. */
const accepts = (path: Change, fields: object, answers: object) =>
  withRollback(async () => {
    const { status, body } = await server.post(path, { ...CHANGES[path], ...fields }, 51)
    expect({ status, ...body.result }).toMatchObject({ status: 200, ...answers })
  })

describe.each(Object.keys(CHANGES) as Change[])('%s', (path) => {
  test('is of a vendor that there is', async () => {
    await refused(path, nobody, ['vendor.notFound'])
  })

  test('does not stand without its audit row', async () => {
    const before = await checksums()
    await withFailingAudit(async () => {
      expect((await server.post(path, CHANGES[path], 51)).status).toBe(500)
    })
    expect(await checksums()).toEqual(before)
  })
})

test.each<[Change, 'Version' | 'CustomerVersion']>([
  ['vendor/SaveVendorLinkCustomer', 'Version'],
  ['vendor/SaveVendorUnlink', 'Version'],
  ['vendor/UpdateVendorValue', 'Version'],
  ['vendor/UpdateCustomerFinanceData', 'CustomerVersion'],
  ['vendor/UpdateCustomerLevel', 'CustomerVersion'],
])('%s is of the vendor as the officer saw it', async (path, field) => {
  const asked = { VendorUUID: CHANGES[path].VendorUUID }
  const { body } = await server.post('vendor/GetVendor', asked, 51)
  const present = body.result
  for (const seen of [present[field] - 1, present[field] + 1, 2 ** 31 - 1]) {
    const answer = await answerOf(path, { [field]: seen })
    expect(answer).toMatchObject({ status: 409, code: 'sys.stale', present })
  }
  await accepts(path, { [field]: present[field] }, {})
})

test('the stale refusal names the system where an import changed a vendor', () =>
  withRollback(async () => {
    const { body } = await server.post('vendor/GetVendor', { VendorUUID }, 51)
    const { VendorAccountNumber, Version } = body.result
    const csv = `VendorAccountNumber,VendorOrganizationName\n${VendorAccountNumber},ลานเทใหม่`
    const ctx = { now: new Date(), requestId: 'import', language: 'th' as const, address: '' }
    await importReference([{ name: 'vendors.csv', bytes: Buffer.from(csv) }], ctx)
    const answer = await answerOf('vendor/UpdateVendorValue', { Version })
    expect(answer).toMatchObject({ code: 'sys.stale', present: { Version: Version + 1 } })
    expect(answer.message).toMatch(/^ระบบ แก้ไขข้อมูลนี้เมื่อ /)
  }))

async function answerOf(path: Change, fields: object) {
  return (await server.post(path, { ...CHANGES[path], ...fields }, 51)).body
}

describe('a link', () => {
  const path = 'vendor/SaveVendorLinkCustomer'

  test('is to a customer that there is', async () => {
    for (const none of [999_999_999, Number.MAX_SAFE_INTEGER]) {
      await refused(path, { CustomerID: none }, ['vendor.customerNotFound'])
    }
  })

  test('is of two that are free', async () => {
    await refused(path, { VendorUUID }, ['vendor.alreadyLinked'])
    const taken = { CustomerID: mill.vendor.customerId }
    await refused(path, taken, ['vendor.customerTaken', undefined, 409])
    await accepts(path, {}, { CustomerID: free, CustomerCustomerID: '80001' })
  })

  test('is there before it ends, and before there is a level or an account', async () => {
    const { id } = loose
    await refused('vendor/SaveVendorUnlink', { VendorUUID: id }, ['vendor.notLinked'])
    await refused('vendor/UpdateCustomerLevel', { VendorUUID: id }, ['vendor.notLinked'])
    await refused('vendor/UpdateCustomerFinanceData', { VendorUUID: id }, ['vendor.notLinked'])
  })

  test('does not end while an order needs it', async () => {
    await withRollback(async () => {
      await server.post('po/createPOHeader', { VendorUUID }, 51)
      for (const language of ['th', 'en']) {
        const headers = { 'accept-language': language }
        const { body } = await server.post('vendor/SaveVendorUnlink', { VendorUUID }, 51, headers)
        expect(body).toMatchObject({ status: 400, code: 'vendor.openOrders' })
        expect(body.message).toMatch(/NBDPO-PL-\d{4}-\d{5}/)
      }
    })
  })
})

describe('the values of a vendor', () => {
  const path = 'vendor/UpdateVendorValue'

  test('are kept from nothing to the most', async () => {
    for (const [field, max] of [
      ['ValueDistanceFactory', 1000],
      ['ValueShippingCost', 9999.99],
      ['ValueConsistency', 9999.99],
    ] as const) {
      for (const kept of [0, null, max]) await accepts(path, { [field]: kept }, { [field]: kept })
    }
  })

  test('have a D7 that is known', async () => {
    for (const unknown of ['D7-XXX', 'd7-001', '%', "D7-001'", '00000']) {
      await refused(path, { ValueFD7: unknown }, ['vendor.unknownD7', 'ValueFD7'])
    }
  })
})

describe('finance data', () => {
  const path = 'vendor/UpdateCustomerFinanceData'

  test('have an account number of 10 to 15 digits', async () => {
    const NONE = ['123456789', '1234567890123456', '12345678a0', '1234567890.', '', '-', null]
    for (const none of NONE) {
      await refused(path, { SysBookBankNumber: none }, ['v.account', 'SysBookBankNumber'])
    }
    const digits = { CustomerSysBookBankNumber: '123456789012345' }
    await accepts(path, { SysBookBankNumber: '123-456 789012345' }, digits)
    await accepts(path, { SysBookBankNumber: '๑๒๓-๔๕๖ ๗๘๙๐๑๒๓๔๕' }, digits)
  })

  test('have a bank of the list', async () => {
    for (const none of ['ธนาคารหมู่บ้าน', 'KTB', '%', "กรุงไทย'", '', null]) {
      await refused(path, { SysBankName: none }, ['v.bank', 'SysBankName'])
    }
    const without = { SysBankName: '', SysBookBankNumber: '' }
    await accepts(path, without, { CustomerSysBankName: null, CustomerSysBookBankNumber: null })
  })

  test('have a tax of 0 to 15 percent', async () => {
    for (const percent of [0, 0.75, 15]) {
      await accepts(path, { SysTaxDeduction: percent }, { CustomerSysTaxDeduction: percent })
    }
  })
})

describe('a level', () => {
  test('of a customer is one that there is', async () => {
    const path = 'vendor/UpdateCustomerLevel'
    for (const none of [0, 5, -1, 99_999_999_999]) {
      await refused(path, { Level: none }, ['v.level', 'Level'])
    }
  })

  const level = { ID: 2, LevelPrice: 0.05, MinAverageGrade: 17.5, MinTotalWeight: 60_000 }
  const save = (fields: object, why: Refused) =>
    refusedInBoth('customerLevel/SaveLevel', { ...level, ...fields }, 50, why)

  test('is saved where there is one, as the officer saw it', async () => {
    for (const none of [0, 5, 99_999_999_999]) await save({ ID: none }, ['level.notFound'])
    await save({ Version: 77 }, ['sys.stale', undefined, 409])
  })
})

describe('premium', () => {
  const path = 'vendor/UpdateVendorPremium'

  test('is 1 or nothing', async () => {
    await refused(path, { IsPremium: null }, ['premium.not'])
    await withRollback(async () => {
      await server.post(path, CHANGES[path], 51)
      expect(await answerOf(path, {})).toMatchObject({ status: 400, code: 'premium.already' })
    })
  })
})

describe('a list', () => {
  const LISTS = [
    'vendor/GetVendorFilterLists',
    'vendor/ExportVendorLists',
    'vendor/GetVendorPremiumFilterLists',
  ]
  const FILTERS = [
    'filterVendorAccountNumber',
    'filterVendorOrganizationName',
    'filterCustomerID',
    'filterCustomerName',
  ]

  test.each(LISTS)('%s takes every letter as itself', async (path) => {
    for (const field of FILTERS) {
      for (const letter of ['%', '_', '\\', "'", '"', "'; drop table vendors; --", '$1']) {
        expect(await found(path, { [field]: letter })).toEqual([])
      }
    }
    const byOne = { filterVendorOrganizationName: 'ส' }
    if (path !== LISTS[2]) expect(await found(path, byOne)).toHaveLength(2)
  })

  test('is of a group that there is', async () => {
    const path = 'vendor/GetVendorFilterLists'
    const unknown = { filterProductGroupID: nobody.VendorUUID }
    await refusedInBoth(path, unknown, 51, ['group.notFound'])
    expect(await found(path, { filterProductGroupID: '' })).toHaveLength(2)
  })

  test('to choose from is searched by every letter as itself', async () => {
    for (const path of [
      'vendor/GetFD7Lists',
      'vendor/GetCustomerUnlinked',
      'vendor/GetVendorNoPremium',
    ]) {
      for (const letter of ['%', '_', '\\', "'"]) {
        const { body } = await server.post(path, { filterSearch: letter }, 51)
        expect({ path, letter, found: body.result }).toEqual({ path, letter, found: [] })
      }
    }
  })

  async function found(path: string, filters: object): Promise<unknown[]> {
    const { body } = await server.post(path, filters, 51)
    return path === 'vendor/ExportVendorLists' ? body.result : body.result.data
  }
})

test('the history is of a vendor that there is', async () => {
  await refusedInBoth('vendor/getHistory', nobody, 51, ['vendor.notFound'])
  await refusedInBoth('vendor/GetVendor', nobody, 51, ['vendor.notFound'])
})
