import { sql } from 'kysely'
import { findKey } from '../../identity/reads/access-keys.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { businessDay } from '../../platform/thai-date.ts'

/** Refuses a secret of no link, or of one that was revoked or is over. */
export async function requireGateLink(token: string, now: Date): Promise<void> {
  const isValid = sql<boolean>`coalesce(last_day >= ${businessDay(now)}::date, true)`
  if (!(await findKey('gate_links', token, now, isValid))) refuse('gate.link')
}

/** Every link, the newest first, as the wire has it; never the secret. */
export function gateLinks() {
  return db()
    .selectFrom('gate_links')
    .leftJoin('officers', 'officers.id', 'gate_links.created_by')
    .select([
      'gate_links.id as UUID',
      'gate_links.name as Name',
      'gate_links.created_at as Created',
      'officers.full_name as CreatedBy',
      'gate_links.used_at as LastUsed',
      'gate_links.revoked_at as Revoked',
      'gate_links.last_day as LastDay',
    ])
    .orderBy('gate_links.created_at', 'desc')
    .limit(MAX_ROWS)
    .execute()
}
