import type { TFunction } from 'i18next'
import type { Column } from '../../../ui/table/column.ts'
import { moneyColumns } from './money-columns.tsx'
import { OrderOfTicket, PayStateBadge } from './OrderOfTicket.tsx'
import type { PaidTicket } from './ticket.ts'

/** Where there is no room for all columns, these give way first. */
const DROP_ORDER: Readonly<Record<string, number>> = {
  SysPrice: 2,
  Tax: 3,
  Amount: 4,
  WeightNet: 5,
}

/** The tickets of payees: the first column has room for the number of the payee, which stands in its head. */
export function payeeColumns(t: TFunction, isPhone: boolean): Column<PaidTicket>[] {
  return [
    {
      key: 'number',
      header: '#',
      width: 50,
      dropOrder: 8,
      right: true,
      card: 'hide',
      cell: () => null,
    },
    {
      key: 'SequenceWeightOut',
      header: t('term.slip'),
      width: 112,
      tone: isPhone ? 'key' : undefined,
      value: ({ SequenceWeightOut }) => SequenceWeightOut,
    },
    { key: 'CarRegister', header: t('term.plate'), value: ({ CarRegister }) => CarRegister },
    {
      key: 'ProductTypeName',
      header: t('term.product'),
      width: 150,
      dropOrder: 1,
      card: 'hide',
      value: ({ ProductTypeName }) => ProductTypeName,
    },
    {
      key: 'PONumber',
      header: t('order.title'),
      width: 170,
      card: 'line',
      cell: (ticket) => <OrderOfTicket ticket={ticket} />,
    },
    {
      key: 'PayState',
      header: t('payment.state'),
      width: 122,
      // A card says in a line of its own that a ticket is on no order.
      cell: ({ PayState }) =>
        isPhone && PayState === 'noOrder' ? null : <PayStateBadge state={PayState} />,
    },
    ...moneyColumns(t).map((column) => ({ ...column, dropOrder: DROP_ORDER[column.key] })),
  ]
}
