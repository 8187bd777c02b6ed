import type { Words } from '../../platform/i18n.ts'
import { corrections } from './words/corrections.ts'
import { grade } from './words/grade.ts'
import { list } from './words/list.ts'
import { price } from './words/price.ts'
import { sheet } from './words/sheet.ts'

/** What the screens of evaluation say. */
export const words = {
  ...list,
  ...grade,
  ...price,
  ...sheet,
  ...corrections,
} as const satisfies Words
