import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { insertRow, rowOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { priceOfProduct } from '../reads/prices.ts'
import { updatePrice, updatePricePremium } from './update-price.ts'

await openTestDatabase()
let UUID: string
const mill = await buildMill()
/** Each test has a product of its own: grade 16–20, 4.70–5.70 baht per kg, 0.25 up and 0.30 down, version 1. */
beforeEach(async () => {
  UUID = await newProduct()
  await updatePrice(ladder({ 16: 4.7, 17: 4.95, 18: 5.2, 19: 5.45, 20: 5.7 }, STEPS), by(50))
})

const STEPS = { IncrementPrice: 0.25, DecrementPrice: 0.3 }
const by = (role: Role) => contextOf(mill.officers[role])
const ladder = (prices: Record<number, number | null>, product: object = {}) => ({
  updatedPrices: Object.entries(prices).map(([grade, Price]) => ({
    ProductGrade: Number(grade),
    Price,
  })),
  product: { UUID, ...product },
})
const KEPT = { 16: null, 17: null, 18: null, 19: null, 20: null }

async function newProduct(): Promise<string> {
  const { group_id } = await rowOf('products', { code: 'FFB-RAMP' })
  return (await insertRow('products', { code: randomUUID(), name: 'ปาล์มร่วง', group_id })).id
}

const pricesNow = async () =>
  (await priceOfProduct(UUID, new Date())).oProduct_price.map(({ ProductGrade, Price }) => [
    ProductGrade,
    Number(Price),
  ])

const audited = () => auditEntriesOf('product', UUID)

test('a save is the next version: rows changed, added and removed, steps and premium', async () => {
  const saved = await updatePrice(
    ladder(
      { 17: 5, 18: 5.3, 21: 6 },
      { IncrementPrice: 0.2, DecrementPrice: 0, PremiumPrice: 0.35 },
    ),
    by(51),
  )
  expect(saved).toMatchObject({
    PriceVersion: 2,
    ModifiedBy: 'เจ้าหน้าที่ 51 ทดสอบ',
    IncrementPrice: '0.20',
    DecrementPrice: '0.00',
    PremiumPrice: '0.35',
  })
  expect(await pricesNow()).toEqual([
    [17, 5],
    [18, 5.3],
    [21, 6],
  ])
})

test('an empty price stays as it was, and so do empty steps and an empty premium', async () => {
  await updatePricePremium({ ProductUUID: UUID, Price: 0.35 }, by(50))
  const saved = await updatePrice(ladder({ ...KEPT, 18: 5.3 }), by(50))
  expect(saved).toMatchObject({ PriceVersion: 3, IncrementPrice: '0.25', PremiumPrice: '0.35' })
  expect(await pricesNow()).toEqual([
    [16, 4.7],
    [17, 4.95],
    [18, 5.3],
    [19, 5.45],
    [20, 5.7],
  ])
})

test('a grade that has no price yet needs one, and a first ladder its steps', async () => {
  await expectRefusal(updatePrice(ladder({ 18: null, 21: null }), by(50)), 'sys.invalid', {
    fields: { 'updatedPrices.1.Price': 'v.price' },
  })
  UUID = await newProduct()
  await expect(updatePrice(ladder({ 18: null }), by(50))).rejects.toMatchObject({
    fields: {
      'updatedPrices.0.Price': 'v.price',
      'product.IncrementPrice': 'v.price',
      'product.DecrementPrice': 'v.price',
    },
  })
})

test('a grade that was removed needs a price to come back', async () => {
  await updatePrice(ladder({ 18: null }), by(50))
  await expect(updatePrice(ladder({ 17: null, 18: null }), by(50))).rejects.toMatchObject({
    fields: { 'updatedPrices.0.Price': 'v.price' },
  })
})

test('a grade is in a ladder only once', async () => {
  const { updatedPrices, product } = ladder({ 18: 5.2, 19: 5.4 })
  const twice = { updatedPrices: [...updatedPrices, { ProductGrade: 18, Price: 5.3 }], product }
  await expectRefusal(updatePrice(twice, by(50)), 'v.ladderDuplicate', {
    params: { g: 18 },
    fields: { 'updatedPrices.2.ProductGrade': 'v.ladderDuplicate' },
  })
  expect((await priceOfProduct(UUID, new Date())).PriceVersion).toBe(1)
})

test('a save that changes nothing makes no version, whatever order its rows are in', async () => {
  const { updatedPrices, product } = ladder({ ...KEPT, 18: 5.2 }, STEPS)
  const saved = await updatePrice({ updatedPrices: updatedPrices.reverse(), product }, by(51))
  expect(saved).toMatchObject({ PriceVersion: 1, ModifiedBy: 'เจ้าหน้าที่ 50 ทดสอบ' })
  await updatePricePremium({ ProductUUID: UUID, Price: 0 }, by(50))
  await updatePricePremium({ ProductUUID: UUID, Price: 0 }, by(50))
  expect(await audited()).toHaveLength(2)
})

test('the premium is of a version too, its ladder the one in force', async () => {
  const saved = await updatePricePremium(
    { ProductUUID: UUID, Price: 0.35, PriceVersion: 1 },
    by(52),
  )
  expect(saved).toMatchObject({ PriceVersion: 2, PremiumPrice: '0.35', DecrementPrice: '0.30' })
  expect(await pricesNow()).toHaveLength(5)
})

test('a premium may be set before a ladder, which then keeps it', async () => {
  UUID = await newProduct()
  const premium = { ProductUUID: UUID, Price: 0.35, PriceVersion: 0 }
  expect(await updatePricePremium(premium, by(50))).toMatchObject({
    PriceVersion: 1,
    PremiumPrice: '0.35',
    oProduct_price: [],
  })
  const first = ladder({ 18: 5.2 }, { ...STEPS, PriceVersion: 1 })
  expect(await updatePrice(first, by(50))).toMatchObject({ PriceVersion: 2, PremiumPrice: '0.35' })
})

test('a save over a newer version is refused with who saved it and the present prices', async () => {
  const base = { PriceVersion: 1 }
  await updatePrice(ladder({ ...KEPT, 18: 5.3 }, base), by(50))
  const stale = {
    code: 'price.stale',
    params: { officer: 'เจ้าหน้าที่ 50 ทดสอบ', time: expect.stringMatching(/^\d{4}-.*Z$/) },
    present: { UUID, PriceVersion: 2, IncrementPrice: 0.25, WaitingTickets: 0 },
  }
  const mine = ladder({ ...KEPT, 18: 5.4 }, base)
  await expect(updatePrice(mine, by(51))).rejects.toMatchObject(stale)
  const premium = { ProductUUID: UUID, Price: 0.3, ...base }
  await expect(updatePricePremium(premium, by(51))).rejects.toMatchObject(stale)
  expect(await updatePrice(ladder({ 18: 5.4 }), by(51))).toMatchObject({ PriceVersion: 3 })
})

test('of a product that nobody priced, an officer saw version 0', async () => {
  UUID = await newProduct()
  const onVersion = (PriceVersion: number) => ladder({ 18: 5.2 }, { ...STEPS, PriceVersion })
  await expectRefusal(updatePrice(onVersion(1), by(50)), 'price.stale', {
    present: { PriceVersion: 0, oProduct_price: [] },
  })
  expect(await updatePrice(onVersion(0), by(50))).toMatchObject({ PriceVersion: 1 })
})

test('of several who save at once exactly one succeeds and the others are refused', async () => {
  const saves = [5.3, 5.4, 5.5].map((price) =>
    updatePrice(ladder({ ...KEPT, 18: price }, { PriceVersion: 1 }), by(50)),
  )
  const premium = updatePricePremium({ ProductUUID: UUID, Price: 0.4, PriceVersion: 1 }, by(50))
  const answers = await Promise.allSettled([...saves, premium])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers.filter((one) => one.status === 'rejected')) {
    expect(answer.reason).toMatchObject({ code: 'price.stale', present: { PriceVersion: 2 } })
  }
  expect(await audited()).toHaveLength(2)
})

