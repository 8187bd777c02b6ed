import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDay, formatDay, formatInstant } from '../../../platform/thai-date.ts'
import { money, NO_VALUE, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { StateBadge } from '../../../ui/StateBadge.tsx'
import type { State } from '../../../ui/state.ts'
import { Stacked } from '../../../ui/table/cells.tsx'
import { minutesIn, type PalmRecord, plateOf, stateOf, ticketName } from '../record.ts'
import css from './cells.module.css'
import { CorrectedMark, LockMark, OverrideMark, ProposedMark } from './marks.tsx'

/** A truck that is graded and priced is done with here, though it may still be in the yard. */
export const BADGES = {
  grade: 'grade',
  value: 'value',
  'weigh-out': 'evaluated',
  done: 'evaluated',
} as const satisfies Record<ReturnType<typeof stateOf>, State>
const LONG_MINUTES = 60

interface Named {
  record: PalmRecord
  onSee: (record: PalmRecord) => void
}

/** What the ticket is called. */
export function Slip(props: Named) {
  return (
    <span className={css.slip}>
      <Name {...props} />
      <ProposedMark record={props.record} />
    </span>
  )
}

/** What the ticket is called, over its product. */
export function SlipAndProduct(props: Named) {
  const { record } = props
  const below = (
    <span className={css.slip}>
      {record.ProductDataID}
      <ProposedMark record={record} />
    </span>
  )
  return (
    <Name {...props}>
      <Stacked top={ticketName(record)} below={below} />
    </Name>
  )
}

/** A press shows the ticket's sheet; the focus stays with the row, from which the arrows go on. */
function Name({ record, onSee, children }: Named & { children?: ReactNode }) {
  const see = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('tr')?.focus()
    onSee(record)
  }
  return (
    <UnstyledButton className={css.name} tabIndex={-1} onClick={see}>
      {children ?? ticketName(record)}
    </UnstyledButton>
  )
}

/** The seller over the code, a long name on two lines. */
export function Seller({ record }: { record: PalmRecord }) {
  return (
    <span className={css.lines}>
      <span className={css.whole}>{record.CustomerName}</span>
      <span className={css.below}>AVL {record.AVL}</span>
    </span>
  )
}

/** The net weight; one that was corrected says so. */
export function Net({ record }: { record: PalmRecord }) {
  return (
    <span className={css.marked}>
      <CorrectedMark record={record} />
      {whole(record.WeightNet)}
    </span>
  )
}

/** The net weight over what goes back. */
export function NetAndReturned({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  const kg = Number(record.SysPalmReturnWeight) > 0 && whole(record.SysPalmReturnWeight)
  const below = kg && <span className={css.returned}>{t('evaluation.returned.kg', { kg })}</span>
  return <Stacked top={<Net record={record} />} below={below} />
}

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

/** The plate over its province; that of a truck with a trailer on two lines. */
export function Plate({ registration }: { registration: string }) {
  const { plate, province } = plateOf(registration)
  const parts = plate.split('/')
  return (
    <span className={css.lines} title={registration}>
      <span className={css.whole}>
        {parts.map((part, at) => (
          <Fragment key={part}>
            <span className={css.part}>{at < parts.length - 1 ? `${part}/` : part}</span>
            <wbr />
          </Fragment>
        ))}
      </span>
      <span className={css.below}>{province}</span>
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
  if (!(Number(record.SysPalmReturnWeight) > 0)) return <span className={css.none}>{NO_VALUE}</span>
  return <span className={css.returned}>{whole(record.SysPalmReturnWeight)}</span>
}

/** The price over its grade; a dash where there is neither. */
export function Price({ record }: { record: PalmRecord }) {
  if (record.SysProductGrade === null) return <span className={css.none}>{NO_VALUE}</span>
  return <Stacked top={<Sum record={record} />} below={percentOf(record)} />
}

/** The price, or how long the truck has waited for it. */
export function PriceOrWait({ record, now }: { record: PalmRecord; now: Date }) {
  if (record.SysPrice !== null) return <Sum record={record} />
  return <Wait brief record={record} now={now} />
}

function Sum({ record }: { record: PalmRecord }) {
  return (
    <span className={css.marked}>
      <OverrideMark record={record} />
      {money(record.SysPrice)}
    </span>
  )
}

/** The state, and what keeps the ticket as it is. */
export function Standing({ record }: { record: PalmRecord }) {
  return (
    <span className={css.standing}>
      <StateBadge state={BADGES[stateOf(record)]} />
      <LockMark brief record={record} />
    </span>
  )
}

/** The state, and below it how long the truck waits or which order the ticket is on. */
export function Waiting({ record, now }: { record: PalmRecord; now: Date }) {
  const badge = <StateBadge state={BADGES[stateOf(record)]} />
  if (record.SysPrice === null) {
    return <Stacked top={badge} below={<Wait record={record} now={now} />} />
  }
  return <Stacked top={badge} below={<Whereabouts record={record} />} />
}

/** Where a ticket is that has its price: still in the yard, on an order, or nowhere yet. */
function Whereabouts({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  if (record.LockedBy) return <LockMark record={record} />
  if (record.PONumber) return <span className={css.order}>{record.PONumber}</span>
  if (stateOf(record) === 'weigh-out')
    return <span className={css.order}>{t('state.weighOut')}</span>
  return null
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
