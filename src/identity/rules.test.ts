import { expect, test } from 'vitest'
import { ROLES, type Role } from '../platform/roles.ts'
import { assignableRoles, mayAssign, mayManage } from './rules.ts'

/** Typed by hand from docs/rules.md, section 1: 0 > 1 > 50 > the rest. */
const MANAGED: Record<Role, string> = {
  0: '0 1 50 51 52 81 91',
  1: '1 50 51 52 81 91',
  50: '50 51 52 81 91',
  51: '51 52 81 91',
  52: '51 52 81 91',
  81: '51 52 81 91',
  91: '51 52 81 91',
}

test.each(ROLES)(
  'role %i manages and gives exactly the roles that do not stand above it',
  (role) => {
    expect(ROLES.filter((other) => mayManage(role, other)).join(' ')).toBe(MANAGED[role])
    expect(assignableRoles(role).join(' ')).toBe(MANAGED[role])
    expect(ROLES.filter((other) => mayAssign(role, other)).join(' ')).toBe(MANAGED[role])
  },
)
