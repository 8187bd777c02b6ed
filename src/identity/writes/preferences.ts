import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import type { KeptPreferences, Preferences } from '../contract/preferences.ts'
import { preferencesOf } from '../reads.ts'

/** Keeps what an officer sets for themselves beside what they set before; returns all of it. */
export function savePreferences(set: Preferences, ctx: OfficerContext): Promise<KeptPreferences> {
  return transaction(async () => {
    const { id } = ctx.officer
    await db()
      .updateTable('officers')
      .set({ preferences: sql`preferences || ${JSON.stringify(set)}::jsonb` })
      .where('id', '=', id)
      .execute()
    await audit(ctx, { action: 'officer.setPreferences', entity: 'officer', id, after: set })
    return preferencesOf(id)
  })
}
