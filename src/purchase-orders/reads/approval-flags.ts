import type { AccountInHand } from '../../identity/reads/second-officer.ts'
import { decimal, sum } from '../../platform/money.ts'
import { FLAGS, type Flag } from '../rules/flags.ts'
import type { FlaggedLine } from './flagged-lines.ts'

/** What of an order deserves a look, besides its lines. */
interface Whole {
  products: number
  hasAccount: boolean
  /** And no other officer has confirmed it. */
  isAccountChanged: boolean
  /** Of who made or submitted it, where another officer had it in hand lately. */
  account: AccountInHand | undefined
}

/** The flags of an order with their numbers, the gravest first. */
export function flagsOf(lines: readonly FlaggedLine[], whole: Whole) {
  return FLAGS.flatMap((flag) => {
    const found = lines.filter(({ flags }) => flags.includes(flag))
    const numbers = found.length > 0 ? ofLines(flag, found) : ofWhole(flag, whole)
    return numbers ? [{ Flag: flag, ...NONE, ...numbers }] : []
  })
}

const NONE = { Count: null, Difference: null, Weight: null, Day: null, Account: null }

interface Numbers {
  Count?: number
  Difference?: string | null
  Weight?: string
  Day?: string
  Account?: AccountInHand
}

function ofLines(flag: Flag, lines: readonly FlaggedLine[]): Numbers {
  const Count = lines.length
  if (flag === 'oldTickets') return { Count, Day: lines.map(({ day_out }) => day_out).sort()[0]! }
  if (flag === 'weightCorrected') {
    const changes = lines.map((line) => decimal(line.net_weight_kg).minus(line.net_before ?? 0))
    return { Count, Weight: sum(changes).toFixed(2) }
  }
  return { Count, Difference: farthest(lines) }
}

function ofWhole(
  flag: Flag,
  { products, hasAccount, isAccountChanged, account }: Whole,
): Numbers | undefined {
  if (flag === 'mixedProducts' && products > 1) return { Count: products }
  if (flag === 'accountChanged' && isAccountChanged) return {}
  if (flag === 'newOfficer' && account) return { Account: account }
  if (flag === 'noAccount' && !hasAccount) return {}
  return undefined
}

/** The largest difference, up or down. */
function farthest(lines: readonly FlaggedLine[]): string | null {
  const sizes = lines.flatMap(({ difference }) => difference ?? [])
  return sizes.sort((a, b) => decimal(b).abs().cmp(decimal(a).abs()))[0] ?? null
}
