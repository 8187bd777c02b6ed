import type { Words } from '../../platform/i18n.ts'
import { corrections } from './words/corrections.ts'
import { grade } from './words/grade.ts'
import { list } from './words/list.ts'
import { price } from './words/price.ts'
import { sheet } from './words/sheet.ts'

/** The words of the evaluation screens. */
export const words = {
  ...list,
  ...grade,
  ...price,
  ...sheet,
  ...corrections,
} as const satisfies Words
