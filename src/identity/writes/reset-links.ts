import { randomBytes } from 'node:crypto'
import { db } from '../../platform/db.ts'
import { sessionHash } from '../reads.ts'
import { RESET_LINK_MS } from '../rules.ts'

/** Makes a token that sets an officer's password once; replaces the one before it. Only its hash is stored. */
export async function issueLink(officerId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const link = {
    token_hash: sessionHash(token),
    officer_id: officerId,
    asked_at: now,
    expires_at: new Date(now.getTime() + RESET_LINK_MS),
  }
  await db()
    .insertInto('password_resets')
    .values(link)
    .onConflict((on) => on.column('officer_id').where('used_at', 'is', null).doUpdateSet(link))
    .execute()
  return token
}

/** Marks a token as used; returns false for one that is unknown, used or expired. */
export async function consumeLink(token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', sessionHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Deletes the unused link of an officer. */
export async function voidLinks(officerId: string): Promise<void> {
  await db()
    .deleteFrom('password_resets')
    .where('officer_id', '=', officerId)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes expired links. */
export async function deleteOldLinks(now: Date): Promise<void> {
  await db().deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
