import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    sites: SitesTable
    warehouses: WarehousesTable
    number_sequences: NumberSequencesTable
    financial_dimensions: FinancialDimensionsTable
  }
}

export interface SitesTable {
  code: string
  name: string
  version: Generated<number>
  is_default: Generated<boolean>
  /** Whether another one of before has its code in another spelling. */
  is_twin: Generated<boolean>
}

export interface WarehousesTable {
  code: string
  name: string
  site_code: string
  version: Generated<number>
  is_default: Generated<boolean>
  /** Whether another one of before has its code in another spelling. */
  is_twin: Generated<boolean>
}

export interface NumberSequencesTable {
  code: string
  name: string
  version: Generated<number>
  is_default: Generated<boolean>
  /** Whether another one of before has its code in another spelling. */
  is_twin: Generated<boolean>
}

export interface FinancialDimensionsTable {
  dimension: number
  value: string
  description: Generated<string>
  version: Generated<number>
  is_default: Generated<boolean>
  /** Whether another one of before has its code in another spelling. */
  is_twin: Generated<boolean>
}
