import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { businessDay, formatDay, formatInstant, type Language } from '../../platform/thai-date.ts'
import { money, NO_VALUE, whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import type { State } from '../../ui/state.ts'
import { Stacked } from '../../ui/table/cells.tsx'
import type { Column } from '../../ui/table/column.ts'
import css from './columns.module.css'
import { minutesIn, type PalmRecord, plateOf, stateOf, ticketName } from './record.ts'

type Columns = Column<PalmRecord>[]

const BADGES = {
  grade: 'grade',
  value: 'value',
  'weigh-out': 'weighOut',
  done: 'evaluated',
} as const satisfies Record<ReturnType<typeof stateOf>, State>
const LONG_MINUTES = 60

/** One line a ticket, for a pointer and a wide screen; English headers and states need other widths. */
export function lineColumns(t: TFunction, language: Language): Columns {
  const wide = (thai: number, english: number) => (language === 'th' ? thai : english)
  const figure = { right: true, unit: t('evaluation.kg'), width: wide(70, 66) }
  const price = { right: true, unit: t('evaluation.bahtPerKg.short'), width: 88 }
  return [
    { key: 'slip', header: t('evaluation.slip'), width: 128, tone: 'key', cell: ticketName },
    { key: 'avl', header: 'AVL', width: 62, tone: 'support', value: (row) => row.AVL },
    { key: 'seller', header: t('evaluation.seller'), value: (row) => row.CustomerName },
    {
      key: 'plate',
      header: t('evaluation.plate'),
      width: 142,
      value: (row) => row.CarRegister,
    },
    {
      key: 'timeIn',
      header: t('evaluation.timeIn'),
      width: 62,
      tone: 'support',
      cell: (row) => <Moment at={row.WeightTimeIn} />,
    },
    {
      key: 'in',
      header: t('evaluation.in'),
      ...figure,
      tone: 'support',
      cell: (row) => whole(row.WeightIn),
    },
    {
      key: 'timeOut',
      header: t('evaluation.timeOut'),
      width: 70,
      tone: 'support',
      cell: (row) => <Moment at={row.WeightTimeOut} />,
    },
    {
      key: 'out',
      header: t('evaluation.out'),
      ...figure,
      tone: 'support',
      cell: (row) => whole(row.WeightOut),
    },
    {
      key: 'net',
      header: t('evaluation.net.short'),
      ...figure,
      tone: 'figure',
      cell: (row) => whole(row.WeightNet),
    },
    {
      key: 'return',
      header: t('evaluation.returned.short'),
      ...figure,
      width: 70,
      cell: (row) => <Returned record={row} />,
    },
    {
      key: 'grade',
      header: t('evaluation.gradePercent.short'),
      width: 66,
      right: true,
      cell: percentOf,
    },
    {
      key: 'price',
      header: t('evaluation.priceColumn'),
      ...price,
      tone: 'figure',
      cell: (row) => money(row.SysPrice),
    },
    {
      key: 'state',
      header: t('ui.state'),
      width: wide(150, 174),
      cell: (row) => <StateBadge state={BADGES[stateOf(row)]} />,
    },
  ]
}

/** Two lines a ticket, for fingers: what is read together stands together. */
export function stackedColumns(t: TFunction, now: Date): Columns {
  const kg = t('evaluation.kg')
  return [
    {
      key: 'slip',
      header: t('evaluation.slip'),
      width: 128,
      tone: 'key',
      cell: (row) => <Stacked top={ticketName(row)} below={row.ProductDataID} />,
    },
    {
      key: 'seller',
      header: t('evaluation.seller'),
      value: (row) => row.CustomerName,
      cell: (row) => <Stacked top={row.CustomerName} below={`AVL ${row.AVL}`} />,
    },
    {
      key: 'plate',
      header: t('evaluation.plate'),
      width: 100,
      cell: (row) => <Plate registration={row.CarRegister} />,
    },
    {
      key: 'in',
      header: t('evaluation.in'),
      unit: kg,
      width: 74,
      right: true,
      cell: (row) => <Stacked top={whole(row.WeightIn)} below={<Moment at={row.WeightTimeIn} />} />,
    },
    {
      key: 'out',
      header: t('evaluation.out'),
      unit: kg,
      width: 74,
      right: true,
      cell: (row) => <Out record={row} />,
    },
    {
      key: 'net',
      header: t('evaluation.net.short'),
      unit: kg,
      width: 78,
      right: true,
      tone: 'figure',
      cell: (row) => whole(row.WeightNet),
    },
    {
      key: 'return',
      header: t('evaluation.returned.short'),
      unit: kg,
      width: 70,
      right: true,
      cell: (row) => <Returned record={row} />,
    },
    {
      key: 'price',
      header: t('evaluation.priceColumn'),
      unit: t('evaluation.bahtPerKg.short'),
      width: 88,
      right: true,
      tone: 'figure',
      cell: (row) => <Price record={row} />,
    },
    {
      key: 'state',
      header: t('ui.state'),
      width: 148,
      cell: (row) => <Waiting record={row} now={now} />,
    },
  ]
}

function percentOf(row: PalmRecord): string {
  return row.SysProductGrade === null ? NO_VALUE : `${row.SysProductGrade}%`
}

/** The time of today, the day of before; both on being pointed at. */
function Moment({ at }: { at: string | null }) {
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

function Plate({ registration }: { registration: string }) {
  const { plate, province } = plateOf(registration)
  return <Stacked top={plate} below={province} />
}

function Out({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  const below = record.WeightTimeOut ? <Moment at={record.WeightTimeOut} /> : t('evaluation.notOut')
  return <Stacked top={whole(record.WeightOut)} below={below} />
}

function Returned({ record }: { record: PalmRecord }) {
  if (!record.SysPalmReturnWeight) return <span className={css.none}>{NO_VALUE}</span>
  return <span className={css.returned}>{whole(record.SysPalmReturnWeight)}</span>
}

/** The price over its grade; a dash where there is neither. */
function Price({ record }: { record: PalmRecord }) {
  if (record.SysProductGrade === null) return <span className={css.none}>{NO_VALUE}</span>
  return <Stacked top={money(record.SysPrice)} below={percentOf(record)} />
}

/** The state, and below it how long the truck waits or which order the ticket is on. */
function Waiting({ record, now }: { record: PalmRecord; now: Date }) {
  const { t } = useTranslation()
  const state = stateOf(record)
  const minutes = minutesIn(record, now)
  const long = minutes >= LONG_MINUTES
  return (
    <Stacked
      top={<StateBadge state={BADGES[state]} words={t(`evaluation.state.${state}`)} />}
      below={
        record.SysPrice === null ? (
          <span className={css.wait} data-long={long || undefined}>
            {long && <IconAlertTriangle size={13} stroke={1.7} aria-hidden="true" />}
            {t('evaluation.waiting', { time: waitWords(t, minutes) })}
          </span>
        ) : (
          record.PONumber
        )
      }
    />
  )
}

function waitWords(t: TFunction, minutes: number): string {
  if (minutes < 60) return t('evaluation.minutes', { n: minutes })
  if (minutes < 1440) return t('evaluation.hours', { h: Math.floor(minutes / 60), m: minutes % 60 })
  return t('evaluation.days', { n: Math.floor(minutes / 1440) })
}
