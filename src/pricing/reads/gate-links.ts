import { createHash } from 'node:crypto'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { businessDay } from '../../platform/thai-date.ts'

const USED_EVERY_MS = 60_000

/** The hash under which the secret of a link is kept. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Refuses a secret of no link, or of one that was revoked or is over; notes at most once a minute that a link was used. */
export async function requireGateLink(token: string, now: Date): Promise<void> {
  const link = await db()
    .selectFrom('active_gate_links')
    .select(['id', 'used_at'])
    .where('token_hash', '=', tokenHash(token))
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '>=', businessDay(now))]))
    .executeTakeFirst()
  if (!link) refuse('gate.link')
  if (link.used_at && now.getTime() - link.used_at.getTime() < USED_EVERY_MS) return
  await transaction(() =>
    db().updateTable('gate_links').set({ used_at: now }).where('id', '=', link.id).execute(),
  )
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
