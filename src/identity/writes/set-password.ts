import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { voidLinks } from './reset-links.ts'
import { revokeSessions } from './revoke.ts'
import { clearAccount } from './throttle.ts'

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
