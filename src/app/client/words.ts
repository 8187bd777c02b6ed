import { setI18n } from 'react-i18next'
import { fetchWords } from '../../platform/i18n.ts'
import { storedLanguage } from '../../platform/session.ts'

/** Each in a file of its own, since a browser reads one language: see `sentences` in vite.config.ts. */
const FILES = {
  first: { th: () => import('virtual:first-words/th'), en: () => import('virtual:first-words/en') },
  more: { th: () => import('virtual:more-words/th'), en: () => import('virtual:more-words/en') },
}

/** What the screens say, in the language that this browser reads. */
export const words = await fetchWords(
  storedLanguage(),
  async (part, language) => (await FILES[part][language]()).default,
)

setI18n(words)
const setLanguage = (language: string) => {
  document.documentElement.lang = language
}
setLanguage(words.language)
words.on('languageChanged', setLanguage)
