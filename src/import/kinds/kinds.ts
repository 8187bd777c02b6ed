import type { KindName } from '../rules.ts'
import { customers } from './customers.ts'
import type { Kind } from './kind.ts'
import { financialDimensions, numberSequences, sites, warehouses } from './places.ts'
import { premiums } from './premiums.ts'
import { priceLadders } from './price-ladders.ts'
import { productGroups, products } from './products.ts'
import { tickets } from './tickets.ts'
import { vehicleWeights } from './vehicle-weights.ts'
import { vendors } from './vendors.ts'

/** What files may bring. Adding a column means a field here and its place in what reads and writes it. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  sites,
  warehouses,
  number_sequences: numberSequences,
  financial_dimensions: financialDimensions,
  product_groups: productGroups,
  products,
  customers,
  vendors,
  premiums,
  price_ladders: priceLadders,
  vehicle_weights: vehicleWeights,
  tickets,
}
