import { decimal, round } from '../../../platform/money.ts'
import type { WeightCorrection } from '../sheet/reading-differences.ts'

export interface Move {
  before: string
  after: string
  by: string
}

/** What a correction changes besides its own fields. */
export interface Effect {
  /** Net weight in kg; undefined where it stays the same. */
  net?: Move
  /** Baht, before tax; undefined where it stays the same or there is no price. */
  amount?: Move
  /** The price becomes void, since it was computed for another seller or product. */
  voids: boolean
}

type Changing = Pick<WeightCorrection, 'Present' | 'Proposed' | 'SysPrice'>

/** The effect of a correction on net weight, amount and price. */
export function effectOf({ Present, Proposed, SysPrice }: Changing): Effect {
  const [before, after] = [Present.WeightNet, Proposed.WeightNet]
  const voids =
    SysPrice !== null &&
    (Proposed.CustomerDataID !== undefined || Proposed.ProductDataID !== undefined)
  const moves = before != null && after != null && before !== after
  if (!moves) return { voids }
  const net = moveOf(decimal(before), decimal(after))
  if (SysPrice === null || voids) return { net, voids }
  return { net, voids, amount: moveOf(amountOf(before, SysPrice), amountOf(after, SysPrice)) }
}

/** The effect of another price on the amount of `netKg`; none before the truck is weighed out. */
export function effectOfPrice(netKg: number | null, from: number, to: number): Effect {
  if (netKg === null || from === to) return { voids: false }
  return { voids: false, amount: moveOf(amountOf(netKg, from), amountOf(netKg, to)) }
}

type Big = ReturnType<typeof decimal>

function moveOf(before: Big, after: Big): Move {
  return { before: before.toFixed(), after: after.toFixed(), by: after.minus(before).toFixed() }
}

function amountOf(netKg: number, price: number): Big {
  return round(decimal(netKg).times(price))
}
