import { expect, test } from 'vitest'
import { endsOf, linesOf, rangeOf, riseIn, runsOf, topOf } from './scale.ts'

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

test.each([
  [5.61, 6.75, [6, 6.5]],
  [18.6, 18.99, [18.6, 18.8]],
  [18.09, 19.04, [18.5, 19]],
  [6, 10, [10]],
  [-0.4, 0.6, [0, 0.5]],
])('between %f and %f the lines are round', (low, high, lines) => {
  const drawn = linesOf({ low, high })
  expect(drawn.map((value) => Number(value.toFixed(6)))).toEqual(lines)
})

test('a point is seen that no line leads to, and the last', () => {
  expect(endsOf([5, null, 6, 7, 8, null])).toEqual(new Set([0, 4]))
})

test('a line breaks where nothing is known', () => {
  expect(runsOf([null, 5, 6, null, 7])).toEqual([[1, 2], [4]])
  expect(runsOf([])).toEqual([])
})
