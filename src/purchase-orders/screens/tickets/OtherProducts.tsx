import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { productOf } from '../../rules.ts'
import { type FreeTicket, type Order, ticketName } from '../order.ts'

interface Props {
  order: Order
  /** Those of the chosen ones whose product is not the order's. */
  tickets: readonly FreeTicket[]
  onYes: () => void
  onNo: () => void
}

/** Asks before tickets of another product than the order's are added to it, and names each. */
export function OtherProducts({ order, tickets, onYes, onNo }: Props) {
  const { t } = useTranslation()
  return (
    <Confirm
      question={t('ask.otherProducts', {
        n: tickets.length,
        count: tickets.length,
        po: order.PONumber,
      })}
      text={tickets.map((ticket) => (
        <span key={ticket.SSWeightID} style={{ display: 'block' }} className="num">
          {t('ask.otherProducts.one', {
            ticket: ticketName(ticket),
            product: productOf(ticket),
          })}
        </span>
      ))}
      verb={t('po.addAnyway')}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
