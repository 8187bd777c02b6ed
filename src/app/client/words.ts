import { setI18n } from 'react-i18next'
import { fetchWords } from '../../platform/fetch-words.ts'
import { storedLanguage } from '../../platform/session.ts'
import { WORD_FILES } from './word-files.ts'

/** What the screens say, in the language that this browser reads. */
export const words = await fetchWords(
  storedLanguage(),
  async (part, language) => (await WORD_FILES[part][language]()).default,
)

setI18n(words)
const setLanguage = (language: string) => {
  document.documentElement.lang = language
}
setLanguage(words.language)
words.on('languageChanged', setLanguage)
