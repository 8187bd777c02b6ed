import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** For how long after its beginning a session is kept: some weeks longer than the longest is open. */
const KEPT_MS = 90 * 24 * 3600_000

/** Deletes sessions that ended long ago; the last one of each officer stays, since it says when they were last seen. */
export async function deleteOldSessions(now: Date): Promise<void> {
  await db()
    .deleteFrom('sessions')
    .where('started_at', '<', new Date(now.getTime() - KEPT_MS))
    .where(
      sql<boolean>`exists (select from sessions later
        where later.officer_id = sessions.officer_id and later.seen_at > sessions.seen_at)`,
    )
    .execute()
}
