import type { Role } from '../../platform/roles.ts'

/** Typed by hand from docs/rules.md, section 1: the roles by rank, the highest first; those of one row are alike. */
export const RANKS: readonly (readonly Role[])[] = [[0], [1], [50], [51, 52, 81, 91]]

/** The roles that do not rank above `role`, which it may manage and assign where its calls let it. */
export function rolesUpTo(role: Role): Role[] {
  return RANKS.slice(RANKS.findIndex((rank) => rank.includes(role))).flat()
}
