import { expect, test } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { pool } from './db.ts'
import type { PreparedClient } from './prepared-client.ts'

await openTestDatabase()

/** How often each of the statements was prepared on a connection that runs it three times. */
async function preparedOf(text: string, values: unknown[]): Promise<number> {
  const client = (await pool().connect()) as PreparedClient & { release(): void }
  try {
    for (let run = 0; run < 3; run += 1) await client.query(text, values)
    const found = 'select count(*) as count from pg_prepared_statements where statement = $1'
    return (await client.query(found, [text])).rows[0].count
  } finally {
    client.release()
  }
}

test('a statement is prepared once on a connection, one without values too', async () => {
  expect(await preparedOf('select $1::text as text', ['ปาล์ม'])).toBe(1)
  expect(await preparedOf('select 1 as one', [])).toBe(1)
})

test('one with a pattern is planned anew, since what it finds depends on the pattern', async () => {
  expect(await preparedOf('select 1 from officers where email ilike $1', ['%a%'])).toBe(0)
  expect(await preparedOf('select 1 from officers where email LIKE $1', ['a%'])).toBe(0)
})
