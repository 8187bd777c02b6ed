import type { Generated } from 'kysely'
import type { Numeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    yields: YieldsTable
  }
}

/** The recorded yield of a day, in percent of oil; what it was before stands in the audit trail. */
export interface YieldsTable {
  day: string
  product_key: string
  yield_percent: Numeric
  recorded_at: Date
  recorded_by: string
  version: Generated<number>
}
