import type { Generated } from 'kysely'
import type { NullableNumeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    vehicles: VehiclesTable
  }
}

export interface VehiclesTable {
  id: Generated<string>
  registration: string
  customer_id: number | null
  tare_kg: NullableNumeric
  created_at: Generated<Date>
  version: Generated<number>
  registered_at: Date | null
  registered_by: string | null
}
