import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import {
  addVendor,
  gradeTicket,
  openTestMill,
  readyTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { expectOneRefused, expectRefusal } from '../../tests/refusal.ts'
import { rowOf, rowsOf, updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import type { Valuation } from '../contract/price.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { ladderOfTicket, priceOrigin } from '../reads/price-origin.ts'
import { correctPrice, priceTicket } from './price.ts'

const mill = await openTestMill()

const by = (role: Role) => contextOf(mill.officers[role])
const valuation = (SSWeightID: number, more: Partial<Valuation> = {}): Valuation => ({
  SSWeightID,
  SysValuationPrice: 5.2,
  SysValuationLevelPrice: 0,
  SysValuationPremium: 0,
  ...more,
})

async function graded(grade = 18, customerId = mill.vendor.customerId) {
  const id = await weighTicket({ customerId })
  await gradeTicket(mill, id, grade)
  return id
}

test('the worked ticket: grade 21, Silver and premium make 6.20, kept with every term', async () => {
  const vendor = await addVendor()
  await updateRows('customers', { id: vendor.customerId }, { level_id: 2 })
  await updateRows('vendors', { id: vendor.id }, { shipping_cost: '0.12', consistency: '0.05' })
  await db().insertInto('premiums').values({ vendor_id: vendor.id, added_at: new Date() }).execute()
  const id = await graded(21, vendor.customerId)
  expect(await palmRecord(id)).toMatchObject({
    CustomerLevelName: 'Silver',
    CustomerLevelPrice: '0.05',
    VendorIsPremium: true,
    VendorValueShippingCost: '0.12',
  })
  const terms = { SysValuationPrice: 5.95, SysValuationLevelPrice: 0.05, SysValuationPremium: 0.2 }
  expect(await priceTicket(valuation(id, terms), by(52))).toMatchObject({
    SysPrice: '6.20',
    SysValuationPrice: '5.95',
    SysValuationLevelPrice: '0.05',
    SysValuationPremium: '0.20',
    PriceVersion: 1,
    OverrideReason: null,
  })
  expect(await keptTerms(id)).toMatchObject({
    shipping_cost: '0.12',
    consistency: '0.05',
    return_rate: '0.00',
  })
})

test('a ticket whose customer has no vendor gets neither level nor premium', async () => {
  const customer = await db()
    .insertInto('customers')
    .values({ code: '30099', name: 'ลานเท', level_id: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = await graded(18, customer.id)
  expect(await palmRecord(id)).toMatchObject({ CustomerLevelName: '', CustomerLevelPrice: '0' })
  expect(await priceTicket(valuation(id), by(52))).toMatchObject({ SysPrice: '5.20' })
})

test('the return rate of a truck that is not weighed out is unknown when it is priced', async () => {
  const { customerId } = mill.vendor
  const id = await weighTicket({ customerId, weightOut: null })
  await gradeTicket(mill, id)
  await priceTicket(valuation(id), by(52))
  expect(await keptTerms(id)).toMatchObject({ return_rate: null })
})

test('an officer who may not set prices learns of the new one', async () => {
  const id = await graded()
  for (const role of [51, 52] as const) {
    const given = valuation(id, { SysValuationPrice: 5.45, OverrideReason: 'ขอเพิ่ม' })
    await expectRefusal(priceTicket(given, by(role)), 'price.changed', {
      params: { old: '5.45', new: '5.20' },
      present: { SysPrice: 5.2, PriceVersion: 1 },
    })
  }
})

test('a manager may set a price with a reason, beside the computed one', async () => {
  const id = await graded()
  const given = valuation(id, { SysValuationPrice: 5.45 })
  await expectRefusal(priceTicket(given, by(50)), 'price.reasonRequired', {
    params: { given: '5.45', computed: '5.20' },
    fields: { OverrideReason: 'price.reasonRequired' },
  })
  const reasoned = { ...given, OverrideReason: 'ราคาพิเศษ', PriceVersion: 1 }
  expect(await priceTicket(reasoned, by(50))).toMatchObject({
    SysPrice: '5.45',
    OverrideReason: 'ราคาพิเศษ',
  })
  expect(await keptTerms(id)).toMatchObject({ grade_price: '5.45', computed_grade_price: '5.20' })
})

test('a manager who saw an old ladder is refused with the present price', async () => {
  const id = await graded()
  const given = { SysValuationPrice: 5.45, OverrideReason: 'ราคาพิเศษ', PriceVersion: 7 }
  await expectRefusal(priceTicket(valuation(id, given), by(0)), 'price.changed')
})

test('a ticket without a grade, or with a price, is refused', async () => {
  const raw = await weighTicket({ customerId: mill.vendor.customerId })
  await expectRefusal(priceTicket(valuation(raw), by(52)), 'ticket.notGraded')
  const priced = await readyTicket(mill)
  const { Version } = await palmRecord(priced)
  await expectRefusal(priceTicket(valuation(priced), by(52)), 'ticket.alreadyValued', {
    present: { SysPrice: 5.2, Version },
  })
})

test('of two officers at once one values and the other is refused', async () => {
  const id = await graded()
  await expectOneRefused(
    [priceTicket(valuation(id), by(52)), priceTicket(valuation(id), by(51))],
    'ticket.alreadyValued',
  )
})

test('a corrected price is a new row with its reason', async () => {
  const id = await readyTicket(mill)
  const given = { SysValuationPrice: 5.5, OverrideReason: 'ตกลงกับผู้ขาย', Reason: 'ตกลงราคาใหม่' }
  expect(
    await correctPrice({ ...valuation(id, given), Reason: given.Reason }, by(50)),
  ).toMatchObject({
    SysPrice: '5.50',
  })
  const prices = await rowsOf('valuations', { ticket_id: id })
  expect(prices.map(({ net_price }) => net_price).sort()).toEqual(['5.20', '5.50'])
  const entry = await rowOf('audit_entries', { entity_id: String(id) })
  expect(entry).toMatchObject({ action: 'ticket.correctPrice', reason: 'ตกลงราคาใหม่' })
  expect(entry.before).toMatchObject({ net_price: '5.20' })
  expect(entry.after).toMatchObject({ net_price: '5.50' })
  expect(await waitsForPrice(id)).toBe(false)
})

test('a ticket without a price has none to correct', async () => {
  const correction = { ...valuation(await graded()), Reason: 'ตรวจซ้ำ' }
  await expectRefusal(correctPrice(correction, by(50)), 'ticket.nothingToCorrect')
})

describe('a ticket of an earlier day', () => {
  const day = (back: number) => addDays(businessDay(new Date()), -back)
  const noon = (back: number) => new Date(`${day(back)}T12:00:00+07:00`)

  /** A product priced 5.00 ten days ago, 5.10 on the day after the ticket's, from a time that was set before it, and 5.20 now. */
  async function pricedThrice(): Promise<string> {
    const code = randomUUID()
    const product = await db()
      .insertInto('products')
      .values((eb) => ({
        code,
        name: 'ปาล์มร่วง',
        group_id: eb.selectFrom('product_groups').select('id').limit(1),
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const save = (price: string, at: Date, scheduledFor?: Date) =>
      saveLadder(
        {
          productId: product.id,
          rows: [{ gradePercent: 18, price }],
          incrementPrice: '0.25',
          decrementPrice: '0.30',
        },
        contextOf(mill.officers[50], at),
        { scheduledFor },
      )
    await save('5.00', noon(10))
    await save('5.10', noon(5), noon(2))
    await save('5.20', new Date())
    return code
  }

  async function gradedOn(back: number, productCode: string) {
    const timeIn = new Date(noon(back).getTime() - 3600_000)
    const id = await weighTicket({ customerId: mill.vendor.customerId, productCode, timeIn })
    await gradeTicket(mill, id)
    return id
  }

  const ofDay = { SysValuationPrice: 5, PriceVersion: 1, LadderOfDay: 1 as const }

  test('is priced by the ladder of today, or on request by that of its day, which it keeps', async () => {
    const productCode = await pricedThrice()
    const [byToday, byItsDay] = [await gradedOn(3, productCode), await gradedOn(3, productCode)]
    await expectRefusal(
      priceTicket(valuation(byToday, { ...ofDay, LadderOfDay: 0 }), by(52)),
      'price.changed',
      { present: { SysPrice: 5.2, PriceVersion: 3 } },
    )
    await priceTicket(valuation(byToday), by(52))
    expect(await keptTerms(byToday)).toMatchObject({ grade_price: '5.20', ladder_day: null })
    await expectRefusal(
      priceTicket(valuation(byItsDay, { LadderOfDay: 1 }), by(52)),
      'price.changed',
      { present: { SysPrice: 5, PriceVersion: 1 } },
    )
    expect(await priceTicket(valuation(byItsDay, ofDay), by(52))).toMatchObject({
      SysPrice: '5.00',
      PriceVersion: 1,
      OverrideReason: null,
    })
    expect(await keptTerms(byItsDay)).toMatchObject({ ladder_day: day(3) })
    expect(await priceOrigin(byItsDay)).toMatchObject({ PriceVersion: 1, LadderDay: day(3) })
  })

  test('offers that of its day, which a version of a later time is not, nor one of today', async () => {
    const productCode = await pricedThrice()
    const offered = async (back: number) =>
      ladderOfTicket(await gradedOn(back, productCode), new Date())
    expect(await offered(3)).toMatchObject({ LadderDay: day(3), Ladder: { PriceVersion: 1 } })
    expect(await offered(2)).toMatchObject({ LadderDay: day(2), Ladder: { PriceVersion: 2 } })
    const none = { LadderDay: null, Ladder: null }
    expect(await offered(11)).toEqual(none)
    expect(await offered(0)).toEqual(none)
    await expectRefusal(ladderOfTicket(999_999_999, new Date()), 'ticket.notFound')
  })

  test.each([0, 11])('has none to take where it is of %i days before', async (back) => {
    const id = await gradedOn(back, await pricedThrice())
    await expectRefusal(priceTicket(valuation(id, ofDay), by(52)), 'price.noneOfDay')
  })

  test('is corrected to the one and to the other', async () => {
    const id = await gradedOn(3, await pricedThrice())
    await priceTicket(valuation(id), by(52))
    const correct = (more: Partial<Valuation>) =>
      correctPrice({ ...valuation(id, more), Reason: 'ตกลงตามวันที่ชั่ง' }, by(50))
    expect(await correct(ofDay)).toMatchObject({ SysPrice: '5.00', PriceVersion: 1 })
    expect(await priceOrigin(id)).toMatchObject({ LadderDay: day(3) })
    expect(await correct({ PriceVersion: 3 })).toMatchObject({ SysPrice: '5.20' })
    expect(await priceOrigin(id)).toMatchObject({ LadderDay: null })
  })
})

async function keptTerms(ticketId: number) {
  return rowOf('valuations', { ticket_id: ticketId })
}

async function waitsForPrice(ticketId: number) {
  const rows = await rowsOf('tickets_to_value', { ticket_id: ticketId })
  return rows.length > 0
}
