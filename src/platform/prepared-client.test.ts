import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import type { PreparedClient } from './prepared-client.ts'

const url = await openTestDatabase()
let client: PreparedClient

beforeAll(async () => {
  // A module of its own, which has prepared nothing yet.
  vi.resetModules()
  client = new (await import('./prepared-client.ts')).PreparedClient({ connectionString: url })
  await client.connect()
})
afterAll(() => client.end())

/** How often a statement that is run three times was prepared. */
async function preparedOf(text: string, values: unknown[]): Promise<number> {
  for (let run = 0; run < 3; run += 1) await client.query(text, values)
  const found = 'select count(*)::int as count from pg_prepared_statements where statement = $1'
  return (await client.query(found, [text])).rows[0].count
}

test('a statement is prepared once on a connection, one without values too', async () => {
  expect(await preparedOf('select $1::text as text', ['ปาล์ม'])).toBe(1)
  expect(await preparedOf('select 1 as one', [])).toBe(1)
})

test('one with a pattern is planned anew, since what it finds depends on the pattern', async () => {
  expect(await preparedOf('select 1 from officers where email ilike $1', ['%a%'])).toBe(0)
  expect(await preparedOf('select 1 from officers where email LIKE $1', ['a%'])).toBe(0)
})

test('of a thousand statements the rest is run without being prepared', async () => {
  for (let n = 0; n < 1000; n += 1) await client.query(`select ${n} as n`, [])
  expect(await preparedOf('select 1000 as n', [])).toBe(0)
})
