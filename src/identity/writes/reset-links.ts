import { randomBytes } from 'node:crypto'
import { db } from '../../platform/db.ts'
import { sessionHash } from '../reads.ts'
import { RESET_LIFE } from '../rules.ts'

/** A new token for an officer's password, kept hashed; it voids those before it. */
export async function issueLink(officerId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const link = {
    token_hash: sessionHash(token),
    officer_id: officerId,
    asked_at: now,
    expires_at: new Date(now.getTime() + RESET_LIFE),
  }
  await db()
    .insertInto('password_resets')
    .values(link)
    .onConflict((on) => on.column('officer_id').where('used_at', 'is', null).doUpdateSet(link))
    .execute()
  return token
}

/** Spends a token and answers whether it could: one that is unknown, spent or too old cannot. */
export async function spendLink(token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', sessionHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Voids the link that an officer may still have. */
export async function voidLinks(officerId: string): Promise<void> {
  await db()
    .deleteFrom('password_resets')
    .where('officer_id', '=', officerId)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes the links of anybody that are too old to be used. */
export async function deleteOldLinks(now: Date): Promise<void> {
  await db().deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
