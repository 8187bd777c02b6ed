import { decimal } from '../../../platform/money.ts'
import type { Level } from '../vendor.ts'

/** The level that everybody has, whatever they bring. */
export const FIRST_LEVEL = 1

/** The fields that should rise from level to level, each with the word of its warning. */
const RISING = [
  ['LevelPrice', 'levels.pays'],
  ['MinAverageGrade', 'levels.asksGrade'],
  ['MinTotalWeight', 'levels.asksWeight'],
] as const

export interface Disorder {
  field: (typeof RISING)[number][0]
  word: (typeof RISING)[number][1]
  level: Level
  lower: Level
}

/** Where a level, lowest first, is paid less or asks for less than the one below it. */
export function disordersOf(levels: readonly Level[]): Disorder[] {
  return levels.flatMap((level, index) => {
    const lower = levels[index - 1]
    if (!lower) return []
    const less = RISING.filter(([field]) => level[field] < lower[field])
    return less.map(([field, word]) => ({ field, word, level, lower }))
  })
}

/** A change of a level's price by more than this is warned of, in baht per kg. */
export const MAX_LEAP = 0.1

/** Whether a level's price changes by more than `MAX_LEAP`, as from 0.09 to 9. */
export function isLeap(before: number, after: number): boolean {
  return decimal(after).minus(before).abs().gt(MAX_LEAP)
}
