import type { TFunction } from 'i18next'
import { openWord } from '../../platform/catalogue.ts'

/** A member level in the language of the screen; one that a mill has named itself keeps its name. */
export function levelWords(t: TFunction, name: string): string {
  return openWord(t, `level.${name}`, name)
}
