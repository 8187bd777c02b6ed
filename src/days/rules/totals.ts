import { type Decimal, decimal, sum } from '../../platform/money.ts'
import { ratio } from '../../reports/rules.ts'

/** What the totals ask of a ticket: kg, percent, baht per kg, baht. */
export interface DayTicket {
  product_code: string
  product_type_name: string
  net_weight_kg: Decimal
  grade_percent: number | null
  return_kg: Decimal | null
  amount: Decimal | null
}

/** What the totals ask of a payable: baht. */
interface DayPayable {
  amount: Decimal
  tax: Decimal
  paid: Decimal
}

interface DayRows {
  tickets: readonly DayTicket[]
  receipts: readonly { net_weight_kg: Decimal }[]
  payables: readonly DayPayable[]
  yields: readonly { yield_percent: string }[]
}

/** The totals of a day: of all its palm, of each product by code, of what was received and set up that day. */
export function dayTotals({ tickets, receipts, payables, yields }: DayRows) {
  return {
    ...figures(tickets),
    Products: codesOf(tickets).map((code) => {
      const its = tickets.filter(({ product_code }) => product_code === code)
      const ProductTypeName = its.at(0)?.product_type_name || code
      return { ProductDataID: code, ProductTypeName, ...figures(its) }
    }),
    Received: {
      Lines: receipts.length,
      WeightNet: asText(receipts.map(({ net_weight_kg }) => net_weight_kg)),
    },
    Payables: {
      Orders: payables.length,
      Amount: asText(payables.map(({ amount }) => amount)),
      Tax: asText(payables.map(({ tax }) => tax)),
      Paid: asText(payables.map(({ paid }) => paid)),
    },
    YieldPercent: yields.at(0)?.yield_percent ?? null,
  }
}

export type DayTotals = ReturnType<typeof dayTotals>

function codesOf(tickets: readonly DayTicket[]): string[] {
  return [...new Set(tickets.map(({ product_code }) => product_code))].sort()
}

/** Averages by net weight over the tickets that have them; null where none has. */
function figures(tickets: readonly DayTicket[]) {
  const graded = tickets.filter(({ grade_percent }) => grade_percent !== null)
  const priced = tickets.filter(({ amount }) => amount !== null)
  const amount = sum(priced.map((ticket) => ticket.amount ?? 0))
  return {
    TotalCar: tickets.length,
    TotalWeight: asText(tickets.map(netOf)),
    TotalReject: asText(tickets.map(({ return_kg }) => return_kg ?? 0)),
    AVGGrade: ratio(sum(graded.map(gradeTimesNet)), sum(graded.map(netOf))),
    AVGPrice: ratio(amount, sum(priced.map(netOf))),
    Amount: amount.toFixed(2),
    NotPriced: tickets.length - priced.length,
  }
}

function netOf({ net_weight_kg }: DayTicket): Decimal {
  return net_weight_kg
}

function gradeTimesNet({ grade_percent, net_weight_kg }: DayTicket): Decimal {
  return decimal(net_weight_kg).times(grade_percent ?? 0)
}

function asText(parts: readonly Decimal[]): string {
  return sum(parts).toFixed(2)
}
