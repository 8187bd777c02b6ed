import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { setting } from '../../platform/setting.ts'
import { mayHaveFactor, mustHaveFactor, type SecondFactorRule } from '../rules/second-factor.ts'

/** Whether officers prove themselves by a second factor. */
export const secondFactorRule = setting<SecondFactorRule>('off')

/** The second factor of an officer, once it is set up, as far as the mill asks for one. */
export async function factorOf(officerId: string) {
  if (secondFactorRule() === 'off') return undefined
  return db()
    .selectFrom('second_factors_in_force')
    .select(['encrypted_secret', 'set_up_at'])
    .where('officer_id', '=', officerId)
    .executeTakeFirst()
}

/** What officers see of their own second factor: never its secret. */
export async function ownFactor({ id, role }: { id: string; role: Role }) {
  const factor = await factorOf(id)
  const { left } = await db()
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('officer_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    MaySetUp: mayHaveFactor(secondFactorRule(), role),
    IsRequired: mustHaveFactor(secondFactorRule(), role),
    SetUpAt: factor?.set_up_at ?? null,
    CodesLeft: left,
  }
}
