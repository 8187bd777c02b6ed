import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** Imports run one at a time, so that two with the same ticket, customer or truck do not make it twice. */
export async function lockIntake(): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('scale/ImportTickets', 0))`.execute(db())
}
