import type { Words } from '../../platform/i18n.ts'
import { accounts } from './words/accounts.ts'
import { dialogs } from './words/dialogs.ts'
import { history } from './words/history.ts'
import { levels } from './words/levels.ts'
import { list } from './words/list.ts'
import { premium } from './words/premium.ts'

/** What the screens of vendors say. */
export const words = {
  ...list,
  ...dialogs,
  ...history,
  ...levels,
  ...premium,
  ...accounts,
} as const satisfies Words
