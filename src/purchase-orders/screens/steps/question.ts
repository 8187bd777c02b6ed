import type { Order } from '../order.ts'

/** Props of the dialog of a step. */
export interface QuestionProps {
  order: Order
  onClose: () => void
  onDone: () => void
}
