import { expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { arriving, leaving, openBridge } from '../bridge.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { bare, textOf } from '../pdf.ts'
import { contextOf, openTestServer } from '../server.ts'

/**
 * Five trucks of 9,220 kg wait. Two are valued at 5.20, the price of grade 18 in the first ladder; then the mill
 * raises every row by 0.30, while the price dialog of the third stands open.
 */
await openTestDatabase()
const server = await openTestServer()
const { vendor, officers } = await buildMill()
const bridge = await openBridge(server)
const trucks = Array.from({ length: 5 }, () => leaving(arriving(vendor.avl)))
const tickets = (await bridge(...trucks)).map(({ SSWeightID }) => SSWeightID)
const [before1, before2, during, override, last] = tickets as [
  number,
  number,
  number,
  number,
  number,
]
for (const SSWeightID of tickets) {
  const grading = { SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }
  expect((await server.post('po/evaluate', grading, 52)).status).toBe(200)
}
const day = businessDay(new Date(String(trucks[0]!.WeightTimeOut)))

const OLD = { SysValuationPrice: 5.2, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
const NEW = { ...OLD, SysValuationPrice: 5.5 }
const value = (SSWeightID: number, terms: object, role: 50 | 51 | 52 = 51) =>
  server.post('po/valuation', { SSWeightID, ...terms }, role)
const present = { ...NEW, PriceVersion: 2, SysPrice: 5.5 }

test('two are valued by the first ladder', async () => {
  for (const ticket of [before1, before2]) {
    const { body } = await value(ticket, { ...OLD, PriceVersion: 1 })
    expect(body.result).toMatchObject({ SysPrice: 5.2, PriceVersion: 1 })
  }
})

test('the mill sets new prices while a third is looked at', async () => {
  const seen = await server.post('po/getPriceNowWithProductCode', { product_code: 'FFB-RAMP' }, 51)
  expect(seen.body.result.PriceVersion).toBe(1)
  await raisePrices()
  const now = await server.post('po/getPriceNowWithProductCode', { product_code: 'FFB-RAMP' }, 51)
  expect(now.body.result.PriceVersion).toBe(2)
})

test('saving the third is refused with the new price, and succeeds at that', async () => {
  const { status, body } = await value(during, { ...OLD, PriceVersion: 1 })
  expect({ status, ...body }).toMatchObject({ status: 409, code: 'price.changed', present })
  expect(body.message).toContain('จาก 5.20 เป็น 5.50')
  const { SysPrice, ...shown } = body.present
  expect((await value(during, shown)).body.result).toMatchObject({ SysPrice, PriceVersion: 2 })
})

test('a manager’s own price is refused too until the new price is known', async () => {
  const special = { SysValuationPrice: 5.35, OverrideReason: 'ตกลงกับผู้ขายไว้' }
  const stale = await value(override, { ...OLD, ...special, PriceVersion: 1 }, 50)
  expect(stale).toMatchObject({ status: 409, body: { code: 'price.changed', present } })
  const { body } = await value(override, { ...OLD, ...special, PriceVersion: 2 }, 50)
  expect(body.result).toMatchObject({ SysPrice: 5.35, OverrideReason: special.OverrideReason })
})

test('an evaluator who looked after the change is not refused', async () => {
  expect((await value(last, NEW, 52)).body.result).toMatchObject({ SysPrice: 5.5, PriceVersion: 2 })
})

test('those that were valued keep their price, their ladder and every term', async () => {
  for (const ticket of [before1, before2]) {
    const { weight, origin } = await sheet(ticket)
    expect(weight).toMatchObject({ SysPrice: 5.2, PriceVersion: 1, ...OLD })
    expect(origin).toMatchObject({ PriceVersion: 1, FromPrice: 5.2, ComputedPrice: 5.2 })
    expect(await slip(ticket)).toContain(bare('ตารางราคา 18% 5.20'))
  }
  const ofOverride = await sheet(override)
  expect(ofOverride.origin).toMatchObject({ PriceVersion: 2, ComputedPrice: 5.5 })
  expect(ofOverride.weight.SysValuationPrice).toBe(5.35)
})

test('the day is the sum of what each was promised', async () => {
  // 9,220 kg at 5.20, 5.20, 5.50, 5.35 and 5.50, each taxed 3 %: 47,944.00 twice, 50,710.00 twice, 49,327.00.
  expect(await total()).toMatchObject({
    Tickets: 5,
    WeightNet: 46_100,
    Amount: 246_635,
    Tax: 7399.05,
    Paid: 239_235.95,
  })
})

test('a manager brings one of the first to the new price, and both stay to be seen', async () => {
  const correction = {
    SSWeightID: before2,
    ...NEW,
    PriceVersion: 1,
    Reason: 'ผู้ขายมาถึงหลังประกาศราคา',
  }
  const corrected = await server.post('po/correctPrice', correction, 50)
  expect(corrected.body.result).toMatchObject({
    SysPrice: 5.5,
    PriceVersion: 2,
    OverrideReason: null,
  })
  const { body } = await server.post('po/getWeightHistory', { SSWeightID: before2 }, 51)
  expect(body.result.data[0]).toMatchObject({
    Action: 'correctPrice',
    Reason: correction.Reason,
    Before: { SysPrice: 5.2 },
    After: { SysPrice: 5.5 },
  })
  const kept = db().selectFrom('valuations').select('net_price').where('ticket_id', '=', before2)
  expect(await kept.orderBy('id').execute()).toEqual([{ net_price: '5.20' }, { net_price: '5.50' }])
  expect((await sheet(before1)).weight).toMatchObject({ SysPrice: 5.2, PriceVersion: 1 })
  expect(await total()).toMatchObject({ Amount: 249_401, Tax: 7482.03, Paid: 241_918.97 })
})

test('nobody goes back to the first ladder', async () => {
  const correction = { SSWeightID: before2, ...OLD, PriceVersion: 1, Reason: 'ขอราคาเดิม' }
  const asked = { ...correction, OverrideReason: 'ขอราคาเดิม' }
  const { status, body } = await server.post('po/correctPrice', asked, 50)
  expect({ status, ...body }).toMatchObject({ status: 409, code: 'price.changed', present })
})

test('what always holds still does', async () => {
  const findings = await checkData()
  expect(findings.filter(({ record }) => record.startsWith('ticket'))).toEqual([])
})

/** As the price screen saves a ladder: every row 0.30 up. */
async function raisePrices(): Promise<void> {
  const product = await db()
    .selectFrom('products')
    .select('id')
    .where('code', '=', 'FFB-RAMP')
    .executeTakeFirstOrThrow()
  const rows = ['5.00', '5.25', '5.50', '5.75', '6.00'].map((price, step) => ({
    gradePercent: 16 + step,
    price,
  }))
  const steps = { incrementPrice: '0.25', decrementPrice: '0.30' }
  await saveLadder({ productId: product.id, rows, ...steps }, contextOf(officers[50]))
}

async function total() {
  const { body } = await server.post('report/ReportDailyPalmPayment', { filterDate: day }, 91)
  return body.result.total
}

async function sheet(SSWeightID: number) {
  return (await server.post('po/getWeightSheet', { SSWeightID }, 52)).body.result
}

async function slip(SSWeightID: number): Promise<string> {
  return bare(textOf((await server.post('export/WeighingSlip', { SSWeightID }, 52)).body))
}
