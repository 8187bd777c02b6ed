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

export type Step = ReturnType<typeof stepsOf>[number]

/** The steps of a mill that has no order yet; its last one is left by then. */
export function stepsOf(mill: Progress) {
  const { letterhead, lists, accounts, products, codes, hasSent } = mill
  const priced = products.filter(({ isPriced }) => isPriced)
  const withoutPrice = products.filter(({ isBought, isPriced }) => isBought && !isPriced)
  const found: Record<StepName, Found> = {
    letterhead: partsOf(['name', 'address'], (part) => letterhead[part]),
    officers: { Done: mill.officers > 0, Count: mill.officers },
    lists: partsOf(LISTS, (list) => lists[list] > 0),
    accounts: { Done: accounts.known > 0 && accounts.toCheck === 0, Count: accounts.toCheck },
    prices: {
      Done: priced.length > 0 && withoutPrice.length === 0,
      Count: priced.length,
      Missing: withoutPrice.map(({ code }) => code),
    },
    codes: partsOf(CODE_NAMES, (name) => isChosen(codes[name], lists)),
    openingTickets: { Done: mill.openingTickets > 0, Count: mill.openingTickets },
    scale: {
      Done: mill.scales > 0 && hasSent,
      Count: mill.scales,
      Missing: mill.scales === 0 ? ['token'] : hasSent ? [] : ['ticket'],
    },
    firstOrder: { Done: false, Count: mill.toOrder },
  }
  return STEPS.map((Step) => {
    const { Done, Count, Of = null, Missing = [] } = found[Step]
    return { Step, Done, Optional: OPTIONAL.includes(Step), Count, Of, Missing }
  })
}

function partsOf<P extends string>(parts: readonly P[], has: (part: P) => boolean): Found {
  const Missing = parts.filter((part) => !has(part))
  const Count = parts.length - Missing.length
  return { Done: Missing.length === 0, Count, Of: parts.length, Missing }
}

/** A dimension without values is one that the mill does not use, once it has values of some dimension. */
function isChosen(code: string | null, lists: Progress['lists']): boolean {
  return code === '' ? lists.dimension > 0 : code !== null
}

interface Found {
  Done: boolean
  Count: number
  /** How many there are to be, where that is known. */
  Of?: number
  /** What is left of it, by names of its own. */
  Missing?: string[]
}

/** Whether a step has to be done yet. */
export function isLeft({ Done, Optional }: Pick<Step, 'Done' | 'Optional'>): boolean {
  return !Done && !Optional
}
