/** What became of a refused ticket: it waits, was taken in after all, or was set aside. */
export const REFUSED_STATES = ['open', 'taken', 'aside'] as const
export type RefusedState = (typeof REFUSED_STATES)[number]

/** Refused tickets that are kept; older ones go. */
export const MAX_REFUSED = 100_000
/** Characters of JSON that are kept of what was sent. */
export const MAX_SENT = 4000

/** Whether it is an object, as a ticket is. */
export function isObject(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}

/** The field of what was sent, where it is an object that has it. */
export function valueAt(sent: unknown, field: string): unknown {
  return isObject(sent) && Object.hasOwn(sent, field) ? sent[field] : undefined
}
