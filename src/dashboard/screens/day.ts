import type { Output } from '../../platform/call.ts'
import { type Decimal, decimal } from '../../platform/money.ts'
import type { calls } from '../contract.ts'

export type Overview = Output<typeof calls.getOverview>
export type Trend = Output<typeof calls.getTrend>
/** The figures that today and the days before have in common. */
export type Day = Omit<Trend['Days'][number], 'Date'>

/** What every part of the board is drawn from, as soon as each is there. */
export interface BoardData {
  overview: Overview | undefined
  trend: Trend | undefined
  /** The trend failed to load: show today without it. */
  withoutTrend: boolean
}

/** Baht in millions. */
export function millions(baht: Decimal): number {
  return decimal(baht).div(1_000_000).toNumber()
}
