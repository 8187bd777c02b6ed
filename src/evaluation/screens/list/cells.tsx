import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { businessDay, formatDay, formatInstant } from '../../../platform/thai-date.ts'
import { money, NO_VALUE, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { StateBadge } from '../../../ui/StateBadge.tsx'
import type { State } from '../../../ui/state.ts'
import { Stacked } from '../../../ui/table/cells.tsx'
import { minutesIn, type PalmRecord, plateOf, stateOf } from '../record.ts'
import css from './cells.module.css'

const BADGES = {
  grade: 'grade',
  value: 'value',
  'weigh-out': 'weighOut',
  done: 'evaluated',
} as const satisfies Record<ReturnType<typeof stateOf>, State>
const LONG_MINUTES = 60

/** 18%, or a dash before the grade. */
export function percentOf(row: PalmRecord): string {
  return row.SysProductGrade === null ? NO_VALUE : `${row.SysProductGrade}%`
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

/** The plate over its province. */
export function Plate({ registration }: { registration: string }) {
  const { plate, province } = plateOf(registration)
  return (
    <span title={registration}>
      <Stacked top={plate} below={province} />
    </span>
  )
}

/** The weight out over its time. */
export function Out({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  const below = record.WeightTimeOut ? <Moment at={record.WeightTimeOut} /> : t('evaluation.notOut')
  return <Stacked top={whole(record.WeightOut)} below={below} />
}

/** What goes back, in kg; it needs a look. */
export function Returned({ record }: { record: PalmRecord }) {
  if (!record.SysPalmReturnWeight) return <span className={css.none}>{NO_VALUE}</span>
  return <span className={css.returned}>{whole(record.SysPalmReturnWeight)}</span>
}

/** The price over its grade; a dash where there is neither. */
export function Price({ record }: { record: PalmRecord }) {
  if (record.SysProductGrade === null) return <span className={css.none}>{NO_VALUE}</span>
  return <Stacked top={money(record.SysPrice)} below={percentOf(record)} />
}

/** The state alone. */
export function Badge({ record }: { record: PalmRecord }) {
  return <StateBadge state={BADGES[stateOf(record)]} />
}

/** The price, or how long the truck has waited for it. */
export function PriceOrWait({ record, now }: { record: PalmRecord; now: Date }) {
  if (record.SysPrice !== null) return money(record.SysPrice)
  return <Wait brief record={record} now={now} />
}

/** The state, and below it how long the truck waits or which order the ticket is on. */
export function Waiting({ record, now }: { record: PalmRecord; now: Date }) {
  const { t } = useTranslation()
  const state = stateOf(record)
  return (
    <Stacked
      top={<StateBadge state={BADGES[state]} words={t(`evaluation.state.${state}`)} />}
      below={record.SysPrice === null ? <Wait record={record} now={now} /> : record.PONumber}
    />
  )
}

/** How long a truck waits; over an hour somebody has to look. `brief` leaves out the verb. */
function Wait({ record, now, brief }: { record: PalmRecord; now: Date; brief?: boolean }) {
  const { t } = useTranslation()
  const minutes = minutesIn(record, now)
  const long = minutes >= LONG_MINUTES
  const time = waitWords(t, minutes)
  return (
    <span className={css.wait} data-long={long || undefined} data-brief={brief || undefined}>
      {long && <IconAlertTriangle size={13} stroke={1.7} aria-hidden="true" />}
      {brief ? time : t('evaluation.waiting', { time })}
    </span>
  )
}

function waitWords(t: TFunction, minutes: number): string {
  if (minutes < 60) return t('evaluation.minutes', { n: minutes })
  if (minutes < 1440) return t('evaluation.hours', { h: Math.floor(minutes / 60), m: minutes % 60 })
  return t('evaluation.days', { n: Math.floor(minutes / 1440) })
}
