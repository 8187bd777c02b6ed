import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'

const client = new pg.Client({ connectionString: await openTestDatabase() })
let query: (text: string, values: unknown[]) => Promise<pg.QueryResult>

beforeAll(async () => {
  // A module of its own, which has prepared nothing yet.
  vi.resetModules()
  const { queryPrepared } = await import('./prepared-statements.ts')
  query = (text, values) => queryPrepared(client, text, values)
  await client.connect()
})
afterAll(() => client.end())

/** How often a statement that is run three times was prepared. */
async function preparedOf(text: string, values: unknown[]): Promise<number> {
  for (let run = 0; run < 3; run += 1) await query(text, values)
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

test('one that says so is planned once all the same', async () => {
  const text = 'select 1 from officers where email ilike $1 /* planned once */'
  expect(await preparedOf(text, ['%a%'])).toBe(1)
})

test('a statement whose columns a migration changed is asked again', async () => {
  await client.query('create temporary table loads (id int)')
  await client.query('insert into loads values (1)')
  const loads = async () => (await query('select * from loads', [])).rows
  expect(await loads()).toEqual([{ id: 1 }])
  await client.query("alter table loads add column product text default 'FFB'")
  expect(await loads()).toEqual([{ id: 1, product: 'FFB' }])
  await client.query('alter table loads drop column product')
  expect(await loads()).toEqual([{ id: 1 }])
})

test('in a transaction it fails once, and succeeds when its caller asks again', async () => {
  await client.query('create temporary table scales (id int)')
  const scales = () => query('select * from scales', [])
  await scales()
  await client.query('alter table scales add column name text')
  await client.query('begin')
  await expect(scales()).rejects.toThrow('cached plan must not change result type')
  await client.query('rollback')
  await client.query('begin')
  expect((await scales()).fields.map(({ name }) => name)).toEqual(['id', 'name'])
  await client.query('commit')
})

test('another refusal of PostgreSQL is not asked again', async () => {
  await expect(query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  expect(await preparedOf('select 1 / $1::int', [1])).toBe(1)
})

test('of a thousand statements the rest is run without being prepared', async () => {
  for (let n = 0; n < 1000; n += 1) await query(`select ${n} as n`, [])
  expect(await preparedOf('select 1000 as n', [])).toBe(0)
})
