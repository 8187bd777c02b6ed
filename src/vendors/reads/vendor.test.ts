import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  type TicketFacts,
  type Vendor,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { setMemberLevel } from '../writes/customers.ts'
import { addPremium } from '../writes/premium.ts'
import { dailyPrices } from './daily-prices.ts'
import { vendorNow, vendorsOf } from './vendor.ts'

await openTestDatabase()
let vendor: Vendor
const today = new Date('2026-11-21T12:00:00+07:00')

const mill = await buildMill()
beforeEach(async () => {
  vendor = await addVendor()
})

async function brought(
  time: string,
  grade = 18,
  facts: Partial<TicketFacts> = {},
): Promise<number> {
  const timeOut = new Date(time)
  const timeIn = new Date(timeOut.getTime() - 3600_000)
  const id = await weighTicket({ customerId: vendor.customerId, timeIn, timeOut, ...facts })
  await valueTicket(mill, id, await gradeTicket(mill, id, grade))
  return id
}

async function records(now = today) {
  const { Summary } = await vendorNow(vendor.id, { now })
  return ([3, 6, 12] as const).map((months) => Summary?.[months].total_record)
}

describe('the summary', () => {
  test('of a customer without tickets is nothing, which is the first level', async () => {
    const none = { total_record: 0, average_grade: null, total_weight: '0' }
    expect(await vendorNow(vendor.id, { now: today })).toMatchObject({
      Summary: { 3: none, 6: none, 12: none },
      EstimateID: 1,
      EstimateName: 'Normal',
    })
  })

  test.each([
    ['2026-11-21T11:00:00+07:00', [1, 1, 1]],
    ['2026-11-21T23:59:59+07:00', [1, 1, 1]],
    ['2026-11-22T00:00:00+07:00', [0, 0, 0]],
    ['2026-08-21T00:00:00+07:00', [1, 1, 1]],
    ['2026-08-20T23:59:59+07:00', [0, 1, 1]],
    ['2026-05-21T00:00:00+07:00', [0, 1, 1]],
    ['2026-05-20T23:59:59+07:00', [0, 0, 1]],
    ['2025-11-21T00:00:00+07:00', [0, 0, 1]],
    ['2025-11-20T23:59:59+07:00', [0, 0, 0]],
  ])('of 21 November counts a truck that left at %s as %j', async (time, counted) => {
    await brought(time)
    expect(await records()).toEqual(counted)
  })

  test('goes back to the last day of a shorter month', async () => {
    await brought('2026-02-28T00:00:00+07:00')
    await brought('2026-02-27T23:59:59+07:00')
    expect(await records(new Date('2026-05-31T12:00:00+07:00'))).toEqual([1, 2, 2])
  })

  test('weighs grades by net weight', async () => {
    await brought('2026-11-20T10:00:00+07:00', 20, { weightIn: 9010, weightOut: 6010 })
    await brought('2026-11-20T11:00:00+07:00', 16, { weightIn: 7010, weightOut: 6010 })
    const { Summary } = await vendorNow(vendor.id, { now: today })
    expect(Number(Summary?.[3].average_grade)).toBe(19)
    expect(Summary?.[3]).toMatchObject({ total_record: 2, total_weight: '4000.00' })
  })

  test('is of completed tickets: graded, priced and weighed out', async () => {
    const id = await brought('2026-11-20T10:00:00+07:00')
    const timeIn = new Date('2026-11-20T09:00:00+07:00')
    const timeOut = new Date('2026-11-20T09:30:00+07:00')
    await weighTicket({ customerId: vendor.customerId, timeIn, timeOut })
    const graded = await weighTicket({ customerId: vendor.customerId, timeIn, timeOut })
    await gradeTicket(mill, graded)
    await brought('2026-11-20T10:00:00+07:00', 18, { weightOut: null })
    expect(await records()).toEqual([1, 1, 1])
    await updateRows('valuations', { ticket_id: id }, { voided_at: new Date() })
    expect(await records()).toEqual([0, 0, 0])
  })

  test('is of the customer, whoever it was linked to', async () => {
    await brought('2026-11-20T10:00:00+07:00')
    expect(await records()).toEqual([1, 1, 1])
    const other = await addVendor()
    expect((await vendorNow(other.id, { now: today })).Summary?.[12].total_record).toBe(0)
  })

  test.each([
    [60_000, 'Silver'],
    [59_999.98, 'Normal'],
  ])('of %d kg at 17.50 gives %s', async (kg, level) => {
    for (const grade of [17, 18])
      await brought('2026-11-20T10:00:00+07:00', grade, { weightIn: kg / 2 + 6010 })
    expect(await vendorNow(vendor.id, { now: today })).toMatchObject({ EstimateName: level })
  })
})

describe('the price', () => {
  test('of a premium vendor of level Silver is 5.20 + 0.05 + 0.20', async () => {
    await setMemberLevel(vendor.customerId, 2, contextOf(mill.officers[50]))
    await addPremium(vendor.id, contextOf(mill.officers[50]))
    expect(await vendorNow(vendor.id, { now: today })).toMatchObject({
      PriceDaily: '5.20',
      PriceCustomer: '0.05',
      PriceFinal: '5.45',
    })
  })

  test('is of the first product of the chosen group, by code; one without prices has none', async () => {
    const group = await db()
      .insertInto('product_groups')
      .values({ code: 'LF', name: 'ปาล์มร่วง' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await dailyPrices(new Date(), group.id)).toEqual([])
    const [row] = await vendorsOf([vendor.id], today, await dailyPrices(new Date(), group.id))
    expect(row).toMatchObject({ PriceDaily: null, PriceFinal: null })
    const [other] = await vendorsOf([vendor.id], today, await dailyPrices(new Date(), ''))
    expect(other).toMatchObject({ PriceDaily: '5.20' })
    await expectRefusal(dailyPrices(new Date(), crypto.randomUUID()), 'group.notFound')
  })
})

test('the price is that of the product which the customer brought last, within the group, and says which', async () => {
  const code = 'FFB-RAMP'
  const product = await db()
    .selectFrom('products')
    .select('name')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const first = await vendorNow(vendor.id, { now: today })
  expect(first.PriceProduct).not.toBe(product.name)
  const load = (productCode: string, day: string) => {
    const timeOut = new Date(`${day}T10:00:00+07:00`)
    return weighTicket({ customerId: vendor.customerId, productCode, timeIn: timeOut, timeOut })
  }
  await load(code, '2026-11-18')
  await load('LF-RAMP', '2026-11-20')
  expect(await vendorNow(vendor.id, { now: today })).toMatchObject({ PriceProduct: product.name })
  // What was brought over a year ago says nothing of today.
  expect(await vendorNow(vendor.id, { now: new Date('2028-01-01T12:00:00+07:00') })).toMatchObject({
    PriceProduct: first.PriceProduct,
  })
})

test('an unknown vendor is refused', async () => {
  await expectRefusal(vendorNow(crypto.randomUUID(), { now: today }), 'vendor.notFound')
})
