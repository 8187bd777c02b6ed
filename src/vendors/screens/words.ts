import type { Words } from '../../platform/i18n.ts'
import { dialogs } from './words/dialogs.ts'
import { history } from './words/history.ts'
import { list } from './words/list.ts'

/** What the screens of vendors say. */
export const words = { ...list, ...dialogs, ...history } as const satisfies Words
