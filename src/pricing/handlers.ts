import { refuse } from '../platform/errors.ts'
import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { priceNow } from './reads.ts'

export const handlers: Handlers<typeof calls> = {
  getPriceNow: async ({ product_code }) =>
    (await priceNow(product_code)) ?? refuse('price.none', { product: product_code }),
}
