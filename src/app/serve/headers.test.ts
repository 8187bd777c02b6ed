import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { signInAs } from '../../tests/server.ts'
import { buildApp } from '../app.ts'

await openTestDatabase()
const { token } = await signInAs(1)

test('every answer tells the browser what the page may do', async () => {
  const { headers } = await ask({})
  const policy = String(headers['content-security-policy']).split(';')
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(headers).toMatchObject({
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('nobody keeps what a call answers, or refuses', async () => {
  for (const authorization of [`Bearer ${token}`, 'Bearer nobody']) {
    expect((await ask({ headers: { authorization } })).headers['cache-control']).toBe('no-store')
  }
})

test('browsers are held to https only where they came by it', async () => {
  const forwarded = { 'x-forwarded-proto': 'https' }
  const hsts = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).headers['strict-transport-security']
  expect(await hsts({})).toBeUndefined()
  expect(await hsts({ headers: forwarded })).toBeUndefined()
  expect(await hsts({ headers: forwarded }, { trustProxy: ['loopback'] })).toBe('max-age=31536000')
  expect(await hsts({}, { isBehindTls: true })).toBe('max-age=31536000')
})

async function ask(
  { headers }: { headers?: Record<string, string> },
  options: { trustProxy?: string[]; isBehindTls?: boolean } = {},
) {
  const app = await buildApp({ logLevel: 'silent', ...options })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/system/authenOfficer/getOfficer',
    headers,
    payload: {},
  })
  await app.close()
  return answer
}
