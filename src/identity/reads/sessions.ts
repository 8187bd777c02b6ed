import { db } from '../../platform/db.ts'
import { expiryOf } from '../reads.ts'
import { deviceOf } from '../rules/device.ts'
import { REMEMBERED_SESSION_MS } from '../rules.ts'

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
