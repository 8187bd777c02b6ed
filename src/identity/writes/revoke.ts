import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'

/** Why sessions end other than by signing out. */
export type RevokeReason = 'password' | 'role' | 'deactivated' | 'ended'

/**
 * Ends every open session of an officer, but for the one of `except`, and returns how many. Streams that
 * they opened close on the change event.
 */
export async function revokeSessions(
  officerId: string,
  because: RevokeReason,
  { now, except }: { now: Date; except?: Buffer | undefined },
): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('open_sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('officer_id', '=', officerId)
    .$if(except !== undefined, (qb) => qb.where('token_hash', '<>', except as Buffer))
    .executeTakeFirstOrThrow()
  publishChange('officers', [officerId])
  return Number(numUpdatedRows)
}

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
