import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { type KeyTable, keyHash } from '../reads/access-keys.ts'

/** What the audit trail calls a key of each table. */
const ENTITIES: Record<KeyTable, string> = { gate_links: 'gateLink', scale_tokens: 'scaleToken' }

/**
 * Makes a key, `more` by the columns of its table; its secret is given this once and stored only as a hash. The audit
 * trail tells `after`.
 */
export async function createKey(
  table: KeyTable,
  after: { Name: string } & Record<string, string>,
  more: Record<string, string | null>,
  ctx: CallContext,
) {
  const { Name } = after
  const Token = randomBytes(32).toString('base64url')
  const row = {
    name: Name,
    token_hash: keyHash(Token),
    created_at: ctx.now,
    created_by: ctx.officer?.id ?? null,
    ...more,
  }
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})
    returning id`.execute(db())
  const [{ id: UUID }] = rows as [{ id: string }]
  const entity = ENTITIES[table]
  await audit(ctx, { action: `${entity}.create`, entity, id: UUID, after })
  return { UUID, Name, Token }
}

/** Ends a key for good; returns whether there was one of that id in force. */
export async function revokeKey(table: KeyTable, id: string, ctx: CallContext): Promise<boolean> {
  const { rows } = await sql<{ Name: string }>`
    update ${sql.table(`active_${table}`)}
    set revoked_at = ${ctx.now}, revoked_by = ${ctx.officer?.id ?? null}
    where id = ${id} returning name as "Name"`.execute(db())
  const [before] = rows
  if (!before) return false
  const entity = ENTITIES[table]
  await audit(ctx, { action: `${entity}.revoke`, entity, id, before })
  return true
}
