/** What the owner of a mill looks at first; the function `audit_concern` of the database says which entries are of each. */
export const CONCERNS = [
  'money',
  'weight',
  'price',
  'deleted',
  'officer',
  'refused',
  'alone',
] as const
export type Concern = (typeof CONCERNS)[number]

const FLAGGED: readonly Concern[] = ['money', 'deleted', 'refused', 'alone']

/**
 * Whether an entry is marked where it stands among others: money data, a deletion, a price by hand, a refusal, what takes two
 * and was done by one.
 */
export function isFlagged({
  Concern,
  Action,
}: {
  Concern: Concern | null
  Action: string
}): boolean {
  if (Concern === 'price') return Action.startsWith('ticket.')
  return Concern !== null && FLAGGED.includes(Concern)
}
