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
