import type { CallContext, OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { userRecord } from '../reads/users.ts'
import { lockUser } from './lock-user.ts'
import { deleteFactor } from './second-factor.ts'
import { findByEmail } from './sign-in.ts'

/**
 * Takes the second factor of an officer away who has lost it. Refuses `user.notFound`, `user.above`, and
 * `user.ownFactor` to whoever would take away their own without a code of it.
 */
export function resetFactor({ UUID }: { UUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    await lockUser(UUID, ctx)
    if (UUID === ctx.officer.id) refuse('user.ownFactor')
    await deleteFactor(UUID, 'officer.resetFactor', ctx)
    return userRecord(UUID, ctx.now)
  })
}

/** The same by whoever sits at the server, for an officer whom nobody stands above; says whether there was one. */
export async function resetFactorOf(email: string, ctx: CallContext): Promise<boolean> {
  const found = await findByEmail(email)
  if (!found) return false
  return transaction(() => deleteFactor(found.officer.id, 'officer.resetFactor', ctx))
}
