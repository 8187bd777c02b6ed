import { sql } from 'kysely'
import type { OfficerAct } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import type { Preferences } from '../contract/preferences.ts'
import { preferencesOf } from '../reads.ts'

/** Keeps what an officer sets for themselves beside what they set before; answers all of it. */
export function savePreferences(set: Preferences, act: OfficerAct): Promise<Preferences> {
  return transaction(async () => {
    const { id } = act.officer
    await db()
      .updateTable('officers')
      .set({ preferences: sql`preferences || ${JSON.stringify(set)}::jsonb` })
      .where('id', '=', id)
      .execute()
    await audit(act, { action: 'officer.setPreferences', entity: 'officer', id, after: set })
    return preferencesOf(id)
  })
}
