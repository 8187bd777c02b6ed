import { businessDay, dayBegins } from '../../platform/thai-date.ts'
import { effectsOf, fixedBy, type PastPrices } from '../../pricing/reads/past-prices.ts'
import { samePrices } from '../../pricing/rules.ts'
import { ladderOf, startOf } from '../kinds/price-ladders.ts'
import { addFault } from './parse-rows.ts'
import { afterOf, isSame } from './targets.ts'
import type { Target, Targets } from './validation.ts'

/** Prices of a past day that a row brings. */
type PastLadder = PastPrices & { target: Target }

/**
 * Says which prices each ladder follows: those that the mill has before it, or an earlier one of the files. What says the
 * same as they do changes nothing. Returns those that hold from a past day, each until another of the files follows it.
 */
export async function followEarlierLadders(targets: Targets, now: Date): Promise<PastLadder[]> {
  const all = [...(targets.get('price_ladders')?.values() ?? [])]
  if (!all.some(({ after }) => after.ValidFrom)) return []
  const today = businessDay(now)
  const effects = await effectsOf(all.map(({ after }) => after.ProductCode ?? ''))
  const past: PastLadder[] = []
  let earlier: { target: Target; code: string; start: Date } | undefined
  for (const target of inOrder(all, today)) {
    const code = target.after.ProductCode ?? ''
    const start = startOf(target.after, effects.get(code)) ?? now
    const known = effects.get(code)?.findLast((effect) => effect <= start)
    if (earlier?.code !== code) earlier = undefined
    if (earlier && !(known && known > earlier.start)) follow(target, earlier.target, today)
    if (target.before && samePrices(ladderOf(target.before), ladderOf(target.after)))
      target.before = target.after
    if (isSame(target)) continue
    const last = past.at(-1)
    if (last?.code === code) last.until ??= start
    if (start < dayBegins(today))
      past.push({ key: target.key, code, from: start, until: null, target })
    earlier = { target, code, start }
  }
  return past
}

/** By product, and of a product by day; what holds at once is of today. */
function inOrder(ladders: readonly Target[], today: string): Target[] {
  const order = ({ after }: Target) => `${after.ProductCode}\n${after.ValidFrom || today}`
  return ladders.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

function follow(target: Target, { after }: Target, today: string): void {
  const isAtOnce = !target.after.ValidFrom
  target.before = { ...after, ValidFrom: isAtOnce ? '' : after.ValidFrom || today }
  target.after = afterOf('price_ladders', target.before, target.given)
}

/** Prices of a past day change nothing that is fixed by now: no closed day, and no price that a ticket has. */
export async function checkPastLadders(past: readonly PastLadder[]): Promise<void> {
  const rows = new Map(past.map(({ key, target }) => [key, target.row]))
  for (const { key, day, ticket } of await fixedBy(past.map(({ target: _, ...one }) => one))) {
    const row = rows.get(key)!
    const value = row.given.ValidFrom ?? null
    if (day) addFault(row, 'ValidFrom', value, 'dayClosed', { date: day })
    else addFault(row, 'ValidFrom', value, 'pricedDay', { ticket: ticket ?? '' })
  }
}
