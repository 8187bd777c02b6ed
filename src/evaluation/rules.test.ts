import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  gradeRange,
  netPrice,
  premium,
  returnPercent,
  returnRate,
  sameTerms,
  ticketState,
} from './rules.ts'

test('grades to choose from follow the return and the special case', () => {
  expect(gradeRange(false, false)).toEqual({ least: 18, most: 24, usual: 18 })
  expect(gradeRange(true, false)).toEqual({ least: 10, most: 23, usual: 10 })
  expect(gradeRange(false, true)).toEqual({ least: 10, most: 24, usual: 18 })
  expect(gradeRange(true, true)).toEqual({ least: 10, most: 24, usual: 10 })
})

test.each([
  [0, '0.00'],
  [0.99, '0.00'],
  [1, '0.20'],
  [3, '0.20'],
  [3.01, '0.15'],
  [6, '0.15'],
  [6.01, '0.10'],
  [9, '0.10'],
  [9.01, '0.05'],
  [12, '0.05'],
  [12.01, '0.00'],
  [100, '0.00'],
])('a return of %s %% has the rate %s', (percent, rate) => {
  expect(returnRate(percent).toFixed(2)).toBe(rate)
})

test('no or a negative return percent has the rate 0', () => {
  expect(returnRate(null).toFixed(2)).toBe('0.00')
  expect(returnRate('-5.00').toFixed(2)).toBe('0.00')
})

test('the return percent is rounded half up before its band is asked', () => {
  expect(returnPercent(true, '9220.00', '9000.00')?.toFixed(2)).toBe('2.39')
  // 3.005 %: 3.01, and so the second band.
  expect(returnPercent(true, '20000', '19399')?.toFixed(2)).toBe('3.01')
  expect(returnRate(returnPercent(true, '20000', '19399')).toFixed(2)).toBe('0.15')
})

test('the return percent is unknown without a return, a net weight or a tare', () => {
  expect(returnPercent(false, '9220', '6010')).toBeNull()
  expect(returnPercent(true, null, '6010')).toBeNull()
  expect(returnPercent(true, '0', '6010')).toBeNull()
  expect(returnPercent(true, '9220', null)).toBeNull()
  expect(returnPercent(true, '5000', '6010')?.lt(0)).toBe(true)
})

test('a premium vendor has the premium of the product, or the usual one', () => {
  expect(premium(true, null).toFixed(2)).toBe('0.20')
  expect(premium(true, '0.35').toFixed(2)).toBe('0.35')
  expect(premium(true, '0.00').toFixed(2)).toBe('0.00')
  expect(premium(false, '0.35').toFixed(2)).toBe('0.00')
})

test('the worked ticket is paid 6.20', () => {
  expect(netPrice({ gradePrice: '5.95', levelPrice: '0.05', premium: '0.20' }).toFixed(2)).toBe(
    '6.20',
  )
})

test('terms are compared by value, each with its own', () => {
  const terms = { gradePrice: '5.20', levelPrice: '0.05', premium: '0.20' }
  expect(sameTerms(terms, { gradePrice: 5.2, levelPrice: 0.05, premium: 0.2 })).toBe(true)
  expect(sameTerms(terms, { ...terms, levelPrice: '0.20', premium: '0.05' })).toBe(false)
})

test('a ticket waits for its grade, then its price, then its way out', () => {
  const at = (isGraded: boolean, isValued: boolean, isWeighedOut: boolean) =>
    ticketState({ isGraded, isValued, isWeighedOut })
  expect(at(false, false, false)).toBe('grade')
  expect(at(true, false, true)).toBe('value')
  expect(at(true, true, false)).toBe('weigh-out')
  expect(at(true, true, true)).toBe('done')
})

test('whatever the weights, the rate is one of five', () => {
  const kg = fc.integer({ min: 0, max: 60_000 })
  fc.assert(
    fc.property(kg, kg, (net, tare) => {
      const rate = returnRate(returnPercent(true, net, tare)).toFixed(2)
      expect(['0.00', '0.05', '0.10', '0.15', '0.20']).toContain(rate)
    }),
  )
})
