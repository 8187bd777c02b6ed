import { useTranslation } from 'react-i18next'
import { sum } from '../../../platform/money.ts'
import { formatDay } from '../../../platform/thai-date.ts'
import { counted, difference } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { MonthDay } from './Month.tsx'
import css from './PalmReport.module.css'

/** What was got beside what was paid for: of the day that is shown, and of the month as far as it is recorded and priced. */
export function Gap({ days, day }: { days: readonly MonthDay[]; day: string }) {
  const { t } = useTranslation()
  const shown = days.find((one) => one.Date === day)
  const gaps = days.flatMap(({ GapAmount }) => GapAmount ?? [])
  return (
    <>
      {shown && <OfDay {...shown} />}
      {gaps.length > 0 && (
        <p className={`${css.note} num`}>
          {t('palm.gap.month', { ...counted(gaps.length), baht: difference(sum(gaps)) })}
        </p>
      )}
    </>
  )
}

function OfDay({ Date: day, GapPercent, GapAmount }: MonthDay) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (GapPercent === null) return null
  return (
    <p className={`${css.note} num`} data-short={GapPercent < 0 || undefined}>
      {t(GapAmount === null ? 'palm.gap.unpriced' : 'palm.gap.day', {
        date: formatDay(day, 'short', language),
        points: difference(GapPercent),
        baht: difference(GapAmount),
      })}
    </p>
  )
}
