import { expect, test } from 'vitest'
import { totalsOf } from './totals.ts'

const line = (net: number, grade: number | null, price: number | null, product = 'FFB') => ({
  ProductDataID: product,
  ProductTypeName: '',
  WeightIn: net + 5000,
  WeightOut: 5000,
  WeightNet: net,
  SysProductGrade: grade,
  SysPrice: price,
  Amount: price === null ? null : Math.round(net * price * 100) / 100,
})

test('kilograms and baht are sums, grade and price are averages by weight', () => {
  expect(totalsOf([line(9220, 21, 6.2), line(7770, 18, 5.15)], 3)).toEqual({
    weightIn: 26_990,
    weightOut: 10_000,
    net: 16_990,
    amount: 97_179.5,
    grade: 19.63,
    price: 5.72,
    tax: 2915.39,
  })
})

test('a line without a price weighs nothing in the average', () => {
  expect(totalsOf([line(1000, 20, 5), line(9000, null, null)], 3)).toMatchObject({
    net: 10_000,
    amount: 5000,
    grade: 20,
    price: 5,
    tax: 150,
  })
})

test('no lines have no averages', () => {
  expect(totalsOf([], 3)).toMatchObject({ net: 0, amount: 0, grade: null, price: null, tax: 0 })
})

test('different products have sums and no averages', () => {
  const lines = [line(9000, 20, 5), line(1000, 20, 7, 'LOOSE')]
  expect(totalsOf(lines, 3)).toMatchObject({ amount: 52_000, grade: null, price: null })
})
