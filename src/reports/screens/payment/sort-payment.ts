import { decimal } from '../../../platform/money.ts'
import { SORT_FIELDS, type SortField } from '../address.ts'
import type { PaidTicket, ShownPayment } from './shown-payment.ts'

const FIGURES: readonly SortField[] = ['WeightNet', 'SysPrice', 'Amount', 'Tax', 'Paid']

/** Whether the payment can be sorted by the column of that key. */
export function isSortField(key: string): key is SortField {
  return SORT_FIELDS.some((field) => field === key)
}

/** The payees by their subtotals or account, each with its tickets in the same order; tickets that say the same stay as they were. */
export function sortPayment(shown: ShownPayment, field: SortField | '', desc: boolean) {
  if (field === '') return shown
  const by = (one: Sorted, other: Sorted) => (desc ? -1 : 1) * compare(one, other, field)
  const tickets = shown.tickets.toSorted(by)
  const payees = shown.payees
    .map((payee) => ({ ...payee, tickets: payee.tickets.toSorted(by) }))
    .toSorted((one, other) => by(subtotals(one), subtotals(other)))
  return { ...shown, tickets, payees }
}

type Sorted = Partial<Record<SortField, PaidTicket[SortField]>>
type Payee = ShownPayment['payees'][number]

/** What a payee is sorted by: its sums, and what its first ticket says of the rest. */
function subtotals({ total, tickets }: Payee): Sorted {
  return { ...tickets[0], ...total, SysPrice: Number(total.AveragePrice ?? 0) } as Sorted
}

function compare(one: Sorted, other: Sorted, field: SortField): number {
  const [left, right] = [one[field], other[field]]
  if (FIGURES.includes(field)) return decimal(left ?? 0).cmp(right ?? 0)
  return String(left ?? '').localeCompare(String(right ?? ''), 'th', { numeric: true })
}
