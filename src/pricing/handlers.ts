import { refuse } from '../platform/errors.ts'
import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { premiumOf, priceNow, priceOfProduct } from './reads/prices.ts'
import { groupOf, groups, products, productsOfGroup } from './reads/products.ts'
import { priceVersions } from './reads/versions.ts'
import { updatePrice, updatePricePremium } from './writes/update-price.ts'

export const handlers: Handlers<typeof calls> = {
  getAllProduct: () => products().execute(),
  getAllProductGroup: () => groups().execute(),
  getProductGroup: ({ product_group_uuid }) => groupOf(product_group_uuid),
  getProductByGroup: ({ product_group_uuid }) => productsOfGroup(product_group_uuid),
  getPriceNow: async ({ product_code }) =>
    (await priceNow(product_code)) ?? refuse('price.none', { product: product_code }),
  getPriceByProduct: ({ UUID }) => priceOfProduct(UUID),
  getPricePremium: async ({ ProductUUID }) => ({ Price: await premiumOf(ProductUUID) }),
  updatePrice,
  updatePricePremium,
  getPriceVersions: ({ ProductUUID, page }) => priceVersions(ProductUUID, page),
}
