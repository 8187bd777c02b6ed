import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { gradeTicket, openTestMill, readyTicket, weighTicket } from '../../tests/fixture.ts'
import { insertRow } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { saveLadder } from '../writes/save-ladder.ts'
import { laddersNow } from './ladders-now.ts'
import { premiumOf, priceNow, priceOfProduct, priceVersions } from './prices.ts'
import { groupOf, groups, products, productsOfGroup } from './products.ts'

const mill = await openTestMill()
const ramp = await idOf('FFB-RAMP')
const { id } = await insertRow('product_groups', { code: 'AAA', name: 'ปาล์มร่วง' })
await db().insertInto('products').values({ code: 'LF', name: 'ปาล์มร่วง', group_id: id }).execute()
const unpriced = await idOf('LF')

async function idOf(code: string): Promise<string> {
  const product = db().selectFrom('products').select('id').where('code', '=', code)
  return (await product.executeTakeFirstOrThrow()).id
}

const save = (price: string, now: Date, premiumPrice?: string) => {
  const rows = [
    { gradePercent: 19, price: '6.00' },
    { gradePercent: 18, price },
  ]
  const prices = { rows, incrementPrice: '0.25', decrementPrice: '0.30', premiumPrice }
  return saveLadder({ productId: ramp, ...prices }, contextOf(mill.officers[50], now))
}

test('products and groups are sorted by code; one without prices has version 0', async () => {
  expect((await products(new Date()).execute()).map(({ ProductCode }) => ProductCode)).toEqual([
    'FFB-ESTATE',
    'FFB-PPEP',
    'FFB-RAMP',
    'LF',
  ])
  const [first, second] = await groups().execute()
  expect(first).toMatchObject({ ProductCode: 'AAA', Name: 'ปาล์มร่วง', ID: first!.UUID })
  expect(await groupOf(second!.UUID)).toEqual(second)
  const { output } = calls.getProductByGroup
  expect(output.parse(await productsOfGroup(first!.UUID, new Date()))).toEqual([
    {
      UUID: unpriced,
      ProductCode: 'LF',
      Name: 'ปาล์มร่วง',
      Modified: null,
      ModifiedBy: null,
      PriceVersion: 0,
      oProduct_price: [],
      IncrementPrice: 0,
      DecrementPrice: 0,
    },
  ])
})

test('an unknown group and an unknown product are none', async () => {
  const noGroup = { code: 'group.notFound' }
  await expect(groupOf(randomUUID())).rejects.toMatchObject(noGroup)
  await expect(productsOfGroup(randomUUID(), new Date())).rejects.toMatchObject(noGroup)
  for (const read of [
    priceOfProduct,
    premiumOf,
    (id: string, now: Date) => priceVersions(id, 0, now),
  ]) {
    await expect(read(randomUUID(), new Date())).rejects.toMatchObject({ code: 'product.notFound' })
  }
})

test('a product without prices can be looked at all the same', async () => {
  const { output } = calls.getPriceByProduct
  expect(output.parse(await priceOfProduct(unpriced, new Date()))).toEqual({
    UUID: unpriced,
    ProductCode: 'LF',
    Name: 'ปาล์มร่วง',
    PriceVersion: 0,
    Modified: null,
    ModifiedBy: null,
    IncrementPrice: 0,
    DecrementPrice: 0,
    PremiumPrice: null,
    oProduct_price: [],
    WaitingTickets: 0,
    Waits: [],
  })
  expect(await priceNow('LF', new Date())).toBeUndefined()
  expect(await priceNow('NONE', new Date())).toBeUndefined()
  expect(await premiumOf(unpriced, new Date())).toBeNull()
})

test('the latest version is in force: its rows by grade, its premium, who and when', async () => {
  const at = new Date('2026-11-20T07:30:00+07:00')
  await save('5.30', at, '0.35')
  const inForce = {
    PriceVersion: 2,
    Modified: at.getTime() / 1000,
    ModifiedBy: 'เจ้าหน้าที่ 50 ทดสอบ',
  }
  expect(await priceOfProduct(ramp, new Date())).toMatchObject({
    ...inForce,
    PremiumPrice: '0.35',
    oProduct_price: [{ ProductGrade: 18 }, { ProductGrade: 19 }],
  })
  expect(await premiumOf(ramp, new Date())).toBe('0.35')
  expect(await priceNow('FFB-RAMP', new Date())).toMatchObject(inForce)
  expect((await products(new Date()).execute()).at(2)).toMatchObject(inForce)
  expect((await laddersNow(['FFB-RAMP', 'LF'], new Date())).get('FFB-RAMP')).toMatchObject({
    version: 2,
    premiumPrice: '0.35',
    rows: [
      { gradePercent: 18, price: '5.30' },
      { gradePercent: 19, price: '6.00' },
    ],
  })
})

test('a version without rows is no ladder, whatever its premium', async () => {
  const prices = { rows: [], incrementPrice: 0, decrementPrice: 0, premiumPrice: '0.35' }
  await saveLadder({ productId: unpriced, ...prices }, contextOf(mill.officers[50]))
  expect(await priceNow('LF', new Date())).toBeUndefined()
  expect(await premiumOf(unpriced, new Date())).toBe('0.35')
})

test('versions come a page at a time, the newest first, each with its ladder', async () => {
  for (let n = 0; n < 25; n += 1) await save(`5.${10 + n}`, new Date())
  const first = await priceVersions(ramp, 0, new Date())
  expect(first).toMatchObject({ total_page: 2, total_record: 27 })
  expect(first.data[0]).toMatchObject({ PriceVersion: 27, PremiumPrice: '0.35' })
  const rest = await priceVersions(ramp, 1, new Date())
  expect(rest.data.map(({ PriceVersion }) => PriceVersion)).toEqual([2, 1])
  expect(rest.data[1]).toMatchObject({ ModifiedBy: null, PremiumPrice: null })
  expect(rest.data[1]!.oProduct_price).toHaveLength(5)
})

test('tickets of the product that have no price yet wait for one, graded or not', async () => {
  const { customerId } = mill.vendor
  await weighTicket({ customerId })
  await gradeTicket(mill, await weighTicket({ customerId }))
  await weighTicket({ customerId, productCode: 'FFB-PPEP' })
  await readyTicket(mill)
  expect((await priceOfProduct(ramp, new Date())).WaitingTickets).toBe(2)
})
