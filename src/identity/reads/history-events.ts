import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** Who did what, and when, as histories tell it, the newest first; of what, and what it changed, the caller says. */
export function selectEvents<Action extends string>() {
  return db()
    .selectFrom('audit_entries as entry')
    .leftJoin('officers', 'officers.id', 'entry.officer_id')
    .select([
      sql<string>`entry.id::text`.as('ID'),
      'happened_at as HappenedAt',
      'entry.officer_id as OfficerUUID',
      'first_name as OfficerName',
      'last_name as OfficerLastname',
      sql<Action>`split_part(entry.action, '.', 2)`.as('Action'),
    ])
    .orderBy('entry.id', 'desc')
}
