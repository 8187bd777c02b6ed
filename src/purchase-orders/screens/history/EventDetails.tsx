import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openWord } from '../../../platform/catalogue.ts'
import type { ListedFields } from '../../../platform/fields.ts'
import { formatDay } from '../../../platform/thai-date.ts'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { NoBreak } from '../../../ui/NoBreak.tsx'
import { ORDER_TERMS } from '../../rules/fields.ts'
import { TRANSITIONS } from '../../rules/steps.ts'
import { usePayeeName } from '../payee-name.ts'
import css from './About.module.css'
import type { HistoryEvent } from './group-events.ts'

/** Details below the title of an event: its tickets, changed fields, days of receipt and amounts. */
export function EventDetails({ events }: { events: readonly HistoryEvent[] }) {
  const { t } = useTranslation()
  const newest = events[0]!
  const { TotalAmount: amount, TotalPaid: paid } = newest
  const completes =
    newest.StatePurchase === TRANSITIONS.receive.toPurchase && newest.StatePurchaseBefore === null
  return (
    <div className="secondary num">
      {events.length > 1 && <TicketNames events={events} />}
      {events.length === 1 && newest.SSWeightID !== null && (
        <NoBreak words={t('history.ticket', ticketOf(newest))} />
      )}
      <ReceiptDays events={events} />
      {amount !== null && (
        <div>{t('history.payable', { amount: money(amount), paid: money(paid) })}</div>
      )}
      <ChangedFields names={newest.ChangedFields} />
      <PaidTo event={newest} />
      {newest.Alone && <div>{t('history.alone')}</div>}
      {completes && <div>{t('history.allReceived')}</div>}
    </div>
  )
}

function TicketNames({ events }: { events: readonly HistoryEvent[] }) {
  const { t } = useTranslation()
  const [open, { toggle }] = useDisclosure(false)
  const n = events.length
  return (
    <>
      <UnstyledButton className={`${css.fold} row`} aria-expanded={open} onClick={toggle}>
        {t('history.tickets', { n, count: n })}
        <IconChevronRight size={14} stroke={1.7} aria-hidden="true" />
      </UnstyledButton>
      {open && (
        <ul>
          {events.toReversed().map((event) => (
            <li key={event.ID}>
              <NoBreak words={t('history.ticketOfMany', ticketOf(event))} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The ticket's name and its plate, which must not be broken over two lines. */
function ticketOf({ WeightSequenceWeightOut, WeightScaleIDIn, WeightCarRegister }: HistoryEvent) {
  const plate = WeightCarRegister?.replaceAll(' ', '\u00a0')
  return { ticket: WeightSequenceWeightOut ?? WeightScaleIDIn, plate }
}

/** What of the header was changed, by the names of its form. */
function ChangedFields({ names }: { names: readonly string[] | null }) {
  const { t } = useTranslation()
  if (!names) return null
  return <div>{names.map((name) => openWord(t, wordOf(name), wordOf(name))).join(', ')}</div>
}

function wordOf(field: string): string {
  const terms: ListedFields = ORDER_TERMS
  return terms[field]?.word ?? field.replace('FinDim', 'D')
}

/** Where a payable is paid to, and where it would have been before that was changed. */
function PaidTo({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation()
  const nameOf = usePayeeName()
  const { PayeeAfter, PayeeBefore } = event
  if (!PayeeAfter) return null
  return (
    <>
      <div>{t('history.paidTo', { account: nameOf(PayeeAfter) })}</div>
      {PayeeBefore && <div>{t('history.paidToBefore', { account: nameOf(PayeeBefore) })}</div>}
    </>
  )
}

/** The day of receipt, from the first to the last where there are several. */
function ReceiptDays({ events }: { events: readonly HistoryEvent[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = [...new Set(events.flatMap(({ RecDate }) => RecDate ?? []))].sort()
  if (days.length === 0) return null
  const ends = days.length > 1 ? [days[0]!, days.at(-1)!] : days
  const date = ends.map((day) => formatDay(day, 'short', language)).join(' – ')
  return <div>{t('history.recDate', { date })}</div>
}
