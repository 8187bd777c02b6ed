import { sql } from 'kysely'
import { db } from '../platform/db.ts'
import { insertRow } from './rows.ts'

/** The audit entries of a record, the oldest first. */
export function auditEntriesOf(entity: string, id: string | number) {
  return db()
    .selectFrom('audit_entries')
    .select(['action', 'officer_id', 'before', 'after', 'reason'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
}

/** Writes that `by` did `action` to the account of an officer, so many days ago. */
export async function recordHandling(
  action: string,
  officerId: string,
  by: string,
  daysAgo = 0,
): Promise<void> {
  const happened_at = new Date(Date.now() - daysAgo * 24 * 3600_000)
  await insertRow('audit_entries', {
    happened_at,
    officer_id: by,
    action,
    entity: 'officer',
    entity_id: officerId,
  })
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
