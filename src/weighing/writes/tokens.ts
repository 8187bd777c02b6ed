import { sql } from 'kysely'
import { createKey, revokeKey } from '../../identity/writes/access-keys.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract.ts'
import type { Numbering } from '../rules/identity.ts'
import type { NumberRestart } from '../rules/numbering.ts'
import { lockIntake } from './lock-intake.ts'
import { endSilence } from './silences.ts'

/** Makes a weighbridge's token; the secret is shown once and stored only as a hash. Of the tokens in use none has its name. */
export async function createToken(
  { Name, NumberRestarts = 'never' }: { Name: string; NumberRestarts?: NumberRestart },
  ctx: CallContext,
) {
  return transaction(async () => {
    await refuseTaken(Name)
    const more = { number_restarts: NumberRestarts }
    const made = await createKey('scale_tokens', { Name, NumberRestarts }, more, ctx)
    publishChange('scaleTokens', [made.UUID])
    return made
  })
}

/** Says when the numbers of a scale start again; refuses a token that is unknown or revoked. */
export async function setNumberRestarts(
  { UUID, NumberRestarts }: Parsed<typeof calls.setNumberRestarts>,
  ctx: CallContext,
) {
  return transaction(async () => {
    await lockIntake()
    const before = await db()
      .selectFrom('active_scale_tokens')
      .select('number_restarts')
      .where('id', '=', UUID)
      .executeTakeFirst()
    if (!before) refuse('scale.tokenNotFound')
    if (before.number_restarts === NumberRestarts) return {}
    await db()
      .updateTable('scale_tokens')
      .set({ number_restarts: NumberRestarts })
      .where('id', '=', UUID)
      .execute()
    await audit(ctx, {
      action: 'scaleToken.update',
      entity: 'scaleToken',
      id: UUID,
      before: { NumberRestarts: before.number_restarts },
      after: { NumberRestarts },
    })
    return {}
  })
}

/** In whose numbering the readings of a token are. */
export async function numberingOf(token: string): Promise<Numbering> {
  const { number_restarts: restarts } = await db()
    .selectFrom('scale_tokens')
    .select('number_restarts')
    .where('id', '=', token)
    .executeTakeFirstOrThrow()
  return { token, restarts: restarts as NumberRestart }
}

/** Two who create at once wait for each other. */
async function refuseTaken(name: string): Promise<void> {
  await sql`lock table scale_tokens in share row exclusive mode`.execute(db())
  const taken = await db()
    .selectFrom('active_scale_tokens')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst()
  if (taken) refuseField('Name', 'scale.nameTaken')
}

/** Ends a token for good, and the silence of its scale; refuses one that is unknown or revoked already. */
export async function revokeToken({ UUID }: { UUID: string }, ctx: CallContext) {
  return transaction(async () => {
    await lockIntake()
    if (!(await revokeKey('scale_tokens', UUID, ctx))) refuse('scale.tokenNotFound')
    await endSilence(UUID, ctx.now)
    publishChange('scaleTokens', [UUID])
    return {}
  })
}