test('the trail has the whole prices before and after', async () => {
  await updatePrice(ladder({ 18: 5.3 }, { PremiumPrice: 0.35 }), by(51))
  const [first, second] = await audited()
  expect(first).toMatchObject({ action: 'price.save', before: null, after: { version: 1 } })
  expect(second).toMatchObject({
    officer_id: mill.officers[51].id,
    before: { version: 1, incrementPrice: '0.25', premiumPrice: null },
    after: {
      version: 2,
      rows: [{ gradePercent: 18, price: '5.30' }],
      premiumPrice: '0.35',
    },
  })
  expect(second).toHaveProperty('before.rows.length', 5)
})

test('an unknown product has no prices to save', async () => {
  UUID = randomUUID()
  await expectRefusal(updatePrice(ladder({ 18: 5.2 }, STEPS), by(50)), 'product.notFound')
  const premium = { ProductUUID: UUID, Price: 0.2 }
  await expectRefusal(updatePricePremium(premium, by(50)), 'product.notFound')
})

test('without its audit row nothing is saved', async () => {
  await withFailingAudit(async () => {
    await expect(updatePrice(ladder({ 18: 5.3 }), by(50))).rejects.toThrow('no audit')
    const premium = { ProductUUID: UUID, Price: 0.2 }
    await expect(updatePricePremium(premium, by(50))).rejects.toThrow('no audit')
  })
  expect(await priceOfProduct(UUID, new Date())).toMatchObject({
    PriceVersion: 1,
    PremiumPrice: null,
  })
})
