import type { Generated } from 'kysely'
import type { NullableNumeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    vehicles: VehiclesTable
    known_vehicles: VehiclesTable
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
  /** Whether another one of before has its plate in another spelling. */
  is_twin: Generated<boolean>
  /** The vehicle that it was joined into; of those in `known_vehicles` none. */
  joined_into: string | null
}
