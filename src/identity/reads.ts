import { createHash } from 'node:crypto'
import type { Officer } from '../platform/call-context.ts'
import { db } from '../platform/db.ts'
import { aliased } from '../platform/fields.ts'
import type { Role } from '../platform/roles.ts'
import { setting } from '../platform/setting.ts'
import { statement } from '../platform/statement.ts'
import type { KeptPreferences } from './contract/preferences.ts'
import { deviceOf } from './rules/device.ts'
import { OFFICER_FIELDS } from './rules/fields.ts'
import { mayHaveFactor, mustHaveFactor, type SecondFactorRule } from './rules/second-factor.ts'
import { expiry, IDLE_MINUTES, lastEnd, REMEMBERED_SESSION_MS, type SessionTimes } from './rules.ts'

/** For how many minutes a session that is not remembered may be unused. */
export const idleMinutes = setting(IDLE_MINUTES)

/** When a session ends unless it is used again. */
export function expiryOf(session: SessionTimes): Date {
  return expiry(session, idleMinutes())
}

/** The hash under which a session's token is kept. */
export function sessionHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

interface OpenSession {
  state: 'open'
  officer: Officer
  hash: Buffer
  seenAt: Date
  hasTemporaryPassword: boolean
  /** The mill requires one, and the officer has not set it up. */
  needsSecondFactor: boolean
}

export type SessionState = OpenSession | { state: 'expired' | 'revoked' | 'ended' | 'deactivated' }

/**
 * Who a token belongs to at `now`; `revoked` where a password or role was changed under it, `deactivated` where its
 * officer was shut out, `ended` where they were signed out, `expired` where its time is over or nobody knows it.
 */
export async function findSession(token: string, now: Date): Promise<SessionState> {
  const hash = sessionHash(token)
  const [row] = await sessionOf({ hash })
  if (!row) return { state: 'expired' }
  const { revoked_because: because } = row
  if (because === 'password' || because === 'role') return { state: 'revoked' }
  if (because === 'deactivated' || row.deactivated_at) return { state: 'deactivated' }
  if (because) return { state: 'ended' }
  if (expiryOf(row) <= now) return { state: 'expired' }
  const { id, firstName, lastName, role } = row
  const officer = { id, firstName, lastName, role }
  const hasTemporaryPassword = row.password_is_temporary
  const needsSecondFactor = !row.factor_at && mustHaveFactor(secondFactorRule(), officer.role)
  return {
    state: 'open',
    officer,
    hash,
    seenAt: row.seen_at,
    hasTemporaryPassword,
    needsSecondFactor,
  }
}

const sessionOf = statement(({ hash }: { hash: Buffer }) =>
  db()
    .selectFrom('sessions')
    .innerJoin('officers', 'officers.id', 'sessions.officer_id')
    .leftJoin('second_factors', 'second_factors.officer_id', 'officers.id')
    .select(OFFICER_COLUMNS)
    .select([
      'sessions.remembered',
      'sessions.started_at',
      'sessions.seen_at',
      'sessions.revoked_because',
      'officers.deactivated_at',
      'officers.password_is_temporary',
      'second_factors.set_up_at as factor_at',
    ])
    .$narrowType<{ role: Role }>()
    .where('token_hash', '=', hash),
)

/** What an `Officer` is made of. */
export const OFFICER_COLUMNS = [
  'officers.id',
  'officers.first_name as firstName',
  'officers.last_name as lastName',
  'officers.role',
] as const

/** The officer's own record, as the wire has it. */
export function officerRecord(id: string) {
  return db()
    .selectFrom('officers')
    .select(['id as UUID', 'version as Version', ...aliased('officers', OFFICER_FIELDS)])
    .$narrowType<{ Roles: Role }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** When the session ends if it is not used again, and when it does all the same. */
export async function currentExpiry(hash: Buffer) {
  const times = await db()
    .selectFrom('sessions')
    .select(['started_at', 'seen_at', 'remembered'])
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { ExpiresAt: expiryOf(times), EndsAt: lastEnd(times) }
}

/** What the officer has set for themselves. */
export async function preferencesOf(id: string): Promise<KeptPreferences> {
  const { preferences } = await db()
    .selectFrom('officers')
    .select('preferences')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return preferences as KeptPreferences
}

/** Whether the session of that hash lets its officer in at `now`. */
export async function isSessionOpen(hash: Buffer, now: Date): Promise<boolean> {
  const row = await db()
    .selectFrom('open_sessions as sessions')
    .innerJoin('active_officers as officers', 'officers.id', 'sessions.officer_id')
    .select(['sessions.started_at', 'sessions.seen_at', 'sessions.remembered'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined && expiryOf(row) > now
}

/** The open sessions of an officer at `now`: the one of `hash` first, then the last used. */
export async function sessionsOf(officerId: string, hash: Buffer, now: Date) {
  const rows = await db()
    .selectFrom('open_sessions')
    .select(['id', 'token_hash', 'address', 'user_agent', 'started_at', 'seen_at', 'remembered'])
    .where('officer_id', '=', officerId)
    .orderBy(({ eb }) => eb('token_hash', '=', hash), 'desc')
    .orderBy('seen_at', 'desc')
    .execute()
  return rows
    .filter((row) => expiryOf(row) > now)
    .map((row) => {
      const { browser: Browser, system: System } = deviceOf(row.user_agent)
      const device = { Browser, System, Address: row.address }
      const times = { SignedIn: row.started_at, LastSeen: row.seen_at, ExpiresAt: expiryOf(row) }
      return { UUID: row.id, ...device, ...times, Current: row.token_hash.equals(hash) }
    })
}

/** How many sessions are open at `now`. */
export async function countOpenSessions(now: Date): Promise<number> {
  const rows = await db()
    .selectFrom('open_sessions')
    .select(['started_at', 'seen_at', 'remembered'])
    .where('started_at', '>', new Date(now.getTime() - REMEMBERED_SESSION_MS))
    .execute()
  return rows.filter((row) => expiryOf(row) > now).length
}

/** Whether officers prove themselves by a second factor. */
export const secondFactorRule = setting<SecondFactorRule>('off')

/** The second factor of an officer, once it is set up, as far as the mill asks for one. */
export async function factorOf(officerId: string) {
  if (secondFactorRule() === 'off') return undefined
  return db()
    .selectFrom('second_factors_in_force')
    .select(['encrypted_secret', 'set_up_at'])
    .where('officer_id', '=', officerId)
    .executeTakeFirst()
}

/** What officers see of their own second factor: never its secret. */
export async function ownFactor({ id, role }: { id: string; role: Role }) {
  const factor = await factorOf(id)
  const { left } = await db()
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('officer_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    MaySetUp: mayHaveFactor(secondFactorRule(), role),
    IsRequired: mustHaveFactor(secondFactorRule(), role),
    SetUpAt: factor?.set_up_at ?? null,
    CodesLeft: left,
  }
}
