import { MANAGERS, type Role } from '../../platform/roles.ts'

/**
 * Whether officers prove themselves by a second factor: nobody, those who manage others by their own choice or always, or
 * everyone always.
 */
export const SECOND_FACTOR = ['off', 'optional', 'required', 'everyone'] as const
export type SecondFactorRule = (typeof SECOND_FACTOR)[number]

/** How many recovery codes an officer gets. */
export const RECOVERY_CODES = 10

/** Whether officers of `role` may set one up. */
export function mayHaveFactor(rule: SecondFactorRule, role: Role): boolean {
  return rule === 'everyone' || (rule !== 'off' && (MANAGERS as readonly Role[]).includes(role))
}

/** Whether an officer of `role` must set one up before anything else. */
export function mustHaveFactor(rule: SecondFactorRule, role: Role): boolean {
  return (rule === 'required' || rule === 'everyone') && mayHaveFactor(rule, role)
}
