import { expect, test } from 'vitest'
import type { OrderLine } from '../order.ts'
import { isReady, missingOf } from './readiness.ts'

const line = (part: Partial<OrderLine> = {}) =>
  ({ WeightNet: 9220, SysProductGrade: 18, SysPrice: 5.2, ...part }) as OrderLine

test('a line lacks the first thing that is not done', () => {
  expect(missingOf(line())).toBeUndefined()
  expect(missingOf(line({ SysPrice: null }))).toBe('value')
  expect(missingOf(line({ SysPrice: null, SysProductGrade: null }))).toBe('grade')
  expect(missingOf(line({ WeightNet: null, SysProductGrade: null }))).toBe('weighOut')
})

test('an order is ready when it has lines and none lacks anything', () => {
  expect(isReady([])).toBe(false)
  expect(isReady([line()])).toBe(true)
  expect(isReady([line(), line({ SysPrice: null })])).toBe(false)
})
