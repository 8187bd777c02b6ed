import { decimal, round } from '../../../platform/money.ts'
import type { WeightCorrection } from '../sheet/reading-differences.ts'

export interface Move {
  before: string
  after: string
  by: string
}

/** What a correction does to the ticket besides what it says. */
export interface Effect {
  /** Kilograms; undefined where the net weight stays. */
  net?: Move
  /** Baht to the satang, before tax; undefined where it stays or there is no price. */
  amount?: Move
  /** The price becomes void: its terms are those of another seller or another ladder. */
  voids: boolean
}

type Changing = Pick<WeightCorrection, 'Present' | 'Proposed' | 'SysPrice'>

/** What comes of a correction: another net weight, another amount, or no price. */
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

type Big = ReturnType<typeof decimal>

function moveOf(before: Big, after: Big): Move {
  return { before: before.toFixed(), after: after.toFixed(), by: after.minus(before).toFixed() }
}

function amountOf(netKg: number, price: number): Big {
  return round(decimal(netKg).times(price))
}
