/** What names the product of a quoted price. */
interface Quoted {
  ProductDataID: string
  ProductTypeName: string
}

/** The prices of one product. `name` is what the scale calls it, its code where it has no name. */
interface ProductPrices<Price> {
  code: string
  name: string
  prices: Price[]
}

/** The prices by product, in the order in which they came: those of bunches and of loose fruit never stand in one column. */
export function pricesByProduct<Price extends Quoted>(
  prices: readonly Price[],
): ProductPrices<Price>[] {
  const products = new Map<string, ProductPrices<Price>>()
  for (const price of prices) {
    const { ProductDataID: code, ProductTypeName } = price
    const product = products.get(code) ?? { code, name: ProductTypeName || code, prices: [] }
    product.prices.push(price)
    products.set(code, product)
  }
  return [...products.values()]
}

/** How many customers the prices are for: one counts once however many products it brings. */
export function quotedCustomers(prices: readonly { CustomerDataID: string }[]): number {
  return new Set(prices.map(({ CustomerDataID }) => CustomerDataID)).size
}
