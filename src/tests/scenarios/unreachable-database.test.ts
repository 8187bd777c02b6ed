import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { APP_ROLE, appAddress } from '../../../embedded-postgres/database.ts'
import { runCommand } from '../command.ts'
import { makeEmptyDatabase, openTestDatabase } from '../database.ts'
import { testsOnPostgres15 } from '../debian-postgres.ts'

vi.setConfig({ testTimeout: 180_000 })

const SECRET = 'palm-of-nobody'
const migrated = await openTestDatabase()

/** The address of the cluster of the tests with a password that is wrong, unless `other` has the right one. */
function clusterAddress(other: Partial<URL>): string {
  return Object.assign(new URL(inject('clusterUrl')), other).href
}

/** Has the superuser of the tests' cluster run `sql`, in `database` where it is named. */
async function asSuperuser(sql: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: clusterAddress({ pathname: database }) })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** A database that belongs to the superuser, for the mill's own user; dropped after the file. */
async function makeForeignDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(`create database ${name} template template0`)
  afterAll(() => asSuperuser(`drop database ${name} with (force)`))
  return appAddress(inject('clusterUrl'), name)
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** What the start said of the database at `url`, which it did not take. */
async function refusalOfStart(url: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, out, err } = await runCommand('../start', url, [], env)
  expect(code).toBe(1)
  expect(out).toBe('Palm Scale กำลังเริ่ม / starting …\n')
  const lines = err.trim().split('\n')
  expect(lines).toEqual([expect.stringMatching(/[ก-๙]/), expect.not.stringMatching(/[ก-๙]/)])
  expect(err).not.toContain(new URL(url).password)
  return lines[1] ?? ''
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

test('a user without rights, by its name and what gives them', async () => {
  const url = await makeForeignDatabase()
  const owner = `alter database ${nameOf(url)} owner to ${APP_ROLE}`
  expect(await refusalOfStart(url)).toContain(owner)
  await asSuperuser(`revoke all on schema public from public`, nameOf(url))
  expect(await refusalOfStart(url)).toContain(owner)
  await asSuperuser(`revoke connect on database ${nameOf(url)} from public`)
  expect(await refusalOfStart(url)).toContain(owner)
})

// PostgreSQL 15 cannot be made to look for extensions where there are none.
test.skipIf(testsOnPostgres15)(
  'an extension that nobody put on the machine of the database',
  async () => {
    const lacking = await makeEmptyDatabase()
    await asSuperuser(`alter database ${nameOf(lacking)} set extension_control_path = '/nowhere'`)
    expect(await refusalOfStart(lacking)).toMatch(
      /lacks an extension.*pg_trgm.*Install postgresql-contrib/,
    )
  },
)

test('an extension that its user may not add', async () => {
  const blocked = await makeForeignDatabase()
  await asSuperuser(`grant all on schema public to ${APP_ROLE}`, nameOf(blocked))
  expect(await refusalOfStart(blocked)).toMatch(/may not add.*run in it: create extension pg_trgm$/)
  await asSuperuser('create extension pg_trgm', nameOf(blocked))
  const foreign = await refusalOfStart(blocked, { HOST: '192.0.2.1', PORT: '0' })
  expect(foreign).toMatch(/does not have the address 192\.0\.2\.1\. Set HOST/)
})

test.each(['nowhere.invalid', '127.0.0.1:3000', 'http://127.0.0.1'])(
  'HOST=%s, which is no address of this machine',
  async (HOST) => {
    expect(await refusalOfStart(migrated, { HOST, PORT: '0' })).toContain(
      'Set HOST to one that it has',
    )
  },
)
