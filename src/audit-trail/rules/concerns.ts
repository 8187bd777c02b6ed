/** What the owner of a mill looks at first; the function `audit_concern` of the database says which entries are of each. */
export const CONCERNS = ['money', 'weight', 'price', 'deleted', 'officer', 'refused'] as const
export type Concern = (typeof CONCERNS)[number]

/** Whether an entry is marked where it stands among others: money data, a deletion, a price by hand, a refusal. */
export function isFlagged({
  Concern,
  Action,
}: {
  Concern: Concern | null
  Action: string
}): boolean {
  if (Concern === 'price') return Action.startsWith('ticket.')
  return Concern === 'money' || Concern === 'deleted' || Concern === 'refused'
}
