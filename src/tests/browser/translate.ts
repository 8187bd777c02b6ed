import { allWords } from '../../app/client/all-words.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { createTranslate } from '../../platform/i18n.ts'
import type { Language } from '../../platform/thai-date.ts'

const translate = createTranslate(allWords)

/** The keys of an area, without it: `slip` of `palm.slip`. */
export type Under<Area extends string, Key = WordKey> = Key extends `${Area}.${infer Name}`
  ? Name
  : never

/** The text of `key` on the screens, in Thai where no language is given. */
export function t(key: WordKey, values: object = {}, language: Language = 'th'): string {
  return translate(key, values, language)
}
