import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { voidLinks } from './reset-links.ts'
import { revokeSessions } from './revoke.ts'
import { clearAccount } from './throttle.ts'

/** argon2id with OWASP's second parameter set: 19 MiB, 2 passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let decoy: Promise<string> | undefined

/** What the browser sends for `password`: hex SHA-256 of 'SS' + password. */
export function browserHash(password: string): string {
  return createHash('sha256').update(`SS${password}`).digest('hex')
}

/** The argon2id hash, to be stored, of what the browser sent. */
export function hashPassword(sent: string): Promise<string> {
  return hash(sent, COST)
}

/** Whether `sent` matches the `stored` hash; false, in the same time, for an unknown officer without one. */
export async function verifyPassword(stored: string | undefined, sent: string): Promise<boolean> {
  decoy ??= hashPassword('nobody')
  return (await verify(stored ?? (await decoy), sent)) && stored !== undefined
}

/**
 * Puts another password, hashed already, in the place of an officer's: their sessions end, but for the one that
 * asks, links that were mailed are void, and wrong passwords of before no longer count. One that `isTemporary` lets the
 * officer do nothing but set another.
 */
export async function setPassword(
  { id, email, isTemporary = false }: { id: string; email: string; isTemporary?: boolean },
  hash: string,
  { now, sessionHash }: CallContext,
): Promise<void> {
  await db()
    .updateTable('officers')
    .set({ password_hash: hash, password_is_temporary: isTemporary })
    .where('id', '=', id)
    .execute()
  await clearAccount(email)
  await voidLinks(id)
  await revokeSessions(id, 'password', { now, except: sessionHash })
}
