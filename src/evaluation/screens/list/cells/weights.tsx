import { useTranslation } from 'react-i18next'
import { businessDay, formatDay, formatInstant } from '../../../../platform/thai-date.ts'
import { kilograms, NO_VALUE } from '../../../../ui/format.ts'
import { useLanguage } from '../../../../ui/language.ts'
import { StackedCell } from '../../../../ui/table/cells.tsx'
import type { PalmRecord } from '../../record.ts'
import { CorrectedMark } from '../marks.tsx'
import css from './cells.module.css'

/** A time this recent is shown without its day, also after midnight. */
const NIGHT_MS = 12 * 3_600_000

/** The net weight, with a mark where it was corrected. */
export function Net({ record }: { record: PalmRecord }) {
  return (
    <span className={css.marked}>
      <CorrectedMark record={record} />
      {kilograms(record.WeightNet)}
    </span>
  )
}

/** The net weight above the weight returned. */
export function NetAndReturned({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  const kg = Number(record.SysPalmReturnWeight) > 0 && kilograms(record.SysPalmReturnWeight)
  const below = kg && <span className={css.returned}>{t('evaluation.returned.kg', { kg })}</span>
  return <StackedCell top={<Net record={record} />} below={below} />
}

/** The weight out above its time. */
export function Out({ record, ...given }: { record: PalmRecord } & Now) {
  const { t } = useTranslation()
  const at = record.WeightTimeOut
  const below = at ? <Moment at={at} {...given} /> : t('evaluation.notOut')
  return <StackedCell top={kilograms(record.WeightOut)} below={below} />
}

/** The weight returned in kg, highlighted. */
export function Returned({ record }: { record: PalmRecord }) {
  if (!(Number(record.SysPalmReturnWeight) > 0)) return <span className={css.none}>{NO_VALUE}</span>
  return <span className={css.returned}>{kilograms(record.SysPalmReturnWeight)}</span>
}

interface Now {
  now: Date
  /** There is room for day and time. */
  wide: boolean
}

/**
 * A recent time without its day, an older one as its day only; both where there is room, in the tooltip and for screen
 * readers.
 */
export function Moment({ at, now, wide }: { at: string | null } & Now) {
  const language = useLanguage()
  if (!at) return NO_VALUE
  const time = formatInstant(at, 'time', language)
  const [date, month] = formatDay(businessDay(at), 'short', language).split(' ')
  const day = `${date} ${month}`
  const isToday = businessDay(at) === businessDay(now)
  const isLate = now.getTime() - Date.parse(at) < NIGHT_MS
  return (
    <time dateTime={at} title={formatInstant(at, 'table', language)}>
      {isToday || (isLate && !wide) ? (
        <>
          {!isToday && <span className="sr-only">{day} </span>}
          {time}
        </>
      ) : (
        <>
          {day} <span className={wide ? undefined : 'sr-only'}>{time}</span>
        </>
      )}
    </time>
  )
}
