import { refuse } from '../platform/errors.ts'
import type { Handlers } from '../platform/handlers.ts'
import { fileStamp } from '../platform/thai-date.ts'
import type { calls } from './contract.ts'
import { gatePricesPdf } from './documents/gate-prices.ts'
import { priceBoard } from './reads/board.ts'
import { effectOf } from './reads/effect.ts'
import { gateLinks, gatePrices, requireGateLink } from './reads/gate-prices.ts'
import { premiumOf, priceNow, priceOfProduct, priceVersions } from './reads/prices.ts'
import { groupOf, groups, products, productsOfGroup } from './reads/products.ts'
import { priceSaves } from './reads/saves.ts'
import { createGateLink, revokeGateLink } from './writes/gate-links.ts'
import { publishPrices, sendBackPrices, withdrawPrices } from './writes/publish-prices.ts'
import { savePriceBoard } from './writes/save-board.ts'
import { updatePrice, updatePricePremium } from './writes/update-price.ts'

export const handlers: Handlers<typeof calls> = {
  getAllProduct: (_, { now }) => products(now).execute(),
  getAllProductGroup: () => groups().execute(),
  getProductGroup: ({ product_group_uuid }) => groupOf(product_group_uuid),
  getProductByGroup: ({ product_group_uuid }, { now }) => productsOfGroup(product_group_uuid, now),
  getPriceNow: async ({ product_code }, { now }) =>
    (await priceNow(product_code, now)) ?? refuse('price.none', { product: product_code }),
  getPriceByProduct: ({ UUID }, { now }) => priceOfProduct(UUID, now),
  getPricePremium: async ({ ProductUUID }, { now }) => ({
    Price: await premiumOf(ProductUUID, now),
  }),
  getPriceBoard: (_, { now }) => priceBoard(now),
  getPriceSaves: ({ page }, ctx) => priceSaves(page, ctx),
  previewPrices: (input, { now }) => effectOf(input, now),
  savePriceBoard,
  withdrawPrices,
  publishPrices,
  sendBackPrices,
  getGatePrices: async ({ Token }, { now }) => {
    await requireGateLink(Token, now)
    return gatePrices(now)
  },
  getGateLinks: gateLinks,
  createGateLink,
  revokeGateLink,
  exportGatePrices: async (_, ctx) => ({
    name: `Prices_${fileStamp(ctx.now)}.pdf`,
    body: await gatePricesPdf(await gatePrices(ctx.now), ctx),
  }),
  updatePrice,
  updatePricePremium,
  getPriceVersions: ({ ProductUUID, page }, { now }) => priceVersions(ProductUUID, page, now),
}
