import { expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { ROLES, type Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { openTestServer, signInAs } from '../server.ts'
import { RANKS, rolesUpTo } from './ranks.ts'

await openTestDatabase()
const server = await openTestServer()

/** Typed by hand from docs/rules.md, section 1: who may call the management of officers. */
const MANAGERS: readonly Role[] = [0, 1, 50]

const Password = browserHash('ปาล์มทะลาย 2569')
const person = (Roles: Role) => ({
  Name: 'สมหญิง',
  Lastname: 'ใจดี',
  Email: `${crypto.randomUUID()}@mill.co.th`,
  PersonnelNumber: '-',
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
  for (const [path, body] of CALLS) {
    const { status, body: answer } = await server.post(path, body(target.id, other), role)
    const expected = answerOf(role, other, 'user.above')
    expect({ path, status, code: answer.code }).toEqual({ path, ...expected })
  }
})

test.each(CASES)('whether an officer of role %i may make one of role %i', async (role, given) => {
  const user = { ...person(given), Password }
  const promoted = await signInAs(role === 0 ? 51 : 91)
  for (const body of [user, { UUID: promoted.id, ...person(given) }]) {
    const { status, body: answer } = await server.post('user/SaveUser', body, role)
    const expected = answerOf(role, given, 'user.roleAbove')
    const at = expected.status === 400 ? ['Roles'] : []
    expect({ status, code: answer.code, at: Object.keys(answer.fields ?? {}) }).toEqual({
      ...expected,
      at,
    })
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

test('the matrix has every role with every role', () => {
  expect(RANKS.flat().toSorted((a, b) => a - b)).toEqual([...ROLES])
  expect(CASES).toHaveLength(RANKS.flat().length ** 2)
  expect(CALLS).toHaveLength(6)
})

/** What an officer of `role` is answered who manages or makes one of `other`; `code` where that one ranks above. */
function answerOf(role: Role, other: Role, code: string) {
  if (!MANAGERS.includes(role)) return { status: 403, code: 'auth.forbidden' }
  if (!rolesUpTo(role).includes(other)) return { status: 400, code }
  return { status: 200, code: undefined }
}
