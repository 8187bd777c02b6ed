import { beforeEach, expect, test } from 'vitest'
import { db } from '../platform/db.ts'
import { openTestDatabase } from '../tests/database.ts'
import { install } from './install.ts'
import { readSettings } from './settings.ts'

await openTestDatabase()

const configured = readSettings({ DATABASE_URL: 'postgres://mill:secret@127.0.0.1/mill' })
const production = {
  NODE_ENV: 'production',
  MILL_NAME: 'โรงงาน',
  MILL_ADDRESS: 'กระบี่',
  ACCOUNT_CONFIRM: 'tell',
  PRICE_CHECKER: 'off',
}
const nothing = async () => {}

beforeEach(async () => {
  await db().deleteFrom('officers').execute()
  await db().deleteFrom('installation').execute()
})

async function officers() {
  return db().selectFrom('officers').select(['email', 'role']).execute()
}

async function markDemo(): Promise<void> {
  await db().insertInto('installation').values({ kind: 'demo' }).execute()
}

test('a configured empty database gets one Super Admin, whose password is printed once', async () => {
  const first = await install(configured, nothing)
  expect(first).toEqual({ kind: 'mill', password: expect.stringMatching(/^.{16}$/) })
  expect(await officers()).toEqual([{ email: 'superadmin@mill.local', role: 0 }])
  expect(await install(configured, nothing)).toEqual({ kind: 'mill' })
})

test('a password of the environment is used and not printed', async () => {
  const admin = { ADMIN_EMAIL: 'boss@mill.example', ADMIN_PASSWORD: 'long enough' }
  const settings = readSettings({ ...production, ...admin })
  expect(await install(settings, nothing)).toEqual({ kind: 'mill' })
  expect(await officers()).toEqual([{ email: 'boss@mill.example', role: 0 }])
})

test('of two first starts at once one makes the Super Admin', async () => {
  const both = await Promise.all([install(configured, nothing), install(configured, nothing)])
  expect(both.filter(({ password }) => password)).toHaveLength(1)
  expect(await officers()).toHaveLength(1)
})

test('a database of our own gets the demo mill, once', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    await markDemo()
  }
  expect(await install(readSettings({}), load)).toEqual({ kind: 'demo' })
  expect(await install(readSettings({}), load)).toEqual({ kind: 'demo' })
  expect(loads).toBe(1)
})

test('production over a demo database is refused', async () => {
  await markDemo()
  await expect(install(readSettings(production), nothing)).rejects.toThrow(
    'This is a demo database',
  )
})

test.each(['0.0.0.0', '192.168.1.5', '::', 'mill.example'])(
  'demo accounts on %s are refused before they are made',
  async (HOST) => {
    const load = () => Promise.reject(new Error('loaded'))
    await expect(install(readSettings({ HOST }), load)).rejects.toThrow('loopback only')
  },
)

test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])(
  'a demo mill answers on %s',
  async (HOST) => {
    expect(await install(readSettings({ HOST }), nothing)).toEqual({ kind: 'demo' })
  },
)
