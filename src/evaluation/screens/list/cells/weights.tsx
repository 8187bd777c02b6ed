import { useTranslation } from 'react-i18next'
import { businessDay, formatInstant } from '../../../../platform/thai-date.ts'
import { kilograms, NO_VALUE } from '../../../../ui/format.ts'
import { useLanguage } from '../../../../ui/language.ts'
import { StackedCell } from '../../../../ui/table/cells.tsx'
import type { PalmRecord } from '../../record.ts'
import { CorrectedMark } from '../marks.tsx'
import css from './cells.module.css'

/** The net weight, with a mark where it was corrected. */
export function Net({ record }: { record: PalmRecord }) {
  return (
    <span className={`${css.marked} row`}>
      <CorrectedMark record={record} />
      {kilograms(record.WeightNet)}
    </span>
  )
}

/** The net weight above the weight returned. */
export function NetAndReturned({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  const kg = Number(record.SysPalmReturnWeight) > 0 && kilograms(record.SysPalmReturnWeight)
  const below = kg && (
    <span className="attention medium">{t('evaluation.returned.kg', { kg })}</span>
  )
  return <StackedCell top={<Net record={record} />} below={below} />
}

/** The weight out above its time. */
export function Out({ record, now }: { record: PalmRecord; now: Date }) {
  const { t } = useTranslation()
  const at = record.WeightTimeOut
  const below = at ? <Moment at={at} now={now} /> : t('evaluation.notOut')
  return <StackedCell top={kilograms(record.WeightOut)} below={below} />
}

/** The weight returned in kg, highlighted. */
export function Returned({ record }: { record: PalmRecord }) {
  if (!(Number(record.SysPalmReturnWeight) > 0)) return <span className="muted">{NO_VALUE}</span>
  return <span className="attention medium">{kilograms(record.SysPalmReturnWeight)}</span>
}

/** The time of today, of an earlier day with that day; the whole of it in the tooltip. */
export function Moment({ at, now }: { at: string | null; now: Date }) {
  const language = useLanguage()
  if (!at) return NO_VALUE
  const isToday = businessDay(at) === businessDay(now)
  return (
    <time dateTime={at} title={formatInstant(at, 'table', language)}>
      {formatInstant(at, isToday ? 'time' : 'brief', language)}
    </time>
  )
}
