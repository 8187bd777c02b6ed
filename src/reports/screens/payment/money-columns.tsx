import type { TFunction } from 'i18next'
import { kilograms, money } from '../../../ui/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import css from './payment.module.css'
import type { PaidTicket } from './ticket.ts'

/** What a ticket weighs and is paid, from its net weight to what is left after tax. */
export function moneyColumns(t: TFunction): Column<PaidTicket>[] {
  const baht = t('term.baht')
  return [
    {
      key: 'WeightNet',
      header: t('report.quantity'),
      unit: t('term.kg'),
      width: 90,
      right: true,
      card: 'figure',
      cell: (ticket) => kilograms(ticket.WeightNet),
    },
    {
      key: 'SysPrice',
      header: t('term.price'),
      unit: t('term.bahtPerKg'),
      width: 102,
      right: true,
      cell: (ticket) => money(ticket.SysPrice),
    },
    {
      key: 'Amount',
      header: t('term.amount'),
      unit: baht,
      width: 118,
      right: true,
      cell: (ticket) => money(ticket.Amount),
    },
    {
      key: 'Tax',
      header: t('term.tax'),
      width: 132,
      right: true,
      cell: (ticket) => <Tax ticket={ticket} />,
    },
    {
      key: 'Paid',
      header: t('term.paid'),
      unit: baht,
      width: 134,
      right: true,
      card: 'figure',
      cell: (ticket) => money(ticket.Paid),
    },
  ]
}

function Tax({ ticket }: { ticket: PaidTicket }) {
  return (
    <span className={css.tax}>
      <span className={css.percent}>{ticket.SysTaxDeduction}%</span>
      {money(ticket.Tax)}
    </span>
  )
}
