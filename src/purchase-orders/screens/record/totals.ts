import { decimal, payment, round, sum } from '../../../platform/money.ts'
import { isMixed } from '../../rules.ts'
import type { OrderLine } from '../order.ts'

type Figures = Pick<
  OrderLine,
  | 'WeightIn'
  | 'WeightOut'
  | 'WeightNet'
  | 'SysProductGrade'
  | 'SysPrice'
  | 'Amount'
  | 'ProductDataID'
  | 'ProductTypeName'
>

/**
 * The totals under an order's lines. Kilograms and baht are sums; grade and price are averages weighted by net weight,
 * of the lines that have them, and of one product alone; the tax is computed with today's percent.
 */
export function totalsOf(lines: readonly Figures[], taxPercent: number) {
  return {
    weightIn: total(lines, ({ WeightIn }) => WeightIn),
    weightOut: total(lines, ({ WeightOut }) => WeightOut),
    net: total(lines, ({ WeightNet }) => WeightNet),
    amount: total(lines, ({ Amount }) => Amount),
    grade: average(lines, ({ SysProductGrade }) => SysProductGrade),
    price: average(lines, ({ SysPrice }) => SysPrice),
    tax: total(lines, (line) =>
      payment(line.WeightNet ?? 0, line.SysPrice ?? 0, taxPercent).tax.toNumber(),
    ),
  }
}

type Figure = (line: Figures) => number | null

function total(lines: readonly Figures[], figure: Figure): number {
  return sum(lines.map((line) => figure(line) ?? 0)).toNumber()
}

function average(lines: readonly Figures[], figure: Figure): number | null {
  if (isMixed(lines)) return null
  const known = lines.filter((line) => figure(line) !== null)
  const net = sum(known.map(({ WeightNet }) => WeightNet ?? 0))
  if (net.eq(0)) return null
  const weighed = known.map((line) => decimal(figure(line) ?? 0).times(line.WeightNet ?? 0))
  return round(sum(weighed).div(net)).toNumber()
}
