import type { Column } from '../../../ui/table/column.ts'
import { sortRows } from '../../../ui/table/rows.ts'
import type { PaidTicket, ShownPayment } from './shown-payment.ts'

type Payee = ShownPayment['payees'][number]

/**
 * The tickets by the column called `sort`, and the payees by their subtotals or account, each with its tickets in the same
 * order; as they came where `sort` names none.
 */
export function sortPayment(
  { payees, tickets }: ShownPayment,
  columns: readonly Column<PaidTicket>[],
  sort: string,
  desc: boolean,
): Pick<ShownPayment, 'payees' | 'tickets'> {
  const sorted = (rows: readonly PaidTicket[]) => sortRows(rows, columns, sort, desc)
  const heads = new Map(payees.map((payee) => [headOf(payee), payee]))
  return {
    tickets: sorted(tickets),
    payees: sorted([...heads.keys()])
      .map((head) => heads.get(head)!)
      .map((payee) => ({ ...payee, tickets: sorted(payee.tickets) })),
  }
}

/** What a payee is sorted by: its sums, and what its first ticket says of the rest. */
function headOf({ total, tickets }: Payee): PaidTicket {
  const { WeightNet, AveragePrice, Amount, Tax, Paid } = total
  const sums = { WeightNet, SysPrice: AveragePrice ?? 0, Amount, Tax, Paid }
  const figures = Object.entries(sums).map(([key, value]) => [key, Number(value)])
  return { ...tickets[0]!, ...Object.fromEntries(figures) }
}
