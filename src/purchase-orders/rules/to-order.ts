import { type Decimal, decimal, round, sum } from '../../platform/money.ts'

/** What stands between a vendor's palm and its order or payment. */
export const OBSTACLES = ['noVendor', 'noD7', 'noAccount'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** Whether no order can be made; a missing account stops the payable only. */
export function blocksOrder(obstacle: Obstacle): boolean {
  return obstacle !== 'noAccount'
}

/** Palm that waits longer than this many days deserves a look. */
export const OLD_AFTER_DAYS = 3

interface Weighed {
  /** The business day of weighing out. */
  WeightDateOut: string
  WeightNet: Decimal
  SysProductGrade: number
  Amount: Decimal
}

/** What tickets come to: days, kilograms, average grade by weight, baht. */
export interface Figures {
  TotalTicket: number
  DayFrom: string
  DayTo: string
  TotalWeight: number
  AverageGrade: number
  TotalAmount: number
}

/** The figures of one ticket and more. */
export function figuresOf(tickets: readonly Weighed[]): Figures {
  const days = tickets.map(({ WeightDateOut }) => WeightDateOut).sort()
  const weight = sum(tickets.map(({ WeightNet }) => WeightNet))
  const graded = sum(tickets.map((one) => decimal(one.WeightNet).times(one.SysProductGrade)))
  return {
    TotalTicket: tickets.length,
    DayFrom: days[0] ?? '',
    DayTo: days.at(-1) ?? '',
    TotalWeight: weight.toNumber(),
    AverageGrade: weight.eq(0) ? 0 : round(graded.div(weight)).toNumber(),
    TotalAmount: sum(tickets.map(({ Amount }) => Amount)).toNumber(),
  }
}
