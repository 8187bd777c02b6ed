import { randomBytes } from 'node:crypto'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { tokenHash } from '../reads/gate-links.ts'

/** Makes a link for a screen at the gate; its secret is shown once and stored only as a hash. */
export function createGateLink(
  { Name, LastDay = null }: { Name: string; LastDay?: string | null },
  ctx: OfficerContext,
) {
  if (LastDay && LastDay < businessDay(ctx.now)) refuseField('LastDay', 'gate.lastDay')
  const Token = randomBytes(32).toString('base64url')
  return transaction(async () => {
    const { id: UUID } = await db()
      .insertInto('gate_links')
      .values({
        name: Name,
        token_hash: tokenHash(Token),
        created_at: ctx.now,
        created_by: ctx.officer.id,
        last_day: LastDay,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'gateLink.create',
      entity: 'gateLink',
      id: UUID,
      after: { Name, ...(LastDay && { LastDay }) },
    })
    return { UUID, Name, Token }
  })
}

/** Ends a link for good; refuses one that is unknown or revoked already. */
export function revokeGateLink({ UUID }: { UUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    const revoked = await db()
      .updateTable('active_gate_links')
      .set({ revoked_at: ctx.now, revoked_by: ctx.officer.id })
      .where('id', '=', UUID)
      .returning('name')
      .executeTakeFirst()
    if (!revoked) refuse('gate.linkNotFound')
    const before = { Name: revoked.name }
    await audit(ctx, { action: 'gateLink.revoke', entity: 'gateLink', id: UUID, before })
    return {}
  })
}
