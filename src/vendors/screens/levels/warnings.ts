import { decimal } from '../../../platform/money.ts'
import type { Level } from '../vendor.ts'

/** The level that everybody has, whatever they bring. */
export const FIRST_LEVEL = 1

/** What a level has, and the word of the warning where a higher level has less of it than the one below. */
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

/** What a level is paid that moves by more than this is looked at once more, in baht per kg. */
export const MAX_LEAP = 0.1

/** Whether what a level is paid moves by more than `MAX_LEAP`: 9 in the place of 0.09. */
export function isLeap(before: number, after: number): boolean {
  return decimal(after).minus(before).abs().gt(MAX_LEAP)
}
