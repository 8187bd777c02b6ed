import { Box, Checkbox, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { businessDay, formatDay, formatInstant } from '../../../platform/thai-date.ts'
import { kilograms } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { productOf } from '../../rules.ts'
import { Price } from '../lines/line-columns.tsx'
import { type FreeTicket, ticketName } from '../order.ts'
import { byDay, type Keys, shareOf, ticketsTotal, toggled } from './chosen.ts'
import css from './Tickets.module.css'

interface Props {
  tickets: readonly FreeTicket[]
  /** The tickets have different products: show the product of each. */
  mixed?: boolean
  keys: Keys
  onChange: (keys: Keys) => void
}

/** The tickets grouped by the day their truck left; the checkbox of a day selects all its tickets. */
export function TicketDays({ tickets, mixed, keys, onChange }: Props) {
  return byDay(tickets).map(([day, ofDay]) => (
    <section key={day}>
      <DayHead day={day} tickets={ofDay} keys={keys} onChange={onChange} />
      {ofDay.map((ticket) => (
        <TicketItem
          key={ticket.SSWeightID}
          ticket={ticket}
          mixed={mixed}
          chosen={keys.has(ticket.SSWeightID)}
          onToggle={() => onChange(toggled(keys, [ticket]))}
        />
      ))}
    </section>
  ))
}

function DayHead({ day, tickets, keys, onChange }: Props & { day: string }) {
  const { t } = useTranslation()
  const words = formatDay(day, 'short', useLanguage())
  const share = shareOf(keys, tickets)
  const facts = {
    n: tickets.length,
    count: tickets.length,
    kg: kilograms(ticketsTotal(tickets).net),
  }
  return (
    <h3 className={`${css.day} apart num ruled small`}>
      <Group component="label" gap={12} wrap="nowrap" style={{ cursor: 'pointer' }}>
        <Checkbox
          aria-label={t('tickets.chooseDay', { day: words })}
          checked={share === 'all'}
          indeterminate={share === 'some'}
          onChange={() => onChange(toggled(keys, tickets))}
        />
        <span>{day === businessDay(new Date()) ? t('tickets.today', { day: words }) : words}</span>
      </Group>
      <span>{t('tickets.ofDay', facts)}</span>
    </h3>
  )
}

function TicketItem(props: {
  ticket: FreeTicket
  mixed?: boolean
  chosen: boolean
  onToggle: () => void
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ticket, chosen, onToggle } = props
  const name = ticketName(ticket)
  return (
    <Group
      component="label"
      gap={12}
      wrap="nowrap"
      mih={48}
      p="3px 16px"
      className={`${css.ticket} num text ruled hovers`}
      data-chosen={chosen || undefined}
      title={ticket.Remark1 ?? undefined}
    >
      <Checkbox aria-label={t('ui.selectRow', { name })} checked={chosen} onChange={onToggle} />
      <span className="column fill">
        <span className="cut">
          <strong className="medium">{name}</strong>{' '}
          <span className="secondary">{formatInstant(ticket.WeightTimeOut, 'time', language)}</span>
        </span>
        <span className="small cut">{ticket.CarRegister}</span>
        {props.mixed && <span className="small cut">{productOf(ticket)}</span>}
      </span>
      <Box component="span" miw={0} ta="right" className="column unbroken">
        <span>
          <strong className="medium">{kilograms(ticket.WeightNet)}</strong>{' '}
          <small className="unit">{t('term.kg')}</small>
        </span>
        <span className="small">
          {ticket.SysProductGrade}% · <Price of={ticket} />
        </span>
      </Box>
    </Group>
  )
}
