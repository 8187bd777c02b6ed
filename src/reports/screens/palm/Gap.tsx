import { useTranslation } from 'react-i18next'
import { sum } from '../../../platform/money.ts'
import { formatDay } from '../../../platform/thai-date.ts'
import { difference } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { MonthDay } from './Month.tsx'
import css from './PalmReport.module.css'

/** What was got beside what was paid for: of the day that is shown, and of the month as far as it is recorded. */
export function Gap({ days, day }: { days: readonly MonthDay[]; day: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shown = days.find((one) => one.Date === day)
  const gaps = days.flatMap(({ GapAmount }) => GapAmount ?? [])
  if (gaps.length === 0) return null
  const month = sum(gaps)
  return (
    <>
      {shown?.GapPercent != null && (
        <p className={`${css.note} num`} data-short={shown.GapPercent < 0 || undefined}>
          {t('palm.gap.day', {
            date: formatDay(day, 'short', language),
            points: difference(shown.GapPercent),
            baht: difference(shown.GapAmount),
          })}
        </p>
      )}
      <p className={`${css.note} num`}>
        {t('palm.gap.month', { n: gaps.length, count: gaps.length, baht: difference(month) })}
      </p>
    </>
  )
}
