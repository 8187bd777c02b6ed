import { words as screens } from '../../app/screen-words.ts'
import { serverWords } from '../../app/words.ts'
import { words as identity } from '../../identity/screens/words.ts'
import { createWords } from '../../platform/i18n.ts'
import type { Language } from '../../platform/thai-date.ts'
import { words as purchase } from '../../purchase-orders/screens/words.ts'
import { words as ui } from '../../ui/words.ts'

const words = createWords({ ...serverWords, ...ui, ...identity, ...purchase, ...screens })

/** What a screen says for `key`, as a person reads it; throws where no screen says it. */
export function say(key: string, values: object = {}, lng: Language = 'th'): string {
  if (!words.exists(key, { ...values, lng })) throw new Error(`No word is called ${key}`)
  return words.t(key, { ...values, lng })
}
