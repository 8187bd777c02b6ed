import { expect, test } from 'vitest'
import { parseNumber, stepNumber } from './numbers.ts'

test.each([
  ['9,220', 9220],
  ['6.20', 6.2],
  ['.5', 0.5],
  ['\u200b5\ufeff', 5],
  ['\u202a−9,\u2060220\u202c', -9220],
  ['\u200b', null],
  ['−1,250', -1250],
  ['๑๘.๕๐', 18.5],
  ['1,250,000.75', 1250000.75],
  ['', null],
  ['6,5', null],
  ['85,50', null],
  ['9,2200', null],
  ['6.2.0', null],
  ['หก', null],
])('“%s” is read as %s', (typed, number) => {
  expect(parseNumber(typed)).toBe(number)
})

test('steps leave no dust and stay within their bounds', () => {
  expect(stepNumber(0.1, 0.2)).toBe(0.3)
  expect(stepNumber(null, 1)).toBe(1)
  expect(stepNumber(0.25, -0.5, 0)).toBe(0)
  expect(stepNumber(99.8, 0.5, 0, 100)).toBe(100)
})
