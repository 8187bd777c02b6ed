import type { TFunction } from 'i18next'
import { openWord } from '../../platform/catalogue.ts'

/** How many levels up a customer should move, down as less than 0; null for the level that it should have, or none. */
export function levelsToMove(level: number | null, estimate: number | null): number | null {
  if (level === null || estimate === null || level === estimate) return null
  return estimate - level
}

/** A member level in the language of the screen; one that a mill has named itself keeps its name. */
export function levelWords(t: TFunction, name: string): string {
  return openWord(t, `level.${name}`, name)
}
