import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import type { PalmRecord } from './record.ts'

/** Who voided the weigh-in of a ticket, when and why; undefined while it counts. */
export function useVoidedWords({ Voided }: PalmRecord): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!Voided) return undefined
  const { At, By, Reason } = Voided
  return t('voids.by', { who: By, at: formatMoment(At, new Date(), language), reason: Reason })
}
