import { useTranslation } from 'react-i18next'
import { businessDay, formatDay, formatInstant } from '../../../../platform/thai-date.ts'
import { kilograms, NO_VALUE } from '../../../../ui/format.ts'
import { useLanguage } from '../../../../ui/language.ts'
import { Stacked } from '../../../../ui/table/cells.tsx'
import type { PalmRecord } from '../../record.ts'
import { CorrectedMark } from '../marks.tsx'
import css from './cells.module.css'

/** The net weight; one that was corrected says so. */
export function Net({ record }: { record: PalmRecord }) {
  return (
    <span className={css.marked}>
      <CorrectedMark record={record} />
      {kilograms(record.WeightNet)}
    </span>
  )
}

/** The net weight over what goes back. */
export function NetAndReturned({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  const kg = Number(record.SysPalmReturnWeight) > 0 && kilograms(record.SysPalmReturnWeight)
  const below = kg && <span className={css.returned}>{t('evaluation.returned.kg', { kg })}</span>
  return <Stacked top={<Net record={record} />} below={below} />
}

/** The weight out over its time. */
export function Out({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  const below = record.WeightTimeOut ? <Moment at={record.WeightTimeOut} /> : t('evaluation.notOut')
  return <Stacked top={kilograms(record.WeightOut)} below={below} />
}

/** What goes back, in kg; it needs a look. */
export function Returned({ record }: { record: PalmRecord }) {
  if (!(Number(record.SysPalmReturnWeight) > 0)) return <span className={css.none}>{NO_VALUE}</span>
  return <span className={css.returned}>{kilograms(record.SysPalmReturnWeight)}</span>
}

/** The time of today, the day of before; both on being pointed at. */
export function Moment({ at }: { at: string | null }) {
  const language = useLanguage()
  if (!at) return NO_VALUE
  const day = businessDay(at)
  const isToday = day === businessDay(new Date())
  const [date, month] = formatDay(day, 'short', language).split(' ')
  return (
    <time dateTime={at} title={formatInstant(at, 'table', language)}>
      {isToday ? formatInstant(at, 'time', language) : `${date} ${month}`}
    </time>
  )
}
