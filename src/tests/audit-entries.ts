import { sql } from 'kysely'
import { db } from '../platform/db.ts'

/** The audit entries of a record, the oldest first. */
export function auditEntriesOf(entity: string, id: string | number) {
  return db()
    .selectFrom('audit_entries')
    .select(['action', 'officer_id', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
}

/** Does `work` while every insert of an audit entry fails with `no audit`. */
export async function withFailingAudit(work: () => Promise<unknown>): Promise<void> {
  await sql`create function no_audit() returns trigger language plpgsql as $$ begin raise 'no audit'; end $$`.execute(
    db(),
  )
  await sql`create trigger no_audit before insert on audit_entries execute function no_audit()`.execute(
    db(),
  )
  try {
    await work()
  } finally {
    await sql`drop function no_audit cascade`.execute(db())
  }
}
