import { CODE_NAMES, type CodeName } from '../purchase-orders/rules/order-codes.ts'

/** What a new mill does up to its first order, in its order. */
export const STEPS = [
  'letterhead',
  'officers',
  'lists',
  'accounts',
  'prices',
  'codes',
  'openingTickets',
  'scale',
  'firstOrder',
] as const
export type StepName = (typeof STEPS)[number]

/** A mill may pay in cash, and have no palm of before to bring in. */
const OPTIONAL: readonly StepName[] = ['accounts', 'openingTickets']

/** Records without which there is no order, as they are imported. */
export const LISTS = [
  'site',
  'warehouse',
  'numberSequence',
  'dimension',
  'product',
  'vendor',
] as const
export type List = (typeof LISTS)[number]

/** What a mill has so far. */
export interface Progress {
  /** What heads its documents, as far as it is the mill's own. */
  letterhead: { name: boolean; address: boolean }
  /** Officers beside one. */
  officers: number
  /** Records of each kind; of vendors those of whom something can be ordered. */
  lists: Record<List, number>
  /** Customers with a bank account, and accounts that wait for another officer's look. */
  accounts: { known: number; toCheck: number }
  products: readonly { code: string; isPriced: boolean; isBought: boolean }[]
  /** The codes that an order begins with, '' of a dimension without values, null where none is certain. */
  codes: Record<CodeName, string | null>
  openingTickets: number
  scales: number
  /** Whether a scale has sent a ticket that is in. */
  hasSent: boolean
  /** Tickets with a price that are on no order. */
  toOrder: number
}

export interface Step {
  Step: StepName
  Done: boolean
  Optional: boolean
  Count: number
  /** How many there are to be, where that is known. */
  Of: number | null
  /** What is left of it, by names of its own. */
  Missing: string[]
}

/** The steps of a mill that has no order yet; its last one is left by then. */
export function stepsOf(mill: Progress): Step[] {
  const { letterhead, lists, accounts, products, codes, hasSent } = mill
  const partsOf = (parts: readonly string[], has: (part: string) => boolean) => {
    const missing = parts.filter((part) => !has(part))
    return {
      done: missing.length === 0,
      count: parts.length - missing.length,
      of: parts.length,
      missing,
    }
  }
  const priced = products.filter(({ isPriced }) => isPriced)
  const withoutPrice = products.filter(({ isBought, isPriced }) => isBought && !isPriced)
  const found: Record<StepName, Found> = {
    letterhead: partsOf(['name', 'address'], (part) => letterhead[part as 'name']),
    officers: { done: mill.officers > 0, count: mill.officers },
    lists: partsOf(LISTS, (list) => lists[list as List] > 0),
    accounts: { done: accounts.known > 0 && accounts.toCheck === 0, count: accounts.toCheck },
    prices: {
      done: priced.length > 0 && withoutPrice.length === 0,
      count: priced.length,
      missing: withoutPrice.map(({ code }) => code),
    },
    codes: partsOf(CODE_NAMES, (name) => isSettled(codes[name as CodeName], lists)),
    openingTickets: { done: mill.openingTickets > 0, count: mill.openingTickets },
    scale: {
      done: mill.scales > 0 && hasSent,
      count: mill.scales,
      missing: mill.scales === 0 ? ['token'] : hasSent ? [] : ['ticket'],
    },
    firstOrder: { done: false, count: mill.toOrder },
  }
  return STEPS.map((name) => {
    const { done, count, of = null, missing = [] } = found[name]
    return {
      ...{ Step: name, Done: done, Optional: OPTIONAL.includes(name) },
      ...{ Count: count, Of: of, Missing: [...missing] },
    }
  })
}

/** A dimension without values is one that the mill does not use, once it has values of some dimension. */
function isSettled(code: string | null, lists: Progress['lists']): boolean {
  return code === '' ? lists.dimension > 0 : code !== null
}

interface Found {
  done: boolean
  count: number
  of?: number
  missing?: readonly string[]
}

/** Whether a step has to be done yet. */
export function isLeft({ Done, Optional }: Pick<Step, 'Done' | 'Optional'>): boolean {
  return !Done && !Optional
}
