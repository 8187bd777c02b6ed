import type { TFunction } from 'i18next'
import { levelWords } from '../../vendors/rules/level.ts'

/** The name of the price term for the member level, with the level's name where there is one. */
export function levelTerm(t: TFunction, name: string): string {
  return name ? t('term.levelPrice.of', { level: levelWords(t, name) }) : t('term.levelPrice')
}
