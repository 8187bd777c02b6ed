import { calls as board } from './contract/board.ts'
import { calls as gate } from './contract/gate.ts'
import { calls as ladders } from './contract/ladders.ts'
import { calls as products } from './contract/products.ts'

/** Every call of products and their prices. */
export const calls = { ...products, ...ladders, ...board, ...gate }

declare module '../platform/live/change-events.ts' {
  interface Topics {
    prices: true
  }
}
