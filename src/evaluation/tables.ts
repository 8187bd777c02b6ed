import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultNumeric, NullableNumeric, Numeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    gradings: GradingsTable
    gradings_in_force: GradingsTable
    valuations: ValuationsTable
    valuations_in_force: ValuationsTable
    tickets_to_value: TicketsToValueTable
  }
}

export interface GradingsTable {
  id: GeneratedAlways<number>
  ticket_id: number
  grade_percent: number
  is_return: boolean
  return_reason: string | null
  is_special_case: Generated<boolean>
  reject_weight_kg: DefaultNumeric
  land_number: string | null
  product_type: string | null
  rspo_number: string | null
  buyer_name: string | null
  car_license: string | null
  bunch_weight_kg: NullableNumeric
  ripe_percent: NullableNumeric
  unripe_percent: NullableNumeric
  raw_percent: NullableNumeric
  loose_percent: NullableNumeric
  overripe_percent: NullableNumeric
  rotten_percent: NullableNumeric
  undersize_percent: NullableNumeric
  contaminants_percent: NullableNumeric
  long_stalk_percent: NullableNumeric
  bunch_price_per_kg: NullableNumeric
  loose_price_per_kg: NullableNumeric
  is_watering: Generated<boolean>
  is_raining: Generated<boolean>
  graded_at: Date
  graded_by: string
  correction_reason: string | null
  superseded_at: Date | null
}

export interface ValuationsTable {
  id: GeneratedAlways<number>
  ticket_id: number
  grading_id: number
  ladder_version_id: number
  grade_price: Numeric
  level_price: Numeric
  premium_price: Numeric
  net_price: GeneratedAlways<string>
  computed_grade_price: Numeric
  computed_level_price: Numeric
  computed_premium_price: Numeric
  override_reason: string | null
  shipping_cost: NullableNumeric
  consistency: NullableNumeric
  return_rate: NullableNumeric
  /** Of its grading; a trigger keeps it. */
  grade_percent: Generated<number>
  valued_at: Date
  valued_by: string
  /** Set where the price is of the ladder of that day, on which the ticket was weighed out. */
  ladder_day: string | null
  correction_reason: string | null
  voided_at: Date | null
}

/** Kept by the database's triggers; read only. */
export interface TicketsToValueTable {
  ticket_id: number
}
