import { expect, test } from 'vitest'
import { rangeOf, riseIn, runsOf, topOf } from './scale.ts'

test.each([
  [0, 1],
  [0.3, 0.3],
  [1, 1],
  [1.01, 1.2],
  [230, 250],
  [261, 300],
  [8001, 10_000],
])('an axis up to %f ends at %f', (highest, top) => {
  expect(topOf(highest)).toBeCloseTo(top, 10)
})

test('a range has room around what it shows, also where all is the same', () => {
  const range = rangeOf([18, null, 20])!
  expect(range.low).toBeLessThan(18)
  expect(riseIn(19, range)).toBeCloseTo(0.5, 10)
  expect(riseIn(18, rangeOf([18])!)).toBeCloseTo(0.5, 10)
  expect(riseIn(0, rangeOf([0])!)).toBeCloseTo(0.5, 10)
  expect(rangeOf([null, null])).toBeNull()
})

test('a line breaks where nothing is known', () => {
  expect(runsOf([null, 5, 6, null, 7])).toEqual([[1, 2], [4]])
  expect(runsOf([])).toEqual([])
})
