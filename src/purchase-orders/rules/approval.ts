/**
 * What keeps an officer from approving an order, the nearest first: they submitted it, they made its header, they added
 * a line to it, or they made the account of who submitted it or set its password lately.
 */
export const BARS = ['submitted', 'created', 'addedLines', 'madeAccount'] as const
export type Bar = (typeof BARS)[number]

/** What the server refuses with and the screens say. */
export const BAR_SENTENCES = {
  submitted: 'po.ownOrder',
  created: 'po.ownHeader',
  addedLines: 'po.ownLines',
  madeAccount: 'po.ownAccount',
} as const satisfies Record<Bar, string>

/** Days for which whoever made an officer's account, or set its password, does not approve what that officer submits. */
export const ACCOUNT_CHECK_DAYS = 30

/** How one officer took part in one order. */
export interface ApprovalFacts extends Readonly<Record<Bar, boolean>> {
  /** Of role 0, and nobody else of the mill may approve orders. */
  isOnlyApprover: boolean
}

/** Why that officer may not approve that order; undefined where they may. A mill's only approver approves everything. */
export function whyBarred(facts: ApprovalFacts): Bar | undefined {
  return facts.isOnlyApprover ? undefined : BARS.find((bar) => facts[bar])
}
