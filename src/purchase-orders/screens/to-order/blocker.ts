import type { TFunction } from 'i18next'
import { blocksOrder } from '../../rules/to-order.ts'
import type { PalmToOrder } from './rows.ts'

/** Why no order can be made of the palm yet and what to do, in a sentence; undefined where one can be made. */
export function blockerOf(t: TFunction, { Obstacles }: PalmToOrder): string | undefined {
  const obstacle = Obstacles.find(blocksOrder)
  if (!obstacle) return undefined
  return t(obstacle === 'noVendor' ? 'toOrder.noVendor.why' : 'toOrder.noD7.why')
}
