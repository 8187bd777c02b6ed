import { sql } from 'kysely'

/**
 * What a ticket's price was computed at in baht per kg, who settled it, and why it is another one; of a query that has
 * `valuations` and, as `valuers`, its officers.
 */
export const OVERRIDE_COLUMNS = [
  sql<string | null>`computed_grade_price + computed_level_price + computed_premium_price`.as(
    'ComputedSysPrice',
  ),
  'valuations.override_reason as OverrideReason',
  'valuers.full_name as SysOfficerValuation',
] as const
