import type { Words } from '../../../platform/i18n.ts'

/** Corrected weights and the corrections that the scale proposes. */
export const corrections = {} as const satisfies Words
