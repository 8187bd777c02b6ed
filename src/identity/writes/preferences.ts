import { sql } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { KeptPreferences, Preferences } from '../contract/preferences.ts'
import { preferencesOf } from '../reads.ts'

/** Keeps what an officer sets for themselves beside what they set before; returns all of it. The audit trail has none of it. */
export function savePreferences(set: Preferences, ctx: OfficerContext): Promise<KeptPreferences> {
  return transaction(async () => {
    const { id } = ctx.officer
    refuseFull(await mergePreferences(id, set))
    return preferencesOf(id)
  })
}

/** Bytes that the preferences of an officer may have, saved views among them: every screen begins by reading them. */
const MAX_PREFERENCES_BYTES = 128 * 1024

/** Keeps `set` beside the other preferences of an officer; returns how many bytes they have now. */
export async function mergePreferences(id: string, set: KeptPreferences): Promise<number> {
  const { bytes } = await db()
    .updateTable('officers')
    .set({ preferences: sql`preferences || ${JSON.stringify(set)}::jsonb` })
    .where('id', '=', id)
    .returning(sql<number>`octet_length(preferences::text)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

/** Refuses `profile.preferencesFull` where preferences have grown too large. */
export function refuseFull(bytes: number): void {
  if (bytes > MAX_PREFERENCES_BYTES) refuse('profile.preferencesFull')
}
