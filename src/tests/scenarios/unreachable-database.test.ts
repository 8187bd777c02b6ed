import { expect, inject, test, vi } from 'vitest'
import { runCommand } from '../command.ts'

vi.setConfig({ testTimeout: 180_000 })

const SECRET = 'palm-of-nobody'

/** The address of the cluster of the tests with a password that is wrong, unless `other` has the right one. */
function clusterAddress(other: Partial<URL>): string {
  return Object.assign(new URL(inject('clusterUrl')), other).href
}

test.each([
  ['on a machine that is not there', `postgres://palm:${SECRET}@mill.invalid/mill`, 'No machine'],
  ['at a closed port', `postgres://palm:${SECRET}@127.0.0.1:1/mill`, 'No PostgreSQL runs'],
  ['with a wrong password', clusterAddress({ password: SECRET }), 'does not let the user'],
  ['that nobody made', clusterAddress({ pathname: 'no_mill' }), 'has no database called no_mill'],
])('the start says what to do about a database %s, and ends', async (_, url, sentence) => {
  const { code, out, err } = await runCommand('../start', url, [])
  expect(code).toBe(1)
  expect(out).toBe('Palm Scale กำลังเริ่ม / starting …\n')
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/[ก-๙].* DATABASE_URL/),
    expect.stringContaining(sentence),
  ])
  expect(err).not.toContain(SECRET)
  expect(err).not.toContain(new URL(inject('clusterUrl')).password)
})
