import { randomBytes } from 'node:crypto'
import type { Act } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { tokenHash } from '../reads.ts'

/** Makes a weighbridge's token; the secret is shown once and stored only as a hash. */
export async function createToken({ Name }: { Name: string }, act: Act) {
  const Token = randomBytes(32).toString('base64url')
  return transaction(async () => {
    const { id: UUID } = await db()
      .insertInto('scale_tokens')
      .values({
        name: Name,
        token_hash: tokenHash(Token),
        created_at: act.now,
        created_by: act.officer?.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(act, {
      action: 'scaleToken.create',
      entity: 'scaleToken',
      id: UUID,
      after: { Name },
    })
    return { UUID, Name, Token }
  })
}

/** Ends a token for good; refuses one that is unknown or revoked already. */
export async function revokeToken({ UUID }: { UUID: string }, act: Act) {
  return transaction(async () => {
    const revoked = await db()
      .updateTable('active_scale_tokens')
      .set({ revoked_at: act.now, revoked_by: act.officer?.id })
      .where('id', '=', UUID)
      .returning('name')
      .executeTakeFirst()
    if (!revoked) refuse('scale.tokenNotFound')
    await audit(act, {
      action: 'scaleToken.revoke',
      entity: 'scaleToken',
      id: UUID,
      before: { Name: revoked.name },
    })
    return {}
  })
}
