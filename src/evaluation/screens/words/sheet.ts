import type { Words } from '../../../platform/i18n.ts'

/** The sheet of a ticket: its weights, its price, its history. */
export const sheet = {} as const satisfies Words
