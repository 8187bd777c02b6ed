import { expect, test } from 'vitest'
import { disordersOf, isLeap } from './warnings.ts'

const level = (
  ID: number,
  LevelPrice: number,
  MinAverageGrade: number,
  MinTotalWeight: number,
) => ({
  ID,
  Name: `${ID}`,
  LevelPrice,
  MinAverageGrade,
  MinTotalWeight,
  Members: 0,
  Version: 1,
})

test('levels that rise, or stay the same, are in order', () => {
  const levels = [level(1, 0, 0, 0), level(2, 0.05, 17.5, 60_000), level(3, 0.05, 17.5, 60_000)]
  expect(disordersOf(levels)).toEqual([])
})

test('a level that is paid less or asks for less than the one below is warned of, once for each', () => {
  const levels = [
    level(1, 0.02, 0, 0),
    level(2, 0.01, 18, 60_000),
    level(3, 0.1, 17.99, 59_999),
    level(4, 0.15, 18.5, 500_000),
  ]
  expect(disordersOf(levels).map(({ field, level, lower }) => [field, lower.ID, level.ID])).toEqual(
    [
      ['LevelPrice', 1, 2],
      ['MinAverageGrade', 2, 3],
      ['MinTotalWeight', 2, 3],
    ],
  )
})

test('what is paid leaps where it moves by more than 0.10 baht, up or down', () => {
  expect(isLeap(0.09, 9)).toBe(true)
  expect(isLeap(0.05, 0.15)).toBe(false)
  expect(isLeap(0.3, 0.2)).toBe(false)
  expect(isLeap(0.31, 0.2)).toBe(true)
})
