import { createHash } from 'node:crypto'
import type { Officer } from '../platform/call-context.ts'
import { db } from '../platform/db.ts'
import type { Role } from '../platform/roles.ts'
import { statement } from '../platform/statement.ts'
import type { Preferences } from './contract/preferences.ts'
import { expiry } from './rules.ts'

/** The hash under which a session's token is kept. */
export function sessionHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export type SessionState =
  | { state: 'open'; officer: Officer; hash: Buffer; seenAt: Date; expiresAt: Date }
  | { state: 'expired' | 'revoked' | 'ended' }

/**
 * Who a token belongs to at `now`; `revoked` where a password or role was changed under it, `ended` where its officer
 * was signed out or shut out, `expired` where it was not used for too long or nobody knows it.
 */
export async function findSession(token: string, now: Date): Promise<SessionState> {
  const hash = sessionHash(token)
  const [row] = await sessionOf({ hash })
  if (!row) return { state: 'expired' }
  const { revoked_because: because } = row
  if (because === 'password' || because === 'role') return { state: 'revoked' }
  if (because || row.deactivated_at) return { state: 'ended' }
  const expiresAt = expiry(row.seen_at, row.remembered)
  if (expiresAt <= now) return { state: 'expired' }
  const officer = {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role as Role,
  }
  return { state: 'open', officer, hash, seenAt: row.seen_at, expiresAt }
}

const sessionOf = statement(({ hash }: { hash: Buffer }) =>
  db()
    .selectFrom('sessions')
    .innerJoin('officers', 'officers.id', 'sessions.officer_id')
    .select([
      'officers.id',
      'officers.first_name',
      'officers.last_name',
      'officers.role',
      'sessions.remembered',
      'sessions.seen_at',
      'sessions.revoked_because',
      'officers.deactivated_at',
    ])
    .where('token_hash', '=', hash),
)

/** The officer's own record, as the wire has it. */
export function officerRecord(id: string) {
  return db()
    .selectFrom('officers')
    .select([
      'id as UUID',
      'first_name as Name',
      'last_name as Lastname',
      'email as Email',
      'personnel_number as PersonnelNumber',
      'role as Roles',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** When the session ends if it is not used again. */
export async function currentExpiry(hash: Buffer): Promise<Date> {
  const { seen_at, remembered } = await db()
    .selectFrom('sessions')
    .select(['seen_at', 'remembered'])
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return expiry(seen_at, remembered)
}

/** What the officer has set for themselves. */
export async function preferencesOf(id: string): Promise<Preferences> {
  const { preferences } = await db()
    .selectFrom('officers')
    .select('preferences')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return preferences as Preferences
}

/** Whether the session of that hash lets its officer in at `now`. */
export async function isSessionOpen(hash: Buffer, now: Date): Promise<boolean> {
  const row = await db()
    .selectFrom('open_sessions as sessions')
    .innerJoin('active_officers as officers', 'officers.id', 'sessions.officer_id')
    .select(['sessions.seen_at', 'sessions.remembered'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined && expiry(row.seen_at, row.remembered) > now
}
