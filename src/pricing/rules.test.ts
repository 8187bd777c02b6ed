import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../platform/money.ts'
import {
  drops,
  gradePrice,
  greatestLeap,
  type Ladder,
  leaps,
  premium,
  preview,
  samePrices,
  shownGrades,
} from './rules.ts'

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

test('the computed price tells the row and steps it comes from', () => {
  const { fromGrade, fromPrice, steps: up, perStep, isCapped } = gradePrice(LADDER, 21) ?? {}
  expect([fromGrade, fromPrice?.toFixed(2), up, perStep?.toFixed(2), isCapped]).toEqual([
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

describe('the premium', () => {
  test.each([
    [true, null, '0.20'],
    [true, '0.35', '0.35'],
    [true, '0.00', '0.00'],
    [true, 0, '0.00'],
    [false, null, '0.00'],
    [false, '0.35', '0.00'],
  ])(
    'of a vendor who has it %s, for a product that has %s, is %s',
    (isPremium, ofProduct, paid) => {
      expect(premium(isPremium, ofProduct).toFixed(2)).toBe(paid)
    },
  )
})

describe('the drops of a ladder', () => {
  test('are none where its prices climb, and none where it has no rows', () => {
    expect(drops(LADDER)).toEqual([])
    expect(drops({ rows: [], ...steps })).toEqual([])
  })

  test('are the grades that are cheaper than the one before, the same price is none', () => {
    const twice: Ladder = {
      rows: rows({ 16: '4.70', 17: '4.69', 18: '5.20', 19: '5.20', 20: '5.10' }),
      ...steps,
    }
    expect(drops(twice)).toEqual([17, 20])
  })

  test('are reported in the gap below a cheaper row, not at that row: the gap is capped', () => {
    expect(drops({ rows: rows({ 16: '5.30', 20: '5.30' }), ...steps })).toEqual([])
    expect(drops({ rows: rows({ 16: '5.30', 20: '4.70' }), ...steps })).toEqual([17])
  })

  test('are looked for from 10 to 24 %', () => {
    expect(drops({ rows: rows({ 9: '9.00', 10: '5.00', 11: '4.00' }), ...steps })).toEqual([11])
    expect(drops({ rows: rows({ 24: '5.00', 25: '4.00' }), ...steps })).toEqual([])
  })
})

test('a leap is a price that moves by more than a tenth, up or down', () => {
  const at = (price: string): Ladder => ({
    rows: rows({ 18: price }),
    incrementPrice: 0,
    decrementPrice: 0,
  })
  const every = Array.from({ length: 15 }, (_, step) => 10 + step)
  expect(leaps(at('5.20'), at('5.72'))).toEqual([])
  expect(leaps(at('5.20'), at('5.73'))).toEqual(every)
  expect(leaps(at('5.20'), at('4.68'))).toEqual([])
  expect(leaps(at('5.20'), at('4.67'))).toEqual(every)
  expect(leaps(at('0.00'), at('0.01'))).toEqual(every)
  expect(leaps({ ...steps, rows: [] }, at('5.20'))).toEqual([])
  expect(
    leaps(LADDER, {
      ...LADDER,
      rows: rows({ 16: '4.70', 17: '4.95', 18: '520', 19: '5.45', 20: '5.70' }),
    }),
  ).toEqual([18])
})

test('the greatest leap is that of the price that moves most, in percent of the one in force', () => {
  const at = (price: string) => ({ ...LADDER, decrementPrice: 0, rows: rows({ 18: price }) })
  expect(greatestLeap(at('5.00'), at('500.00')).toFixed(2)).toBe('9900.00')
  expect(greatestLeap(LADDER, LADDER).toFixed(2)).toBe('0.00')
})

test('the preview shows both prices of each grade from 10 to 24 %', () => {
  const raised: Ladder = { ...LADDER, rows: rows({ 18: '5.50' }) }
  const shown = preview(LADDER, raised)
  expect(shown.map(({ gradePercent }) => gradePercent)).toEqual([
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  ])
  const at = (grade: number) => shown.find(({ gradePercent }) => gradePercent === grade)
  expect([at(18)?.before?.toFixed(2), at(18)?.after?.toFixed(2)]).toEqual(['5.20', '5.50'])
  expect([at(21)?.before?.toFixed(2), at(21)?.after?.toFixed(2)]).toEqual(['5.95', '6.25'])
})

test('grades are shown from 10 to 24 %, and those beyond them that have a row, once and in order', () => {
  const usual = Array.from({ length: 15 }, (_, step) => 10 + step)
  expect(shownGrades(LADDER)).toEqual(usual)
  const low: Ladder = { rows: rows({ 30: '8.00', 18: '5.20', 5: '1.00' }), ...steps }
  const high: Ladder = { rows: rows({ 30: '8.10', 18: '5.20', 100: '9.00' }), ...steps }
  expect(shownGrades(low, high)).toEqual([5, ...usual, 30, 100])
})

test('the preview of a first ladder has nothing before it', () => {
  const shown = preview({ rows: [], ...steps }, LADDER)
  expect(shown.every(({ before, after }) => before === undefined && after !== undefined)).toBe(true)
})

describe('two versions are the same', () => {
  const prices = { ...LADDER, premiumPrice: '0.00' }

  test('to the satang, however they are written and in whatever order', () => {
    const written = {
      rows: [...LADDER.rows].reverse().map((row) => ({ ...row, price: Number(row.price) })),
      incrementPrice: 0.25,
      decrementPrice: decimal('0.3'),
      premiumPrice: 0,
    }
    expect(samePrices(prices, written)).toBe(true)
  })

  test('unless a row, a step or the premium differs, or one has none', () => {
    for (const other of [
      { rows: LADDER.rows.slice(1) },
      { rows: [...LADDER.rows.slice(1), { gradePercent: 16, price: '4.71' }] },
      { incrementPrice: '0.26' },
      { decrementPrice: '0.31' },
      { premiumPrice: '0.01' },
      { premiumPrice: null },
    ]) {
      expect(samePrices(prices, { ...prices, ...other })).toBe(false)
    }
  })
})
