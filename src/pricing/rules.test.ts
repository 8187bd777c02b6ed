import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../platform/money.ts'
import { gradePrice, type Ladder } from './rules.ts'

const rows = (prices: Record<number, string>) =>
  Object.entries(prices).map(([grade, price]) => ({ gradePercent: Number(grade), price }))
const steps = { incrementPrice: '0.25', decrementPrice: '0.30' }
const LADDER: Ladder = {
  rows: rows({ 16: '4.70', 17: '4.95', 18: '5.20', 19: '5.45', 20: '5.70' }),
  ...steps,
}
const priceAt = (grade: number, ladder = LADDER) => gradePrice(ladder, grade)?.price.toFixed(2)

test('a grade with a row has the price of its row', () => {
  expect([16, 17, 18, 19, 20].map((grade) => priceAt(grade))).toEqual(
    LADDER.rows.map(({ price }) => price),
  )
})

test('above the highest row each percent adds the increment', () => {
  expect(priceAt(21)).toBe('5.95')
  expect(priceAt(24)).toBe('6.70')
})

test('below the lowest row each percent takes the decrement away, down to 0', () => {
  expect(priceAt(15)).toBe('4.40')
  expect(priceAt(10)).toBe('2.90')
  expect(priceAt(10, { rows: rows({ 18: '1.00' }), ...steps })).toBe('0.00')
})

test('a gap climbs from the row below and stops at the next row', () => {
  const gap: Ladder = { rows: rows({ 16: '4.70', 20: '5.30' }), ...steps }
  expect([17, 18, 19, 20].map((grade) => priceAt(grade, gap))).toEqual([
    '4.95',
    '5.20',
    '5.30',
    '5.30',
  ])
})

test('the price tells where it comes from', () => {
  const { fromGrade, fromPrice, steps: up, perStep, held } = gradePrice(LADDER, 21) ?? {}
  expect([fromGrade, fromPrice?.toFixed(2), up, perStep?.toFixed(2), held]).toEqual([
    20,
    '5.70',
    1,
    '0.25',
    false,
  ])
})

test('a ladder without rows has no price', () => {
  expect(gradePrice({ rows: [], ...steps }, 18)).toBeUndefined()
})

const satang = fc.integer({ min: 0, max: 2_000 }).map((n) => decimal(n).div(100))
const ladder = fc.record({
  rows: fc.uniqueArray(
    fc.record({ gradePercent: fc.integer({ min: 10, max: 24 }), price: satang }),
    { selector: (row) => row.gradePercent, minLength: 1 },
  ),
  incrementPrice: satang,
  decrementPrice: satang,
})

test('a price is never below 0', () => {
  fc.assert(
    fc.property(ladder, fc.integer({ min: 0, max: 100 }), (one, grade) => {
      expect(gradePrice(one, grade)?.price.gte(0)).toBe(true)
    }),
  )
})

test('a better grade never pays less where the rows climb', () => {
  fc.assert(
    fc.property(ladder, fc.integer({ min: 0, max: 99 }), (one, grade) => {
      const grades = one.rows.map((row) => row.gradePercent).sort((a, b) => a - b)
      const prices = one.rows.map((row) => row.price).sort((a, b) => a.cmp(b))
      const climbing = {
        ...one,
        rows: grades.map((gradePercent, i) => ({ gradePercent, price: prices[i] ?? '0' })),
      }
      const here = gradePrice(climbing, grade)
      const next = gradePrice(climbing, grade + 1)
      expect(here && next?.price.gte(here.price)).toBe(true)
    }),
  )
})
