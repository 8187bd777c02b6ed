import { useTranslation } from 'react-i18next'
import { storeLanguage } from '../platform/session.ts'
import type { Language } from '../platform/thai-date.ts'

/** The language of the screen, for the formats of days and instants. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'th'
}

/** Changes the language of every screen, now and at the next visit. */
export function useSetLanguage(): (language: Language) => void {
  const { i18n } = useTranslation()
  return (language) => {
    storeLanguage(language)
    // The same language again would render every word anew.
    if (language !== i18n.language) void i18n.changeLanguage(language)
  }
}
