import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { db, transaction } from '../../platform/db.ts'

/** The table of a kind of access keys; its view `active_…` has those that are not revoked. */
export type KeyTable = 'gate_links' | 'scale_tokens'

const USED_EVERY_MS = 60_000

/** The hash under which the secret of a key is kept. */
export function keyHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The key of a secret, unless it is revoked or `isValid` says no; notes at most once a minute that it was used.
 */
export async function findKey(
  table: KeyTable,
  token: string,
  now: Date,
  isValid: RawBuilder<boolean> = sql`true`,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string; used_at: Date | null }>`
    select id, name, used_at from ${sql.table(`active_${table}`)}
    where token_hash = ${keyHash(token)} and ${isValid}`.execute(db())
  const [key] = rows
  if (!key) return undefined
  const { id, name, used_at } = key
  if (!used_at || now.getTime() - used_at.getTime() >= USED_EVERY_MS) {
    const noteUse = sql`update ${sql.table(table)} set used_at = ${now} where id = ${id}`
    await transaction(() => noteUse.execute(db()))
  }
  return { id, name }
}
