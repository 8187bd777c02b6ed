import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { BADGES } from '../../../purchase-orders/rules/states.ts'
import { money, NO_VALUE } from '../../../ui/format.ts'
import { StateBadge } from '../../../ui/record/StateBadge.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { PAYMENT_FIELDS } from '../../rules/fields.ts'
import { PAY_STATES } from '../../rules/pay-states.ts'
import { type EstateGroup, estateGroupOf } from '../../rules.ts'
import type { PaymentView } from '../address.ts'
import { Account, Missing } from './Account.tsx'
import type { PaidTicket } from './shown-payment.ts'

const BADGE_OF = { toConfirm: 'S', toReceive: 'C', toInvoice: 'RC', payable: 'IV' } as const

/** The columns of the payment, by payee or ticket by ticket, sorted by each that says different things. */
export function usePaymentColumns(view: PaymentView, group: EstateGroup): Column<PaidTicket>[] {
  const ofPayees = usePayeeColumns()
  const ofTickets = useTicketColumns(group === 'all')
  const columns = view === 'payee' ? ofPayees : ofTickets
  return columns.map((column) => ({ ...column, sortable: column.value !== undefined }))
}

/** The tickets of payees: the first column has room for the number of the payee, which stands in its head. */
function usePayeeColumns(): Column<PaidTicket>[] {
  const column = useFieldColumns(PAYMENT_FIELDS)
  const isPhone = useIsPhone()
  return [
    {
      key: 'number',
      header: '#',
      right: true,
      cell: () => null,
    },
    column('SequenceWeightOut', { tone: isPhone ? 'key' : undefined }),
    column('CarRegister', { name: true }),
    column('ProductTypeName'),
    column('PONumber', {
      card: 'line',
      cell: (ticket) => <OrderOfTicket ticket={ticket} />,
    }),
    column('PayState', {
      card: 'figure',
      value: ({ PayState }) => PayState && PAY_STATES.indexOf(PayState),
      // A card says in a line of its own that a ticket is on no order.
      cell: ({ PayState }) =>
        isPhone && PayState === 'noOrder' ? null : <PayStateBadge state={PayState} />,
    }),
    column('WeightNet', { card: 'figure' }),
    column('SysPrice'),
    column('Amount'),
    column('Tax', { unit: undefined, cell: taxCell }),
    column('Paid', { card: 'figure' }),
  ]
}

/**
 * A ticket a row, in the order in which they left: the columns of the specification in its words, and what else a ticket
 * says.
 */
function useTicketColumns(both: boolean): Column<PaidTicket>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(PAYMENT_FIELDS)
  const ofGroup: Column<PaidTicket> = {
    key: 'group',
    header: t('report.group.short'),
    fullHeader: t('report.group'),
    value: ({ CustomerID }) => estateGroupOf(CustomerID),
  }
  return [
    column('WeightDateOut', { tone: 'support' }),
    column('CustomerID'),
    column('CustomerName', { name: true }),
    column('WeightNet', { card: 'figure' }),
    column('SysPrice'),
    column('Amount'),
    column('Tax', { cell: taxCell }),
    column('Paid', { card: 'figure', tone: 'figure' }),
    column('SysBankName', { card: 'figure' }),
    column('SysBookBankNumber', { card: 'figure', cell: (ticket) => <Account of={ticket} /> }),
    // Always a dash, by which nothing is sorted.
    { key: 'remarks', header: t('term.remarks'), cell: () => NO_VALUE },
    ...(both ? [ofGroup] : []),
    column('SequenceWeightOut'),
    column('ProductTypeName'),
  ]
}

function taxCell({ SysTaxDeduction, Tax }: PaidTicket) {
  return (
    <span className="apart">
      <span className="muted">{SysTaxDeduction}%</span>
      {money(Tax)}
    </span>
  )
}

/** The order of a ticket, or the list with it for who may not open it; where it is on none, the way to make one. */
function OrderOfTicket({ ticket }: { ticket: PaidTicket }) {
  const { t } = useTranslation()
  const { PONumber, POHeaderUUID } = ticket
  if (PONumber) {
    const isOpen = POHeaderUUID && mayOpen('order')
    const to = isOpen ? addresses.order(POHeaderUUID) : addresses.orders({ number: PONumber })
    return (
      <ScreenLink className="link" to={to} tabIndex={-1}>
        {PONumber}
      </ScreenLink>
    )
  }
  return (
    <span className="glyphed">
      <Missing words={t('payment.noOrder')} />
      {mayOpen('toOrder') && (
        <ScreenLink className="link accent medium" to={addresses.toOrder()} tabIndex={-1}>
          {t('toOrder.make')}
        </ScreenLink>
      )}
    </span>
  )
}

/** How far the payment of a ticket is. */
function PayStateBadge({ state }: { state: PaidTicket['PayState'] }) {
  const { t } = useTranslation()
  if (!state || state === 'noOrder') return NO_VALUE
  const { appearance } = BADGES[BADGE_OF[state]]
  return <StateBadge appearance={appearance} words={t(`report.payState.${state}`)} />
}
