/** What became of a refused ticket: it waits, was taken in after all, or was set aside. */
export const REFUSED_STATES = ['open', 'taken', 'aside'] as const
export type RefusedState = (typeof REFUSED_STATES)[number]

/** Refused tickets that are kept; older ones go. */
export const MAX_REFUSED = 100_000
/** Characters of JSON that are kept of what was sent. */
export const MAX_SENT = 4000
