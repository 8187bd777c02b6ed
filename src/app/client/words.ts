import { setI18n } from 'react-i18next'
import { storedLanguage } from '../../platform/client.ts'
import { createWords } from '../../platform/i18n.ts'
import { firstWords } from './first-words.ts'

/** What the screens say, in the language that this browser reads. */
export const words = createWords(firstWords, storedLanguage())

setI18n(words)
const setLanguage = (language: string) => {
  document.documentElement.lang = language
}
setLanguage(words.language)
words.on('languageChanged', setLanguage)
