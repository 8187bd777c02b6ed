import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableNumeric, Numeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    product_groups: ProductGroupsTable
    products: ProductsTable
    ladder_versions: LadderVersionsTable
    ladder_rows: LadderRowsTable
  }
}

export interface ProductGroupsTable {
  id: Generated<string>
  code: string
  name: string
}

export interface ProductsTable {
  id: Generated<string>
  code: string
  name: string
  group_id: string
  modified_at: Generated<Date>
  version: Generated<number>
}

export interface LadderVersionsTable {
  id: GeneratedAlways<number>
  product_id: string
  number: number
  increment_price: Numeric
  decrement_price: Numeric
  premium_price: NullableNumeric
  created_at: Date
  created_by: string | null
}

export interface LadderRowsTable {
  id: GeneratedAlways<number>
  ladder_version_id: number
  grade_percent: number
  price_per_kg: Numeric
}
