import type { Words } from '../../platform/i18n.ts'
import { allWords } from './all-words.ts'

const RARE = /^(import|masterData|token)\./

/** What screens say that are seldom opened: they come with their screen. */
export const rareWords: Words = Object.fromEntries(
  Object.entries(allWords).filter(([key]) => RARE.test(key)),
)
