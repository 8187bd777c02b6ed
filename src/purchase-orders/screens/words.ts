import type { Words } from '../../platform/i18n.ts'
import { approve } from './words/approve.ts'
import { create } from './words/create.ts'
import { done } from './words/done.ts'
import { history } from './words/history.ts'
import { list } from './words/list.ts'
import { order } from './words/order.ts'
import { questions } from './words/questions.ts'
import { record } from './words/record.ts'
import { steps } from './words/steps.ts'
import { toOrder } from './words/to-order.ts'

/** The words of the order, receiving and payable screens. */
export const words = {
  ...toOrder,
  ...order,
  ...list,
  ...steps,
  ...questions,
  ...done,
  ...create,
  ...record,
  ...history,
  ...approve,
} as const satisfies Words
