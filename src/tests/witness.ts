import { sql } from 'kysely'
import { db, transaction } from '../platform/db.ts'

/** What the audit trail tells of a record, the oldest first. */
export function trailOf(entity: string, id: string | number) {
  return db()
    .selectFrom('audit_entries')
    .select(['action', 'officer_id', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
}

/** Does `work` while no audit row can be written: what it tries fails with `no audit`. */
export async function withoutAudit(work: () => Promise<unknown>): Promise<void> {
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

/** Whether a connection to the test's database waits for a lock. */
export async function isSomebodyWaiting(): Promise<boolean> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(db())).rows.length > 0
}

/** Does `work` in a transaction that stays open until it is committed or undone. */
export async function halfDone(work: () => Promise<unknown>) {
  let commit = () => {}
  let undo = (_: Error) => {}
  const decided = new Promise<void>((resolve, reject) => {
    commit = resolve
    undo = reject
  })
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const ended = transaction(async () => {
    await work()
    begun()
    await decided
  })
  await Promise.race([isBegun, ended])
  return {
    commit: () => {
      commit()
      return ended
    },
    undo: () => {
      undo(new Error('undone'))
      return ended.catch(() => {})
    },
  }
}
