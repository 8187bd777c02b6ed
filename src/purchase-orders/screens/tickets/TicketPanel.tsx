import { useTranslation } from 'react-i18next'
import type { FreeTicket, Order } from '../order.ts'
import { TicketChoice } from './TicketChoice.tsx'
import css from './Tickets.module.css'

/** The tickets that can be lines of the order. */
export function TicketPanel({ order, tickets }: { order: Order; tickets: readonly FreeTicket[] }) {
  const { t } = useTranslation()
  return (
    <section className={css.panel} aria-label={t('tickets.title')}>
      <h2 className={css.title}>
        {t('tickets.title')} <span className="num">{tickets.length}</span>
      </h2>
      <TicketChoice order={order} tickets={tickets} />
    </section>
  )
}
