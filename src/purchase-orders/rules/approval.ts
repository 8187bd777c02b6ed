import type { Matter } from '../../identity/rules/independence.ts'

/**
 * What keeps an officer from approving an order, the nearest first: they submitted it, they made its header, they added
 * a line to it, or they are not independent of one who did.
 */
export const BLOCKERS = ['submitted', 'created', 'addedLines', 'dependent'] as const
export type Blocker = (typeof BLOCKERS)[number]

/** What the server refuses with and the screens say. */
export const BLOCKER_SENTENCES = {
  submitted: 'po.ownOrder',
  created: 'po.ownHeader',
  addedLines: 'po.ownLines',
  dependent: 'second.dependent',
} as const satisfies Record<Blocker, string>

/** The officers who took part in an order. */
export interface OrderParts {
  created: string
  submitted: string | null
  /** Lines that were removed again count too. */
  addedLines: readonly string[]
  /** Who graded and priced its tickets, and who took any of its steps. */
  others: readonly string[]
}

/** What of an order comes before its approval. */
export function approvalMatter({ created, submitted, addedLines, others }: OrderParts): Matter {
  return { first: [created, ...(submitted ? [submitted] : []), ...addedLines], others }
}

/** How that officer themselves took part in the order, the nearest part first; else they are not independent. */
export function blockerOf(
  { created, submitted, addedLines }: OrderParts,
  officerId: string,
): Blocker {
  const took = {
    submitted: submitted === officerId,
    created: created === officerId,
    addedLines: addedLines.includes(officerId),
    dependent: true,
  }
  return BLOCKERS.find((blocker) => took[blocker])!
}
