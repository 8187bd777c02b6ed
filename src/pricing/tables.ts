import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableNumeric, Numeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    product_groups: ProductGroupsTable
    products: ProductsTable
    ladder_versions: LadderVersionsTable
    ladder_rows: LadderRowsTable
    gate_links: GateLinksTable
    active_gate_links: GateLinksTable
  }
}

export interface ProductGroupsTable {
  id: Generated<string>
  code: string
  name: string
  version: Generated<number>
  is_twin: Generated<boolean>
}

export interface ProductsTable {
  id: Generated<string>
  code: string
  name: string
  group_id: string
  modified_at: Generated<Date>
  version: Generated<number>
  is_twin: Generated<boolean>
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
  save_id: Generated<string>
  scheduled_for: Date | null
  needs_check: Generated<boolean>
  checked_at: Date | null
  checked_by: string | null
  sent_back_at: Date | null
  sent_back_by: string | null
  sent_back_reason: string | null
  withdrawn_at: Date | null
  withdrawn_by: string | null
  follows: Date | null
  effective_from: GeneratedAlways<Date | null>
}

export interface LadderRowsTable {
  id: GeneratedAlways<number>
  ladder_version_id: number
  grade_percent: number
  price_per_kg: Numeric
}

export interface GateLinksTable {
  id: Generated<string>
  name: string
  token_hash: Buffer
  created_at: Date
  created_by: string | null
  used_at: Date | null
  revoked_at: Date | null
  revoked_by: string | null
  last_day: string | null
}
