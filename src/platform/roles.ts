/** The officers' roles (docs/rules.md, section 1). */
export const ROLES = [0, 1, 50, 51, 52, 81, 91] as const
export type Role = (typeof ROLES)[number]

/** Who may do what (docs/rules.md, section 1), in one place so that a mill can tighten it. */
export const SUPER_ADMIN = [0] as const satisfies Role[]
export const ADMINS = [0, 1] as const satisfies Role[]
export const MANAGERS = [0, 1, 50] as const satisfies Role[]
export const PURCHASING = [0, 1, 50, 51] as const satisfies Role[]
export const PALM = [0, 1, 50, 51, 52] as const satisfies Role[]
export const INVOICING = [0, 1, 50, 51, 91] as const satisfies Role[]
/** Who answers for where money goes. */
export const PAYING = [0, 1, 50, 91] as const satisfies Role[]
export const RECEIVING = [0, 1, 50, 51, 81, 91] as const satisfies Role[]

/** Officers who read everything and change nothing: no role does so far. */
const READ_ONLY: readonly Role[] = []

/** `'signed-in'`: every officer. `'public'`: nobody need sign in. `'scale-token'`: a weighbridge. */
export type Access = readonly Role[] | 'signed-in' | 'public' | 'scale-token'

export type Readers<W extends Access> = W extends readonly Role[] ? readonly Role[] : W

/** Who reads what `who` work with: they, and those who only read. Reading calls and screens ask it. */
export function readers<W extends Access>(who: W): Readers<W> {
  const all =
    typeof who === 'string'
      ? who
      : ROLES.filter((role) => who.includes(role) || READ_ONLY.includes(role))
  return all as Readers<W>
}

/** Whether an officer of `role` (undefined: nobody) is among `who`; scale tokens are no officers. */
export function mayCall(who: Access, role: Role | undefined): boolean {
  if (who === 'public') return true
  if (who === 'scale-token' || role === undefined) return false
  return who === 'signed-in' || who.includes(role)
}
