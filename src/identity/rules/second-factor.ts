import { MANAGERS, type Role } from '../../platform/roles.ts'

/** Whether those who manage others prove themselves by a second factor: not at all, by their own choice, or always. */
export const SECOND_FACTOR = ['off', 'optional', 'required'] as const
export type SecondFactorRule = (typeof SECOND_FACTOR)[number]

/** How many recovery codes an officer gets. */
export const RECOVERY_CODES = 10

/** Whether officers of `role` may set one up. */
export function mayHaveFactor(rule: SecondFactorRule, role: Role): boolean {
  return rule !== 'off' && (MANAGERS as readonly Role[]).includes(role)
}

/** Whether an officer of `role` must set one up before anything else. */
export function mustHaveFactor(rule: SecondFactorRule, role: Role): boolean {
  return rule === 'required' && mayHaveFactor(rule, role)
}
