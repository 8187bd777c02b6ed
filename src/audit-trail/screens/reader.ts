import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { openWord } from '../../platform/catalogue.ts'
import { useLanguage } from '../../ui/language.ts'
import type { calls } from '../contract.ts'
import type { Reader } from '../rules/value-text.ts'

export type AuditEntry = Output<typeof calls.getEntriesOfEvent>[number]
export type AuditEvent = Output<typeof calls.getEvents>['data'][number]

/** Says entries in the words and the language of the screen. */
export function useReader(): Reader {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  return {
    language,
    t: (key, otherwise, filling) =>
      i18n.exists(key) ? openWord(t, key, otherwise, filling) : otherwise,
  }
}
