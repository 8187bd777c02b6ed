import type { GeneratedAlways } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    closed_days: ClosedDaysTable
    closed_days_in_force: ClosedDaysTable
  }
}

/** A day as it was closed; one that was reopened stays as a row. */
export interface ClosedDaysTable {
  id: GeneratedAlways<number>
  day: string
  closed_at: Date
  closed_by: string
  totals: unknown
  /** SHA-256 over the day's rows, in lower-case hex. */
  hash: string
  reopening_asked_at: Date | null
  reopening_asked_by: string | null
  reopening_reason: string | null
  reopened_at: Date | null
  reopened_by: string | null
}
