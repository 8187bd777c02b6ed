import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { browserHash, hashPassword } from '../../src/identity/writes/passwords.ts'
import { PASSWORD } from '../servers.ts'

/** What `make.sql` makes is enough for so many seconds of load of a side. */
const ENOUGH_SECONDS = 4

/** Makes what the changes change in so many seconds of load, and gives every grader the password. */
export async function makeRecords(database: pg.Client, seconds: number): Promise<void> {
  const share = String(Math.min(seconds / ENOUGH_SECONDS, 1))
  await database.query(`select set_config('bench.share', $1, false)`, [share])
  await database.query(await read('make.sql'))
  const hash = await hashPassword(browserHash(PASSWORD))
  await database.query(`update officers set password_hash = $1 where email like 'grader%'`, [hash])
}

/** Takes away what the limit changed of the records in the database at `url`, if any were made. */
export async function forgetLimit(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const { rows } = await database.query(`select to_regclass('bench.records') records`)
    if (rows[0].records) await database.query(await read('forget-limit.sql'))
  } finally {
    await database.end()
  }
}

function read(file: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, file), 'utf8')
}
