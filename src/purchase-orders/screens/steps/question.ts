import type { Order } from '../order.ts'

/** What the question of a step is given: its order, and whom it tells that it was closed or done. */
export interface QuestionProps {
  order: Order
  onClose: () => void
  onDone: () => void
}
