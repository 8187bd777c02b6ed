import { type Goods, productOf } from '../rules.ts'

/**
 * Those of the tickets whose product is not the order's: that of no line, or, where it has no lines yet, not that of
 * most of the tickets.
 */
export function ofOtherProducts<Ticket extends Goods>(
  tickets: readonly Ticket[],
  lines: readonly Goods[],
): Ticket[] {
  const known = lines.length > 0 ? new Set(lines.map(productOf)) : mostly(tickets.map(productOf))
  return tickets.filter((ticket) => !known.has(productOf(ticket)))
}

function mostly(products: readonly string[]): Set<string> {
  const timesOf = (product: string) => products.filter((one) => one === product).length
  const [most] = [...new Set(products)].sort((one, other) => timesOf(other) - timesOf(one))
  return new Set(most === undefined ? [] : [most])
}
