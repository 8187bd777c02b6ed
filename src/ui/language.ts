import { useTranslation } from 'react-i18next'
import type { Language } from '../platform/thai-date.ts'

/** The language of the screen, for the formats of days and instants. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'th'
}
