import { setI18n } from 'react-i18next'
import { words as identity } from '../../identity/screens/words.ts'
import { storedLanguage } from '../../platform/client.ts'
import { createWords } from '../../platform/i18n.ts'
import { words as purchase } from '../../purchase-orders/screens/words.ts'
import { words as ui } from '../../ui/words.ts'
import { words as weighing } from '../../weighing/screens/words.ts'
import { words as screens } from '../screen-words.ts'
import { serverWords } from '../words.ts'

/** Every word that the screens say, in the language that this browser reads. */
export const words = createWords(
  { ...serverWords, ...ui, ...identity, ...purchase, ...weighing, ...screens },
  storedLanguage(),
)

setI18n(words)
const speak = (language: string) => {
  document.documentElement.lang = language
}
speak(words.language)
words.on('languageChanged', speak)
