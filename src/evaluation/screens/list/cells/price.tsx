import { useTranslation } from 'react-i18next'
import { money, NO_VALUE } from '../../../../ui/format.ts'
import { StackedCell } from '../../../../ui/table/cells.tsx'
import { stateOf } from '../../../rules/states.ts'
import type { PalmRecord } from '../../record.ts'
import { TicketBadge } from '../../TicketBadge.tsx'
import { LockMark, OverrideMark, SkippedMark, VoidedMark } from '../marks.tsx'
import css from './cells.module.css'
import { WaitingTime } from './Wait.tsx'

/** '18%', or a dash before the grade. */
export function percentOf(row: PalmRecord): string {
  return row.SysProductGrade === null ? NO_VALUE : `${row.SysProductGrade}%`
}

/** The price, or a dash while there is none. */
export function Price({ record }: { record: PalmRecord }) {
  if (record.SysPrice === null) return <span className="muted">{NO_VALUE}</span>
  return <MarkedPrice record={record} />
}

/** The price above the grade, or a dash where there is neither. */
export function PriceAndGrade({ record }: { record: PalmRecord }) {
  if (record.SysProductGrade === null) return <span className="muted">{NO_VALUE}</span>
  return <StackedCell top={<MarkedPrice record={record} />} below={percentOf(record)} />
}

function MarkedPrice({ record }: { record: PalmRecord }) {
  return (
    <span className={`${css.marked} row`}>
      <OverrideMark record={record} />
      {money(record.SysPrice)}
    </span>
  )
}

/** The state; beside it the order that locks the ticket, or how long the truck waits for its price. */
export function TicketStatus({ record, now }: { record: PalmRecord; now: Date }) {
  return (
    <span className={`${css.status} glyphed`}>
      <TicketBadge record={record} />
      <LockMark brief record={record} />
      <VoidedMark record={record} />
      {isWaiting(record) && <WaitingTime brief record={record} now={now} />}
      <SkippedMark record={record} />
    </span>
  )
}

/** The state, and below it how long the truck waits or which order the ticket is on. */
export function StatusAndWait({ record, now }: { record: PalmRecord; now: Date }) {
  return (
    <StackedCell
      top={<TicketBadge record={record} />}
      below={<Waiting record={record} now={now} />}
    />
  )
}

/** Whether the ticket waits for its grade or price. */
function isWaiting({ SysPrice, Voided }: PalmRecord): boolean {
  return SysPrice === null && !Voided
}

/** How long the truck waits for its price, then which order the ticket is on. */
export function Waiting({ record, now }: { record: PalmRecord; now: Date }) {
  if (record.Voided) return <VoidedMark record={record} />
  if (!isWaiting(record)) return <OrderOrProgress record={record} />
  return (
    <>
      <WaitingTime record={record} now={now} /> <SkippedMark record={record} />
    </>
  )
}

/** The order of a priced ticket, else that the truck is not weighed out yet, else nothing. */
function OrderOrProgress({ record }: { record: PalmRecord }) {
  const { t } = useTranslation()
  if (record.LockedBy) return <LockMark record={record} />
  if (record.PONumber) return <span className={css.order}>{record.PONumber}</span>
  if (stateOf(record) === 'weigh-out')
    return <span className={css.order}>{t('evaluation.state.weighOut')}</span>
  return null
}
