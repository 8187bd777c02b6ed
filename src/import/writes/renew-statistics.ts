import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** The tables that a large import fills: of tickets, which are the most, and of what is kept of every import. */
const FILLED = [
  'weigh_tickets',
  'scale_readings',
  'tickets_to_value',
  'vehicles',
  'customers',
  'vendors',
  'import_changes',
  'audit_entries',
] as const

/**
 * Has PostgreSQL count the tables of a large import again. It plans by its last figures, and counts by itself a minute
 * later at the earliest: until then it would go through tables that it holds to be empty row by row.
 */
export async function renewStatistics(): Promise<void> {
  for (const table of FILLED) await sql`analyze ${sql.table(table)}`.execute(db())
}
