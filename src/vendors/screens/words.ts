import type { Words } from '../../platform/i18n.ts'
import { dialogs } from './words/dialogs.ts'
import { levels } from './words/levels.ts'
import { list } from './words/list.ts'

/** What the screens of vendors say. */
export const words = {
  ...list,
  ...dialogs,
  ...levels,
} as const satisfies Words
