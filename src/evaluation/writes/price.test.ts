import { beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  type Mill,
  readyTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { contextOf } from '../../tests/server.ts'
import type { Valuation } from '../contract/price.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { correctPrice, priceTicket } from './price.ts'

await openTestDatabase()
let mill: Mill
beforeAll(async () => {
  mill = await buildMill()
})

const by = (role: Role) => contextOf(mill.officers[role])
const valuation = (SSWeightID: number, more: Partial<Valuation> = {}): Valuation => ({
  SSWeightID,
  SysValuationPrice: 5.2,
  SysValuationLevelPrice: 0,
  SysValuationPremium: 0,
  ...more,
})

async function graded(grade = 18, customerId = mill.vendor.customerId, productCode = 'FFB-RAMP') {
  const id = await weighTicket({ customerId, productCode })
  await gradeTicket(mill, id, grade)
  return id
}

test('the worked ticket: grade 21, Silver and premium make 6.20, kept with every term', async () => {
  const vendor = await addVendor()
  await db()
    .updateTable('customers')
    .set({ level_id: 2 })
    .where('id', '=', vendor.customerId)
    .execute()
  await db()
    .updateTable('vendors')
    .set({ shipping_cost: '0.12', consistency: '0.05' })
    .where('id', '=', vendor.id)
    .execute()
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
    await expect(priceTicket(given, by(role))).rejects.toMatchObject({
      code: 'price.changed',
      params: { old: '5.45', new: '5.20' },
      present: { SysPrice: 5.2, PriceVersion: 1 },
    })
  }
})

test('a manager may set a price with a reason, beside the computed one', async () => {
  const id = await graded()
  const given = valuation(id, { SysValuationPrice: 5.45 })
  await expect(priceTicket(given, by(50))).rejects.toMatchObject({
    code: 'price.reasonRequired',
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
  await expect(priceTicket(valuation(id, given), by(0))).rejects.toMatchObject({
    code: 'price.changed',
  })
})

test('a ticket without a grade, or with a price, is refused', async () => {
  const raw = await weighTicket({ customerId: mill.vendor.customerId })
  await expect(priceTicket(valuation(raw), by(52))).rejects.toMatchObject({
    code: 'ticket.notGraded',
  })
  const priced = await readyTicket(mill)
  const { Version } = await palmRecord(priced)
  await expect(priceTicket(valuation(priced), by(52))).rejects.toMatchObject({
    code: 'ticket.alreadyValued',
    present: { SysPrice: 5.2, Version },
  })
})

test('a product without a ladder has no price', async () => {
  const id = await graded(18, mill.vendor.customerId, 'FFB-NEW')
  await expect(priceTicket(valuation(id), by(52))).rejects.toMatchObject({
    code: 'price.none',
    params: { product: 'FFB-NEW' },
  })
})

test('of two officers at once one values and the other is refused', async () => {
  const id = await graded()
  const both = await Promise.allSettled([
    priceTicket(valuation(id), by(52)),
    priceTicket(valuation(id), by(51)),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'ticket.alreadyValued' },
  })
})

test('a corrected price is a new row with its reason', async () => {
  const id = await readyTicket(mill)
  const given = { SysValuationPrice: 5.5, OverrideReason: 'ตกลงกับผู้ขาย', Reason: 'ตกลงราคาใหม่' }
  expect(
    await correctPrice({ ...valuation(id, given), Reason: given.Reason }, by(50)),
  ).toMatchObject({
    SysPrice: '5.50',
  })
  const prices = await db()
    .selectFrom('valuations')
    .select('net_price')
    .where('ticket_id', '=', id)
    .execute()
  expect(prices.map(({ net_price }) => net_price).sort()).toEqual(['5.20', '5.50'])
  const entry = await db()
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', String(id))
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ action: 'ticket.correctPrice', reason: 'ตกลงราคาใหม่' })
  expect(entry.before).toMatchObject({ net_price: '5.20' })
  expect(entry.after).toMatchObject({ net_price: '5.50' })
  expect(await waitsForPrice(id)).toBe(false)
})

test('a ticket without a price has none to correct', async () => {
  const correction = { ...valuation(await graded()), Reason: 'ตรวจซ้ำ' }
  await expect(correctPrice(correction, by(50))).rejects.toMatchObject({
    code: 'ticket.nothingToCorrect',
  })
})

async function keptTerms(ticketId: number) {
  return db()
    .selectFrom('valuations')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
}

async function waitsForPrice(ticketId: number) {
  const rows = await db()
    .selectFrom('tickets_to_value')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .execute()
  return rows.length > 0
}
