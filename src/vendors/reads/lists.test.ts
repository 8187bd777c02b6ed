import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, gradeTicket, valueTicket, weighTicket } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { insertRow, rowOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import type { PremiumSortField, SortField } from '../rules.ts'
import { saveFinance, setMemberLevel } from '../writes/customers.ts'
import { linkVendor, unlink } from '../writes/links.ts'
import { addPremium } from '../writes/premium.ts'
import { setUpVendor } from '../writes/values.ts'
import { vendorHistory } from './history.ts'
import { levels } from './levels.ts'
import { exportedVendors, vendorList } from './lists.ts'
import { filteringOf } from './matching.ts'
import {
  dimension7Options,
  groupOptions,
  unlinkedCustomers,
  vendorsWithoutPremium,
} from './options.ts'
import { premiumList } from './premium.ts'
import { BY_CODE, readByIndex, type Sort, sortInMemory } from './sorting.ts'

await openTestDatabase()
const now = new Date('2026-11-21T12:00:00+07:00')
const vendorIds: Record<string, string> = {}
const customerIds: Record<string, number> = {}

/** Account, name, AVL and name of the customer, D7, level. */
const VENDORS = [
  ['A1', 'แก้ว พันธุ์ดี', '1003', 'สวนแก้ว', 'D7-B', 2],
  ['A2', 'กล้วย ทองสุข', '1001', 'สวนเอก', 'D7-A', 1],
  ['A3', 'เก่ง 100% ปาล์ม', '2002', 'Oscar_Farm', null, 4],
  ['A4', 'ขวัญ เขาน้อย', null, null, 'D7-A', null],
  ["A5'x", 'บริษัท ปาล์มใต้ จำกัด', null, null, null, null],
] as const

const mill = await buildMill()
await db().deleteFrom('vendor_links').execute()
await db().deleteFrom('vendors').execute()
await db().deleteFrom('customers').execute()
await db()
  .insertInto('financial_dimensions')
  .values(['D7-A', 'D7-B'].map((value) => ({ dimension: 7, value, description: `อำเภอ ${value}` })))
  .execute()
for (const vendor of VENDORS) await insertVendor(vendor)
await db().insertInto('customers').values({ code: '9001', name: 'ยังไม่ผูก' }).execute()

async function insertVendor([
  account_number,
  name,
  code,
  customer,
  dimension_7,
  level_id,
]: (typeof VENDORS)[number]) {
  const { id } = await insertRow('vendors', { account_number, name, dimension_7 })
  vendorIds[account_number] = id
  if (!code) return
  const linked = await db()
    .insertInto('customers')
    .values({ code, name: customer, level_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  customerIds[account_number] = linked.id
  await insertRow('vendor_links', { vendor_id: id, customer_id: linked.id, linked_at: now })
}

type Filters = Partial<Parameters<typeof vendorList>[0]>
const list = async (filters: Filters = {}) => {
  const { data, total_record } = await vendorList({ page: 0, ...filters }, { now })
  expect(total_record).toBe(data.length)
  return data.map(({ VendorAccountNumber }) => VendorAccountNumber.slice(0, 2)).join(' ')
}

describe('the list of vendors', () => {
  test.each<[Filters, string]>([
    [{}, 'A1 A2 A3 A4 A5'],
    [{ filterVendorAccountNumber: 'a2' }, 'A2'],
    [{ filterVendorAccountNumber: "'" }, 'A5'],
    [{ filterVendorOrganizationName: 'ปาล์ม' }, 'A3 A5'],
    [{ filterVendorOrganizationName: 'ก' }, 'A1 A2 A3 A5'],
    [{ filterVendorOrganizationName: '%' }, 'A3'],
    [{ filterVendorOrganizationName: '_' }, ''],
    [{ filterCustomerID: '00' }, 'A1 A2 A3'],
    [{ filterCustomerID: '1003' }, 'A1'],
    [{ filterCustomerName: 'สวน' }, 'A1 A2'],
    [{ filterCustomerName: '_' }, 'A3'],
    [{ filterCustomerName: 'oscar' }, 'A3'],
    [{ filterCustomerName: 'สวน', filterVendorOrganizationName: 'แก้ว' }, 'A1'],
    [{ filterCustomerName: 'ยังไม่ผูก' }, ''],
    [{ filterCustomerID: '', filterCustomerName: null }, 'A1 A2 A3 A4 A5'],
  ])('filtered by %j is %s', async (filters, accounts) => {
    expect(await list(filters)).toBe(accounts)
  })

  /** Names as Thai dictionaries have them: a vowel before its consonant is read after it. */
  const SORTED: [Sort['field'] & SortField, string, string][] = [
    ['VendorAccountNumber', 'A1 A2 A3 A4 A5', 'A5 A4 A3 A2 A1'],
    ['VendorOrganizationName', 'A2 A3 A1 A4 A5', 'A5 A4 A1 A3 A2'],
    ['CustomerCustomerID', 'A2 A1 A3 A4 A5', 'A3 A1 A2 A5 A4'],
    ['CustomerCustomerName', 'A1 A2 A3 A4 A5', 'A3 A2 A1 A5 A4'],
    ['FD7Value', 'A2 A4 A1 A3 A5', 'A1 A4 A2 A5 A3'],
    ['CustomerLevel', 'A2 A1 A3 A4 A5', 'A3 A1 A2 A5 A4'],
  ]

  test.each(SORTED)('sorted by %s is %s, and down %s', async (field, up, down) => {
    expect(await list({ sort: { field, direction: 'asc' } })).toBe(up)
    expect(await list({ sort: { field, direction: 'desc' } })).toBe(down)
  })

  test.each<[SortField, string, string]>([
    ['PriceDaily', 'A1 A2 A3 A4 A5', 'A1 A2 A3 A4 A5'],
    ['PriceCustomer', 'A2 A1 A3 A4 A5', 'A3 A1 A2 A4 A5'],
    ['PriceFinal', 'A2 A1 A3 A4 A5', 'A3 A1 A2 A4 A5'],
    ['EstimateID', 'A1 A3 A2 A4 A5', 'A3 A1 A2 A4 A5'],
  ])('sorted by %s, which is computed, is %s, and down %s', async (field, up, down) => {
    expect(await list({ sort: { field, direction: 'asc' } })).toBe(up)
    expect(await list({ sort: { field, direction: 'desc' } })).toBe(down)
  })

  test('a premium changes the place of a vendor among the prices', async () => {
    const dearest = { sort: { field: 'PriceFinal', direction: 'desc' } } as const
    await db().insertInto('premiums').values({ vendor_id: vendorIds.A2!, added_at: now }).execute()
    expect(await list(dearest)).toBe('A2 A3 A1 A4 A5')
    expect(await list({ ...dearest, filterCustomerName: 'สวน' })).toBe('A2 A1')
    await db().deleteFrom('premiums').execute()
  })

  test('by the level alert who should move up stands first, whenever in the last year it brought its palm', async () => {
    const bring = async (grade: number) => {
      const ticket = await weighTicket({ customerId: customerIds.A2! })
      await valueTicket(mill, ticket, await gradeTicket(mill, ticket, grade))
      return ticket
    }
    const [good, better] = [await bring(17), await bring(19)]
    const level = db().updateTable('member_levels').where('id', '=', 3)
    await level.set({ min_average_grade: '18', min_total_weight_kg: '1' }).execute()
    const alerts = async (direction: 'asc' | 'desc', weighedOut: string, ticket = better) => {
      const time_out = new Date(`${weighedOut}+07:00`)
      const times = { time_in: new Date(time_out.getTime() - 3600_000), time_out }
      await db().updateTable('weigh_tickets').set(times).where('id', '=', ticket).execute()
      return list({ sort: { field: 'EstimateID', direction } })
    }
    await alerts('asc', '2026-03-10T12:00:00', good)
    for (const day of ['2025-11-21', '2025-11-30', '2025-12-01', '2026-06-15', '2026-11-01']) {
      expect(await alerts('asc', `${day}T00:00:00`), day).toBe('A2 A1 A3 A4 A5')
      expect(await alerts('desc', `${day}T23:59:00`), day).toBe('A3 A1 A2 A4 A5')
    }
    // What is left of the year is below the minimum.
    expect(await alerts('asc', '2025-11-20T23:59:00')).toBe('A1 A3 A2 A4 A5')
    await alerts('asc', '2025-11-20T23:59:00', good)
    await level.set({ min_average_grade: '18', min_total_weight_kg: '180000' }).execute()
  })

  test.each(SORTED)('of many is sorted by %s as of a few', async (field, up, down) => {
    for (const [direction, accounts] of [
      ['asc', up],
      ['desc', down],
    ] as const) {
      const { ids } = await readByIndex({}, { field, direction }, 0)
      expect(ids).toEqual(accounts.split(' ').map((one) => vendorIds[one === 'A5' ? "A5'x" : one]))
      expect((await readByIndex({}, { field, direction }, 1)).ids).toEqual([])
    }
  })

  test('past its end is empty', async () => {
    const { data, total_page } = await vendorList({ page: 7 }, { now })
    expect({ data, total_page }).toEqual({ data: [], total_page: 1 })
  })

  test('of many pages turns through every vendor once, those without a value last', async () => {
    const all = Array.from({ length: 60 }, (_, n) => ({ account_number: `Z${100 + n}`, name: 'ฮ' }))
    await db().insertInto('vendors').values(all).execute()
    for (const field of ['CustomerCustomerName', 'FD7Value', 'VendorOrganizationName'] as const) {
      const sort = { ...BY_CODE, field }
      const few = [0, 1, 2].map((page) => sortInMemory(filteringOf({}), sort, page))
      const many = [0, 1, 2].map(async (page) => (await readByIndex({}, sort, page)).ids)
      expect(await Promise.all(many)).toEqual((await Promise.all(few)).map(({ ids }) => ids))
      expect(new Set((await Promise.all(many)).flat()).size).toBe(65)
    }
    await db().deleteFrom('vendors').where('account_number', 'like', 'Z%').execute()
  })
})

test('an export goes on from the code before it, and says every vendor where none is said', async () => {
  const codes = async (after?: string | null) =>
    (await exportedVendors({ after }, now)).map(({ VendorAccountNumber }) => VendorAccountNumber)
  expect(await codes()).toEqual(['A1', 'A2', 'A3', 'A4', "A5'x"])
  expect(await codes('')).toEqual(['A1', 'A2', 'A3', 'A4', "A5'x"])
  expect(await codes('A3')).toEqual(['A4', "A5'x"])
  expect(await codes('B')).toEqual([])
})

describe('the list of premium vendors', () => {
  /** The second was made premium first, the fourth by nobody that is known. */
  beforeAll(async () => {
    const premium = (vendor_id: string, minute: number, added_by?: string) => ({
      vendor_id,
      added_at: new Date(now.getTime() + minute * 60_000),
      added_by,
    })
    const [{ id: byFifty }, { id: byFiftyOne }] = [mill.officers[50], mill.officers[51]]
    await db()
      .insertInto('premiums')
      .values([
        premium(vendorIds.A1!, 3, byFifty),
        premium(vendorIds.A2!, 1, byFiftyOne),
        premium(vendorIds.A4!, 2),
      ])
      .execute()
  })
  afterAll(() => db().deleteFrom('premiums').execute())

  const SORTED: [PremiumSortField, string, string][] = [
    ['VendorAccountNumber', 'A1 A2 A4', 'A4 A2 A1'],
    ['VendorOrganizationName', 'A2 A1 A4', 'A4 A1 A2'],
    ['CustomerCustomerID', 'A2 A1 A4', 'A1 A2 A4'],
    ['CustomerCustomerName', 'A1 A2 A4', 'A2 A1 A4'],
    ['AddedAt', 'A2 A4 A1', 'A1 A4 A2'],
    ['AddedBy', 'A1 A2 A4', 'A2 A1 A4'],
  ]

  test.each(SORTED)(
    'is sorted by %s as %s, and down %s, of many as of a few',
    async (field, up, down) => {
      for (const [direction, accounts] of [
        ['asc', up],
        ['desc', down],
      ] as const) {
        const sort = { field, direction }
        const { data, total_record } = await premiumList({ page: 0, sort })
        expect(total_record).toBe(3)
        expect(data.map(({ VendorAccountNumber }) => VendorAccountNumber).join(' ')).toBe(accounts)
        const { ids } = await readByIndex({ premiumOnly: true }, sort, 0)
        expect(ids).toEqual(accounts.split(' ').map((one) => vendorIds[one]))
        expect((await readByIndex({ premiumOnly: true }, sort, 1)).ids).toEqual([])
      }
    },
  )

  test('is by code where nothing is said, and what is filtered is sorted too', async () => {
    const accounts = async (filters: object) =>
      (await premiumList({ page: 0, ...filters })).data.map((one) => one.VendorAccountNumber)
    expect(await accounts({})).toEqual(['A1', 'A2', 'A4'])
    const oldest = { sort: { field: 'AddedAt', direction: 'asc' } }
    expect(await accounts({ ...oldest, filterVendorOrganizationName: 'ก' })).toEqual(['A2', 'A1'])
  })
})

describe('what is chosen from', () => {
  test('customers that no vendor has', async () => {
    const found = async (filterSearch?: string) =>
      (await unlinkedCustomers({ filterSearch })).map(
        ({ CustomerCustomerID }) => CustomerCustomerID,
      )
    expect(await found()).toEqual(['9001'])
    expect(await found('ไม่ผูก')).toEqual(['9001'])
    expect(await found('900')).toEqual(['9001'])
    expect(await found('1003')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  test('vendors that are not premium, by their own names or those of their customers', async () => {
    await addPremium(vendorIds.A2!, contextOf(mill.officers[50]))
    const found = async (filterSearch?: string) =>
      (await vendorsWithoutPremium({ filterSearch })).map((one) =>
        one.VendorAccountNumber.slice(0, 2),
      )
    expect(await found()).toEqual(['A3', 'A1', 'A4', 'A5'])
    expect(await found('สวน')).toEqual(['A1'])
    expect(await found('100')).toEqual(['A3', 'A1'])
    expect(await found('%')).toEqual(['A3'])
    const { data, total_record } = await premiumList({ page: 0 })
    expect(data).toMatchObject([
      { VendorAccountNumber: 'A2', CustomerCustomerID: '1001', AddedBy: 'เจ้าหน้าที่ 50 ทดสอบ' },
    ])
    expect(total_record).toBe(1)
    expect((await premiumList({ page: 0, filterCustomerName: 'แก้ว' })).data).toEqual([])
  })

  test('D7, by its value or what it means, and groups by code', async () => {
    const values = async (filterSearch?: string) =>
      (await dimension7Options({ filterSearch })).map(({ DimensionValue }) => DimensionValue)
    expect(await values()).toEqual(['D7-001', 'D7-A', 'D7-B'])
    expect(await values('อำเภอ D7-B')).toEqual(['D7-B'])
    expect(await groupOptions()).toMatchObject([{ ProductCode: 'FFB', Name: 'ปาล์มทะลาย' }])
  })

  test('levels, with how many customers have each', async () => {
    expect((await levels()).map(({ Name, Members }) => [Name, Members])).toEqual([
      ['Normal', 2],
      ['Silver', 1],
      ['Gold', 0],
      ['Premium', 1],
    ])
  })
})

test('the history of a vendor shows what was done to it, and to its customer while it had it', async () => {
  const id = vendorIds.A4!
  const ctx = (minute: number) =>
    contextOf(
      mill.officers[50],
      new Date(`2026-11-21T13:${String(minute).padStart(2, '0')}:00+07:00`),
    )
  const { id: customerId } = await rowOf('customers', { code: '9001' })
  await setMemberLevel(customerId, 4, ctx(0))
  await setUpVendor(
    id,
    { distance_km: '12', shipping_cost: null, consistency: null, dimension_7: 'D7-B' },
    ctx(1),
  )
  await linkVendor({ vendorId: id, customerId }, ctx(2))
  await setMemberLevel(customerId, 2, ctx(3))
  const account = {
    SysBankName: 'กรุงไทย',
    SysBookBankNumber: '8012345678',
    SysTaxDeduction: '0.75',
  }
  await saveFinance({ customerId, ...account }, ctx(4))
  await addPremium(id, ctx(5))
  await unlink({ VendorUUID: id }, ctx(6))
  await setMemberLevel(customerId, 3, ctx(7))
  const { truncated, data } = await vendorHistory(id)
  const events = data.map(({ Action, Before, After }) => ({ Action, Before, After }))
  const link = {
    CustomerID: customerId,
    CustomerCustomerID: '9001',
    CustomerCustomerName: 'ยังไม่ผูก',
  }
  expect(truncated).toBe(false)
  expect(events).toEqual([
    { Action: 'unlink', Before: link, After: {} },
    { Action: 'addPremium', Before: {}, After: {} },
    {
      Action: 'finance',
      Before: {
        CustomerSysBankName: null,
        CustomerSysBookBankNumber: null,
        CustomerSysTaxDeduction: '3.00',
      },
      After: {
        CustomerSysBankName: 'กรุงไทย',
        CustomerSysBookBankNumber: '8012345678',
        CustomerSysTaxDeduction: '0.75',
      },
    },
    { Action: 'level', Before: { CustomerLevel: 4 }, After: { CustomerLevel: 2 } },
    { Action: 'link', Before: {}, After: link },
    {
      Action: 'setUp',
      Before: { ValueDistanceFactory: null, ValueFD7: 'D7-A' },
      After: { ValueDistanceFactory: '12.00', ValueFD7: 'D7-B' },
    },
  ])
  expect(data[0]).toMatchObject({ OfficerUUID: mill.officers[50].id, OfficerLastname: 'ทดสอบ' })
  await expectRefusal(vendorHistory(crypto.randomUUID()), 'vendor.notFound')
})
