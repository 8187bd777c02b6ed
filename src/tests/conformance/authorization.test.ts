import { expect, test } from 'vitest'
import { allCalls } from '../../app/contracts.ts'
import { type Access, ROLES, type Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { openTestServer } from '../server.ts'

await openTestDatabase()
const server = await openTestServer()

/** A body that no call accepts: whoever may call hears 400, since permission is asked first. */
const REFUSED_BY_ALL = { 'no such field': 1 }

test.each(allCalls.map((call) => [call.path, call] as const))(
  '%s answers whom it names and nobody else',
  async (path, { roles }) => {
    for (const role of ROLES) {
      const { status } = await server.post(path, REFUSED_BY_ALL, role)
      expect({ role, status }).toEqual({ role, status: statusFor(roles, role) })
    }
    const { status } = await server.post(path, REFUSED_BY_ALL)
    expect(status).toBe(roles === 'public' ? 400 : 401)
  },
)

/** Computed here, not by the rule that the server uses: a server that lets everybody in has to fail. */
function statusFor(roles: Access, role: Role): number {
  if (roles === 'scale-token') return 401
  if (roles === 'public' || roles === 'signed-in') return 400
  return roles.some((one) => one === role) ? 400 : 403
}

test('the matrix looked at the whole table', () => {
  expect(allCalls.length).toBeGreaterThanOrEqual(35)
  expect(new Set(allCalls.map(({ path }) => path)).size).toBe(allCalls.length)
})

test('a token that is unknown, empty or of another scheme is nobody', async () => {
  for (const authorization of [
    'Bearer nonsense',
    'Bearer ',
    'Basic YTpi',
    server.officers[0].token,
  ]) {
    const { status, body } = await server.post('authenOfficer/checkSession', {}, undefined, {
      authorization,
    })
    expect({ authorization, status, code: body.code }).toEqual({
      authorization,
      status: 401,
      code: 'auth.expired',
    })
  }
})

test("an officer's token is no scale token", async () => {
  const { body } = await server.post('scale/ImportTickets', { tickets: [] }, 0)
  expect(body).toMatchObject({ status: 401, code: 'scale.token' })
})
