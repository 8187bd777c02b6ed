import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { businessDay, formatDay, formatInstant } from '../../../platform/thai-date.ts'
import { money, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { type FreeTicket, ticketName } from '../order.ts'
import { byDay } from './chosen.ts'
import css from './Tickets.module.css'

interface Props {
  tickets: readonly FreeTicket[]
  /** SSWeightID of the chosen ones. */
  keys: ReadonlySet<number>
  onChange: (keys: ReadonlySet<number>) => void
}

/** The tickets under the day on which their truck left. */
export function TicketDays({ tickets, keys, onChange }: Props) {
  const toggle = (key: number) => {
    const next = new Set(keys)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return byDay(tickets).map(([day, ofDay]) => (
    <section key={day}>
      <DayHead day={day} n={ofDay.length} />
      {ofDay.map((ticket) => (
        <TicketItem
          key={ticket.SSWeightID}
          ticket={ticket}
          chosen={keys.has(ticket.SSWeightID)}
          onToggle={() => toggle(ticket.SSWeightID)}
        />
      ))}
    </section>
  ))
}

function DayHead({ day, n }: { day: string; n: number }) {
  const { t } = useTranslation()
  const words = formatDay(day, 'short', useLanguage())
  return (
    <h3 className={`${css.day} num`}>
      <span>{day === businessDay(new Date()) ? t('tickets.today', { day: words }) : words}</span>
      <span>{t('tickets.count', { n, count: n })}</span>
    </h3>
  )
}

function TicketItem(props: { ticket: FreeTicket; chosen: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ticket, chosen, onToggle } = props
  const name = ticketName(ticket)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is its control
    <label
      className={css.ticket}
      data-chosen={chosen || undefined}
      title={ticket.Remark1 ?? undefined}
    >
      <Checkbox aria-label={t('ui.selectRow', { name })} checked={chosen} onChange={onToggle} />
      <span className={css.what}>
        <span>
          <strong>{name}</strong>{' '}
          <span className={css.time}>{formatInstant(ticket.WeightTimeOut, 'time', language)}</span>
        </span>
        <span className={css.below}>{ticket.CarRegister}</span>
      </span>
      <span className={css.figures}>
        <span>
          <strong>{whole(ticket.WeightNet)}</strong> <small className="unit">{t('unit.kg')}</small>
        </span>
        <span className={css.below}>
          {ticket.SysProductGrade}% × {money(ticket.SysPrice)}
        </span>
      </span>
    </label>
  )
}
