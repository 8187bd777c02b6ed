import { expect, test } from 'vitest'
import type { Prices } from '../prices.ts'
import {
  changesNothing,
  faultsOf,
  initialValues,
  inputOf,
  isTwice,
  newRow,
  priceSchema,
  rebasedValues,
  rowsOf,
  typedLadder,
  withoutRow,
} from './ladder-form.ts'

const UUID = '00000000-0000-4000-8000-000000000000'
const base = pricesOf(4, [
  [16, 4.7],
  [18, 5.2],
])
const none = { ...pricesOf(0, []), IncrementPrice: 0, DecrementPrice: 0 }

test('nothing typed keeps every price, and sends the whole ladder', () => {
  const values = initialValues(base)
  expect(faultsIn(values, base)).toEqual([])
  expect(changesNothing(values, base)).toBe(true)
  expect(inputOf(values, base)).toEqual({
    updatedPrices: [
      { ProductGrade: 16, Price: null },
      { ProductGrade: 18, Price: null },
    ],
    product: {
      UUID,
      PriceVersion: 4,
      IncrementPrice: null,
      DecrementPrice: null,
      PremiumPrice: null,
    },
  })
})

test('a price that is typed as it is changes nothing; any other does', () => {
  const typed = (part: object) => changesNothing({ ...initialValues(base), ...part }, base)
  expect(typed({ 'price 16': 4.7, IncrementPrice: 0.25 })).toBe(true)
  expect(typed({ 'price 16': 4.71 })).toBe(false)
  expect(typed({ PremiumPrice: 0.2 })).toBe(false)
  expect(typed(withoutRow(16))).toBe(false)
  expect(typed(newRow(initialValues(base), 19, 5.4))).toBe(false)
})

test('a row that is added needs a price, unless its grade is in force', () => {
  const added = { ...initialValues(base), ...newRow(initialValues(base)) }
  expect(rowsOf(added)).toEqual([16, 18, 101])
  expect(added['grade 101']).toBe(19)
  expect(faultsIn(added, base)).toEqual(['price 101: v.price'])
  expect(typedLadder(added, base).rows).toHaveLength(2)
  const again = { ...initialValues(base), ...withoutRow(18), 'grade 101': 18, 'price 101': null }
  expect(faultsIn(again, base)).toEqual([])
  expect(changesNothing(again, base)).toBe(true)
})

test('a grade is in one row only, whole and up to 100', () => {
  const twice = { ...initialValues(base), 'grade 101': 18, 'price 101': 5.3 }
  expect(isTwice(twice, 101)).toBe(true)
  expect(faultsIn(twice, base)).toEqual([
    'grade 18: v.ladderDuplicate',
    'grade 101: v.ladderDuplicate',
  ])
  for (const grade of [null, 18.5, -1, 101]) {
    expect(faultsIn({ ...twice, 'grade 101': grade }, base)).toEqual(['grade 101: v.gradeWhole'])
  }
})

test.each([
  [-0.01, 'v.negative'],
  [5.205, 'v.decimals'],
  [10_000, 'v.priceOver'],
] as const)('a price of %d is refused in every field, and why', (wrong, why) => {
  for (const field of ['price 16', 'IncrementPrice', 'DecrementPrice', 'PremiumPrice']) {
    expect(faultsIn({ ...initialValues(base), [field]: wrong }, base)).toEqual([`${field}: ${why}`])
  }
})

test('a product without prices begins with one row, and needs its steps too', () => {
  expect(faultsIn(initialValues(none), none)).toEqual([
    'price 101: v.price',
    'IncrementPrice: v.price',
    'DecrementPrice: v.price',
  ])
})

test('a field error of the server is shown at its row', () => {
  const values = { ...initialValues(base), ...withoutRow(16), ...newRow(initialValues(base), 19) }
  const fields = { 'updatedPrices.1.Price': 'a', 'updatedPrices.0.ProductGrade': 'b' }
  expect(faultsOf({ ...fields, 'product.IncrementPrice': 'c' }, values)).toEqual({
    'price 101': 'a',
    'grade 18': 'b',
    IncrementPrice: 'c',
  })
})

test('typed prices are kept over a colleague’s ladder, untouched ones become the colleague’s', () => {
  const current = pricesOf(5, [
    [17, 4.9],
    [18, 5.3],
    [20, 5.8],
  ])
  const typed = { ...initialValues(base), 'price 16': 4.75, 'grade 101': 20, 'price 101': 5.9 }
  const carried = rebasedValues({ ...typed, IncrementPrice: 0.3 }, base, current)
  expect(typedLadder(carried, current)).toMatchObject({
    rows: [
      { gradePercent: 17, price: 4.9 },
      { gradePercent: 18, price: 5.3 },
      { gradePercent: 20, price: 5.9 },
      { gradePercent: 16, price: 4.75 },
    ],
    incrementPrice: 0.3,
    decrementPrice: 0.3,
  })
  const without = rebasedValues({ ...initialValues(base), ...withoutRow(18) }, base, current)
  expect(typedLadder(without, current).rows.map((row) => row.gradePercent)).toEqual([17, 20])
})

function faultsIn(values: object, prices: Prices): string[] {
  const { error } = priceSchema(prices).safeParse(values)
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`)
}

function pricesOf(PriceVersion: number, rows: [number, number][]): Prices {
  return {
    UUID,
    ProductCode: 'FFB-RAMP',
    Name: 'ลานเท',
    PriceVersion,
    Modified: 1_763_600_000,
    ModifiedBy: 'อนุชา รักษ์ดี',
    WaitingTickets: 3,
    Waits: [],
    IncrementPrice: 0.25,
    DecrementPrice: 0.3,
    PremiumPrice: null,
    oProduct_price: rows.map(([ProductGrade, Price]) => ({
      ID: ProductGrade,
      ProductGrade,
      Price,
    })),
  }
}
