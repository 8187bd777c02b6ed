import { db } from '../../platform/db.ts'
import { announce } from '../../platform/live/news.ts'

/** Why sessions end other than by signing out. */
export type Because = 'password' | 'role' | 'deactivated' | 'ended'

/**
 * Ends every open session of an officer, but for the one of `except`, and answers how many. Streams that
 * they opened close on the news of it.
 */
export async function revokeSessions(
  officerId: string,
  because: Because,
  { now, except }: { now: Date; except?: Buffer | undefined },
): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('open_sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('officer_id', '=', officerId)
    .$if(except !== undefined, (qb) => qb.where('token_hash', '<>', except as Buffer))
    .executeTakeFirstOrThrow()
  announce('officers', [officerId])
  return Number(numUpdatedRows)
}
