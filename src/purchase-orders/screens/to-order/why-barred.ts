import type { TFunction } from 'i18next'
import { bars } from '../../rules/to-order.ts'
import type { Palm } from './rows.ts'

/** Why no order can be made of the palm yet and what to do, in a sentence; undefined where one can be made. */
export function whyBarred(t: TFunction, { Obstacles }: Palm): string | undefined {
  const obstacle = Obstacles.find(bars)
  if (!obstacle) return undefined
  return t(obstacle === 'noVendor' ? 'toOrder.noVendor.why' : 'toOrder.noD7.why')
}
