import { everyWord } from '../../app/client/every-word.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { createSay } from '../../platform/i18n.ts'
import type { Language } from '../../platform/thai-date.ts'

const sayIn = createSay(everyWord)

/** The keys of an area, without it: `slip` of `palm.slip`. */
export type Under<Area extends string, Key = WordKey> = Key extends `${Area}.${infer Name}`
  ? Name
  : never

/** What a screen says for `key`, as a person reads it. */
export function say(key: WordKey, values: object = {}, language: Language = 'th'): string {
  return sayIn(key, values, language)
}
