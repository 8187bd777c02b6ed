import type { OfficerContext } from '../../platform/call-context.ts'
import { refuse } from '../../platform/errors.ts'
import type { Role } from '../../platform/roles.ts'
import { standingOf } from '../reads/second-officer.ts'
import type { Matter, Standing } from '../rules/independence.ts'

/** What the audit trail says of a step that takes two officers. */
export interface Eyes {
  /** One officer took it alone, since the mill had nobody else. */
  Alone?: true
}

/**
 * Lets the officer who calls do the second part of a matter, for which one of `roles` is needed, and says whether they do
 * it alone. Whoever did the first part is refused by `refuseOwn`, whoever is not independent of them with
 * `second.dependent`.
 */
export async function requireSecond(
  matter: Matter,
  roles: readonly Role[],
  { officer }: OfficerContext,
  refuseOwn: () => never,
): Promise<Eyes> {
  const standing = (await standingOf(officer, roles))(matter)
  if (standing === 'own') refuseOwn()
  if (standing === 'dependent') refuse('second.dependent')
  return eyesOf(standing)
}

/** What the audit trail says of a step by an officer who stands so. */
export function eyesOf(standing: Standing | undefined): Eyes {
  return standing === 'alone' ? { Alone: true } : {}
}
