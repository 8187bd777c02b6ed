import { type Decimal, decimal, round, sum } from '../platform/money.ts'

/** Estate group 1: customers whose AVL begins with 1; group 2: everybody else. */
export const GROUPS = ['1', '2'] as const
export type Group = (typeof GROUPS)[number]
/** What a report is asked for. */
export const ESTATE_GROUPS = [...GROUPS, 'all'] as const
export type EstateGroup = (typeof ESTATE_GROUPS)[number]

/** The group of a customer with this AVL code. */
export function estateGroupOf(code: string): Group {
  return code.startsWith('1') ? '1' : '2'
}

/** What a yield is recorded of: crude palm oil. */
export const YIELD_PRODUCTS = ['CPO'] as const

/** What the totals of a day's payment are made of. */
export interface Paying {
  CustomerID: string
  SysBookBankNumber: string | null
  /** Whether it is paid in cash, and so needs no account. */
  Cash?: boolean | number
  /** Whether another officer has to confirm first where it is paid. */
  PayeeUnconfirmed?: boolean | number
  WeightNet: Decimal
  Amount: Decimal
  Tax: Decimal
  Paid: Decimal
}

/**
 * Totals of tickets that are paid: sums of the rounded amounts, kg and baht. An owner counts once however
 * many loads came. AveragePrice is baht per kg weighted by net weight, null where nothing was weighed.
 */
export function paymentTotals(tickets: readonly Paying[]) {
  const WeightNet = sum(tickets.map((ticket) => ticket.WeightNet))
  const Amount = sum(tickets.map((ticket) => ticket.Amount))
  return {
    Tickets: tickets.length,
    Owners: owners(tickets),
    WeightNet: WeightNet.toFixed(2),
    AveragePrice: ratio(Amount, WeightNet),
    Amount: Amount.toFixed(2),
    Tax: sum(tickets.map((ticket) => ticket.Tax)).toFixed(2),
    Paid: sum(tickets.map((ticket) => ticket.Paid)).toFixed(2),
    OwnersWithoutAccount: owners(tickets.filter(lacksAccount)),
  }
}

/** Whether nobody knows yet where the money of a ticket goes: there is no account, and cash was not agreed. */
function lacksAccount({ SysBookBankNumber, Cash, PayeeUnconfirmed }: Paying): boolean {
  return !SysBookBankNumber && !Cash && !PayeeUnconfirmed
}

/** `part` by `whole` with 2 decimals, half up: an average by weight, a share. Null where there is no whole. */
export function ratio(part: Decimal, whole: Decimal): string | null {
  return decimal(whole).gt(0) ? round(decimal(part).div(whole)).toFixed(2) : null
}

function owners(tickets: readonly Paying[]): number {
  return new Set(tickets.map((ticket) => ticket.CustomerID)).size
}
