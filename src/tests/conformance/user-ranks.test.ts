import { expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { ROLES, type Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { openTestServer, signInAs } from '../server.ts'

await openTestDatabase()
const server = await openTestServer()

/**
 * Typed by hand from docs/rules.md, section 1: officers of the role at the left manage those of the roles at the right,
 * and may make somebody one; nobody stands above a Super Admin. Who is not named here manages nobody.
 */
const MANAGES: Partial<Record<Role, readonly Role[]>> = {
  0: [0, 1, 50, 51, 52, 81, 91],
  1: [1, 50, 51, 52, 81, 91],
  50: [50, 51, 52, 81, 91],
}

const Password = browserHash('ปาล์มทะลาย 2569')
const person = (Roles: Role) => ({
  Name: 'สมหญิง',
  Lastname: 'ใจดี',
  Email: `${crypto.randomUUID()}@mill.co.th`,
  PersonnelNumber: '1',
  Roles,
})

/** Each call, and what it is sent about an officer. */
const CALLS: [path: string, body: (UUID: string, role: Role) => object][] = [
  ['user/SaveUser', (UUID, role) => ({ UUID, ...person(role) })],
  ['user/UpdatePassword', (UUID) => ({ UUID, Password })],
  ['user/Deactivate', (UUID) => ({ UUID })],
  ['user/Activate', (UUID) => ({ UUID })],
  ['user/EndSessions', (UUID) => ({ UUID })],
  ['user/getHistory', (UUID) => ({ UUID })],
]
const CASES = ROLES.flatMap((role) => ROLES.map((other) => [role, other] as const))

test.each(CASES)('what an officer of role %i may do with one of role %i', async (role, other) => {
  const target = await signInAs(other)
  const mayAtAll = Object.hasOwn(MANAGES, role)
  for (const [path, body] of CALLS) {
    const { status, body: said } = await server.post(path, body(target.id, other), role)
    const expected = !mayAtAll
      ? { status: 403, code: 'auth.forbidden' }
      : MANAGES[role]?.includes(other)
        ? { status: 200, code: undefined }
        : { status: 400, code: 'user.above' }
    expect({ path, status, code: said.code }).toEqual({ path, ...expected })
  }
})

test.each(CASES)('whether an officer of role %i may make one of role %i', async (role, given) => {
  const user = { ...person(given), Password }
  const promoted = await signInAs(role === 0 ? 51 : 91)
  for (const body of [user, { UUID: promoted.id, ...person(given) }]) {
    const { status, body: said } = await server.post('user/SaveUser', body, role)
    const expected = !MANAGES[role]
      ? { status: 403, code: 'auth.forbidden' }
      : MANAGES[role].includes(given)
        ? { status: 200, code: undefined }
        : { status: 400, code: 'user.roleAbove' }
    expect({ status, code: said.code }).toEqual(expected)
  }
})

test('who sees whom', async () => {
  for (const role of [0, 1, 50] as const) {
    const { body } = await server.post('user/GetAllUser', {}, role)
    const visible = new Set(body.result.map(({ Roles }: { Roles: Role }) => Roles))
    expect([...ROLES].filter((one) => visible.has(one))).toEqual(
      role === 0 ? [...ROLES] : ROLES.filter((one) => one !== 0),
    )
  }
})

test('the matrix looked at every role twice', () => {
  expect(CASES).toHaveLength(49)
  expect(CALLS).toHaveLength(6)
})
