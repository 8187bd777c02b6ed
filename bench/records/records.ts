import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { browserHash, hashPassword } from '../../src/identity/writes/passwords.ts'
import { PASSWORD } from '../servers.ts'

/** Makes what the changes change, and gives every grader the password. */
export async function makeRecords(database: pg.Client): Promise<void> {
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
