import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { BADGES } from '../../../purchase-orders/rules/states.ts'
import { NO_VALUE } from '../../../ui/format.ts'
import { StateBadge } from '../../../ui/record/StateBadge.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Missing } from './Account.tsx'
import css from './payment.module.css'
import type { PaidTicket } from './ticket.ts'

/** The order of a ticket, or the list with it for who may not open it; where it is on none, the way to make one. */
export function OrderOfTicket({ ticket }: { ticket: PaidTicket }) {
  const { t } = useTranslation()
  const { PONumber, POHeaderUUID } = ticket
  if (PONumber) {
    const isOpen = POHeaderUUID && mayOpen('order')
    const to = isOpen ? addresses.order(POHeaderUUID) : addresses.orders({ number: PONumber })
    return (
      <ScreenLink className={css.link} to={to} tabIndex={-1}>
        {PONumber}
      </ScreenLink>
    )
  }
  return (
    <span className={css.missingAndWay}>
      <Missing words={t('payment.noOrder')} />
      {mayOpen('toOrder') && (
        <ScreenLink className={css.way} to={addresses.toOrder()} tabIndex={-1}>
          {t('toOrder.make')}
        </ScreenLink>
      )}
    </span>
  )
}

const BADGE_OF = { toConfirm: 'S', toReceive: 'C', toInvoice: 'RC', payable: 'IV' } as const

/** How far the payment of a ticket is. */
export function PayStateBadge({ state }: { state: PaidTicket['PayState'] }) {
  const { t } = useTranslation()
  if (!state || state === 'noOrder') return NO_VALUE
  const { appearance } = BADGES[BADGE_OF[state]]
  return <StateBadge appearance={appearance} words={t(`report.payState.${state}`)} />
}
