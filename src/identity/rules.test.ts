import { expect, test } from 'vitest'
import { ROLES } from '../platform/roles.ts'
import { rolesUpTo } from '../tests/conformance/ranks.ts'
import { assignableRoles, mayAssign, mayManage } from './rules.ts'

test.each(ROLES)(
  'role %i may manage and assign exactly the roles that do not rank above it',
  (role) => {
    expect(ROLES.filter((other) => mayManage(role, other))).toEqual(rolesUpTo(role))
    expect(assignableRoles(role)).toEqual(rolesUpTo(role))
    expect(ROLES.filter((other) => mayAssign(role, other))).toEqual(rolesUpTo(role))
  },
)
