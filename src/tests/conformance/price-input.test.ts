import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { rowOf } from '../rows.ts'
import { openTestServer } from '../server.ts'
import { withRollback } from '../transactions.ts'
import { type Refused, watchRefusals } from './refused.ts'

await openTestDatabase()
const server = await openTestServer()
await buildMill()
const { refusedInBoth } = watchRefusals(server)
const { id: UUID, group_id } = await rowOf('products', { code: 'FFB-RAMP' })
const unpriced = await db()
  .insertInto('products')
  .values({ code: 'LF', name: 'ปาล์มร่วง', group_id })
  .returning('id')
  .executeTakeFirstOrThrow()

const SAVE = 'management/updatePriceByProduct'
const PREMIUM = 'management/updatePricePremiumByProduct'

const ladder = (row: object, product: object = {}) => ({
  updatedPrices: [{ ProductGrade: 18, Price: 5.3, ...row }],
  product: { UUID, ...product },
})
const save = (body: unknown, why: Refused) => refusedInBoth(SAVE, body, 51, why)
const accepts = (call: string, body: object, saved: object) =>
  withRollback(async () => {
    const { status, body: answer } = await server.post(call, body, 52)
    expect({ status, ...answer.result }).toMatchObject({ status: 200, ...saved })
  })

describe('a ladder', () => {
  test('has prices of 0 or more with two decimals', async () => {
    for (const Price of [0, 0.01, 5.55, 9999.99]) {
      const oProduct_price = [expect.objectContaining({ ProductGrade: 18, Price })]
      await accepts(SAVE, ladder({ Price }), { PriceVersion: 2, oProduct_price })
    }
  })

  test.each(['IncrementPrice', 'DecrementPrice', 'PremiumPrice'])(
    'has %s of 0 or more with two decimals',
    async (field) => {
      for (const baht of [0, 0.01, 9999.99]) {
        await accepts(SAVE, ladder({}, { [field]: baht }), { [field]: baht })
      }
    },
  )

  test('has grades of whole percents from 0 to 100', async () => {
    for (const ProductGrade of [0, 100]) {
      const oProduct_price = [expect.objectContaining({ ProductGrade })]
      await accepts(SAVE, ladder({ ProductGrade }), { oProduct_price })
    }
  })

  test('has each grade once', async () => {
    const rows = [18, 19, 20, 19].map((ProductGrade) => ({ ProductGrade, Price: 5.3 }))
    const body = { updatedPrices: rows, product: { UUID } }
    const why = ['v.ladderDuplicate', 'updatedPrices.3.ProductGrade'] as const
    const { message, fields } = await save(body, why)
    expect(message).toContain('19%')
    expect(Object.values(fields)).toEqual([message])
  })

  test('has a row and not more than there are grades', async () => {
    const body = (updatedPrices: unknown) => ({ updatedPrices, product: { UUID } })
    for (const none of [[], undefined, null, {}, 'x']) {
      await save(body(none), ['sys.invalid', 'updatedPrices'])
    }
    const rows = Array.from({ length: 102 }, () => ({ ProductGrade: 18, Price: 5.3 }))
    await save(body(rows), ['sys.invalid', 'updatedPrices'])
    await save(body([null]), ['sys.invalid', 'updatedPrices.0'])
    const every = Array.from({ length: 101 }, (_, ProductGrade) => ({ ProductGrade, Price: 5 }))
    await accepts(SAVE, body(every), { PriceVersion: 2 })
  })

  test('keeps a price by an empty one only where the grade has one', async () => {
    for (const Price of [null, undefined]) {
      await save(ladder({ ProductGrade: 21, Price }), ['sys.invalid', 'updatedPrices.0.Price'])
      const kept = [expect.objectContaining({ ProductGrade: 18, Price: 5.2 })]
      await accepts(SAVE, ladder({ Price }), { PriceVersion: 2, oProduct_price: kept })
    }
  })

  test('that is the first has its steps', async () => {
    for (const step of ['IncrementPrice', 'DecrementPrice']) {
      const steps = { IncrementPrice: 0.25, DecrementPrice: 0.3, [step]: null }
      const body = ladder({}, { UUID: unpriced.id, ...steps })
      await save(body, ['sys.invalid', `product.${step}`])
    }
  })

  test('is of a product that there is, whatever else is said of that', async () => {
    for (const UUID of [randomUUID(), group_id]) {
      const { message } = await save(ladder({}, { UUID }), ['product.notFound'])
      expect(message).toContain('กำหนดราคา')
    }
    const product = { Name: null, oProduct_price: 'x', anything: { at: ['all'] } }
    await accepts(SAVE, ladder({}, product), { PriceVersion: 2, ProductCode: 'FFB-RAMP' })
  })

  test('is of the version that the officer saw', async () => {
    for (const PriceVersion of [0, 2, 7, -1, 2 ** 31 - 1]) {
      const why = ['price.stale', undefined, 409] as const
      const { present } = await save(ladder({}, { PriceVersion }), why)
      expect(present).toMatchObject({ UUID, PriceVersion: 1, IncrementPrice: 0.25 })
      const of = { UUID: unpriced.id, IncrementPrice: 0, DecrementPrice: 0 }
      if (PriceVersion) await save(ladder({}, { ...of, PriceVersion }), why)
    }
  })
})

describe('a premium', () => {
  const premium = (fields: object, why: Refused) =>
    refusedInBoth(PREMIUM, { ProductUUID: UUID, Price: 0.35, ...fields }, 51, why)

  test('is of 0 or more with two decimals', async () => {
    for (const Price of [0, 0.2, 9999.99]) {
      const saved = { PremiumPrice: Price, PriceVersion: 2 }
      await accepts(PREMIUM, { ProductUUID: UUID, Price, PriceVersion: 1 }, saved)
    }
  })

  test('is of a product that there is, in the version that the officer saw', async () => {
    await premium({ ProductUUID: randomUUID() }, ['product.notFound'])
    const { present } = await premium({ PriceVersion: 2 }, ['price.stale', undefined, 409])
    expect(present).toMatchObject({ UUID, PriceVersion: 1, PremiumPrice: null })
  })

  test('comes before a ladder, and is no price of a grade', async () => {
    await withRollback(async () => {
      const body = { ProductUUID: unpriced.id, Price: 0.35, PriceVersion: 0 }
      const { result } = (await server.post(PREMIUM, body, 50)).body
      expect(result).toMatchObject({ PriceVersion: 1, PremiumPrice: 0.35, oProduct_price: [] })
      const read = await server.post('po/getPriceNowWithProductCode', { product_code: 'LF' }, 50)
      expect(read.body).toMatchObject({ status: 400, code: 'price.none' })
    })
  })
})

test.each<[call: string, field: string, unknown: ErrorCode]>([
  ['getPriceByProduct', 'UUID', 'product.notFound'],
  ['getPricePremiumByProduct', 'ProductUUID', 'product.notFound'],
  ['getPriceVersions', 'ProductUUID', 'product.notFound'],
  ['getProductGroup', 'product_group_uuid', 'group.notFound'],
  ['getProductByGroup', 'product_group_uuid', 'group.notFound'],
])('%s reads what there is', async (call, field, unknown) => {
  const read = (id: unknown, why: Refused) =>
    refusedInBoth(`management/${call}`, { [field]: id }, 52, why)
  await read(randomUUID(), [unknown])
})

test('past the last page of versions there are none', async () => {
  const call = 'management/getPriceVersions'
  const { body } = await server.post(call, { ProductUUID: UUID, page: 1_000_000 }, 52)
  expect(body.result).toMatchObject({ total_record: 1, data: [] })
})
