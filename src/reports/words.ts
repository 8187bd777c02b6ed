import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {} as const satisfies Record<string, ErrorRow>

export const words = {} as const satisfies Words
