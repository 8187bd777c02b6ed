import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableNumeric, Numeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    scale_tokens: ScaleTokensTable
    active_scale_tokens: ScaleTokensTable
    weigh_tickets: WeighTicketsTable
    scale_readings: ScaleReadingsTable
    weight_corrections: WeightCorrectionsTable
    open_corrections: WeightCorrectionsTable
    ticket_locks: TicketLocksTable
    ticket_voids: TicketVoidsTable
    ticket_voids_in_force: TicketVoidsTable
    trucks_inside: TrucksInsideTable
    refused_tickets: RefusedTicketsTable
    open_refused_tickets: RefusedTicketsTable
    scale_days: ScaleDaysTable
    scale_silences: ScaleSilencesTable
    open_scale_silences: ScaleSilencesTable
    twin_decisions: TwinDecisionsTable
    twin_decisions_in_force: TwinDecisionsTable
  }
}

export interface ScaleTokensTable {
  id: Generated<string>
  name: string
  token_hash: Buffer
  created_at: Date
  created_by: string | null
  number_restarts: Generated<string>
  used_at: Date | null
  revoked_at: Date | null
  revoked_by: string | null
}

export interface WeighTicketsTable {
  id: GeneratedAlways<number>
  /** The scale's number, else the slip's, else way in and plate. */
  scale_id_in: string
  identified_by: Generated<string>
  /** The token that made it, in whose numbering its number is; null where an import did. */
  scale_token_id: string | null
  /** In which its number is one truck's. */
  number_period: Generated<string>
  slip_number: string | null
  registration: string
  customer_id: number
  product_code: string
  product_type_name: Generated<string>
  weight_in_kg: Numeric
  time_in: Date
  weight_out_kg: NullableNumeric
  time_out: Date | null
  net_weight_kg: GeneratedAlways<string | null>
  day_in: GeneratedAlways<string>
  day_out: GeneratedAlways<string | null>
  /** The slip's number, else the scale's own. */
  ticket_name: GeneratedAlways<string>
  weighed_by: string | null
  remark: string | null
  /** What the customer was called when the ticket came; the database fills it in. */
  customer_name: Generated<string>
  created_at: Generated<Date>
  version: Generated<number>
  /** Of the grading and the payable or price in force; triggers keep them. Kilograms only of a return. */
  current_grade_percent: number | null
  current_return_kg: NullableNumeric
  current_net_price: NullableNumeric
  current_amount: GeneratedAlways<string | null>
  /** Written together with its row of `ticket_voids`. */
  is_voided: Generated<boolean>
}

export interface ScaleReadingsTable {
  id: GeneratedAlways<number>
  ticket_id: number
  /** Of an opening ticket none; it came with the import. */
  scale_token_id: string | null
  import_id: string | null
  received_at: Date
  slip_number: string | null
  registration: string
  customer_id: number
  product_code: string
  product_type_name: Generated<string>
  weight_in_kg: Numeric
  time_in: Date
  weight_out_kg: NullableNumeric
  time_out: Date | null
  weighed_by: string | null
  remark: string | null
  mended_by: string | null
}

export interface RefusedTicketsTable {
  id: GeneratedAlways<number>
  scale_id_in: string | null
  ticket_id: number | null
  sent: unknown | null
  is_cut: Generated<boolean>
  sent_hash: Buffer
  has_way_out: boolean
  code: string
  field: string | null
  params: Generated<unknown>
  scale_token_id: string
  first_seen_at: Date
  last_seen_at: Date
  seen_count: Generated<number>
  settlement: string | null
  settled_at: Date | null
  settled_by: string | null
  reason: string | null
  searched: string
}

/** What a scale sent by itself on a day of the mill. */
export interface ScaleDaysTable {
  scale_token_id: string
  day: string
  created_count: Generated<number>
  updated_count: Generated<number>
  refused_count: Generated<number>
  /** Those in which it sent something: the bits 0 to 23. */
  hours: number
  /** Minutes. */
  longest_gap: Generated<number>
  last_at: Date
}

export interface ScaleSilencesTable {
  id: GeneratedAlways<number>
  scale_token_id: string
  silent_since: Date
  usual_minutes: number
  noticed_at: Date
  ended_at: Date | null
}

export interface WeightCorrectionsTable {
  id: GeneratedAlways<number>
  ticket_id: number
  source: string
  reading_id: number | null
  slip_number: string | null
  registration: string | null
  customer_id: number | null
  product_code: string | null
  product_type_name: string | null
  weight_in_kg: NullableNumeric
  time_in: Date | null
  weight_out_kg: NullableNumeric
  time_out: Date | null
  weighed_by: string | null
  remark: string | null
  reason: string | null
  made_at: Date
  made_by: string | null
  decision: string | null
  decided_at: Date | null
  decided_by: string | null
  before: unknown | null
  decided_after: number | null
}

export interface TicketLocksTable {
  ticket_id: number
  order_number: string
  locked_at: Date
}

export interface TicketVoidsTable {
  id: GeneratedAlways<number>
  ticket_id: number
  voided_at: Date
  /** Null where the scale voided it. */
  voided_by: string | null
  scale_token_id: string | null
  reason: string
  undone_at: Date | null
  undone_by: string | null
}

/** Tickets that are not weighed out yet and not voided; read only. */
export interface TrucksInsideTable {
  id: number
  customer_id: number
  registration: string
  product_code: string
  time_in: Date
  day_in: string
}

/** What was decided of two customers or vehicles whose codes have one key. */
export interface TwinDecisionsTable {
  id: GeneratedAlways<number>
  kind: string
  /** The one that was joined into the other, or one of two that are kept apart. */
  record_id: string
  other_id: string
  decision: string
  /** The ids of what went to the other one, and how many tickets did not. */
  moved: Generated<unknown>
  decided_at: Date
  /** Nobody where a migration joined them. */
  decided_by: string | null
  undone_at: Date | null
  undone_by: string | null
}
