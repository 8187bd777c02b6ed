import { everyWord } from '../../app/client/every-word.ts'
import { createWords } from '../../platform/i18n.ts'
import type { Language } from '../../platform/thai-date.ts'

const words = createWords(everyWord)

/** What a screen says for `key`, as a person reads it; throws where no screen says it. */
export function say(key: string, values: object = {}, lng: Language = 'th'): string {
  if (!words.exists(key, { ...values, lng })) throw new Error(`No word is called ${key}`)
  return words.t(key, { ...values, lng })
}
