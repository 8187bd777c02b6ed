import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { pool } from './db.ts'
import { packageRoot } from './package-root.ts'
import { StartupError } from './startup-error.ts'
import { withClient } from './with-client.ts'

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** The key of the advisory lock: an arbitrary number, the same for every start. */
export const MIGRATION_LOCK = 2569_0001

const FOLDER = path.join(packageRoot, 'migrations')

/**
 * Brings the database at `url` up to the migrations in `folder`, in order, each in its own
 * transaction; of two starts at once the second waits. Returns the names that it applied.
 * Throws a StartupError where the database has a migration that is not among the files, or is changed there, or where
 * PostgreSQL is too old.
 */
export async function migrate(url: string, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return withClient(url, async (client) => {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const applied = await readApplied(client)
    refuseUnknownMigrations(migrations, applied)
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of missing) await inTransaction(client, migration)
    return missing.map(({ name }) => name)
  })
}

let names: Promise<string[]> | undefined

/** The migrations of this program that the open database has not had, by whatever server. */
export async function missingMigrations(): Promise<string[]> {
  names ??= readdir(FOLDER).then((files) =>
    files.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -'.sql'.length)),
  )
  const { rows } = await pool().query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return (await names).filter((name) => !applied.has(name))
}

/**
 * Gives an empty database the tables that one with the migrations `applied` has, in the caller's transaction.
 * Throws a StartupError where one of them is not among the files, or is changed there.
 */
export async function buildSchema(
  client: pg.Client,
  applied: readonly { name: string; checksum: string }[],
): Promise<void> {
  const migrations = await readMigrations(FOLDER)
  const names = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  refuseUnknownMigrations(migrations, names)
  await readApplied(client)
  for (const migration of migrations.filter(({ name }) => names.has(name))) {
    await apply(client, migration)
  }
}

/** The files `0001_sentence_name.sql`, by number. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const odd = files.find((file) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file))
  if (odd) throw new Error(`${odd} is not named like 0001_sentence_name.sql`)
  return Promise.all(
    files.map(async (file) => {
      const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.slice(0, -'.sql'.length), sql, checksum: digest(sql) }
    }),
  )
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseUnknownMigrations(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartupError(
        `ฐานข้อมูลใหม่กว่าโปรแกรมนี้ (มี ${name}) กรุณาใช้โปรแกรมรุ่นล่าสุด`,
        `The database is newer than this program (it has ${name}). Use the latest program.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartupError(
        `ไฟล์ ${name}.sql ถูกแก้หลังจากใช้กับฐานข้อมูลแล้ว กรุณาใช้ไฟล์เดิมและเพิ่มการแก้ไขเป็นไฟล์ใหม่`,
        `${name}.sql was changed after the database applied it. Restore it and add the change as a new file.`,
      )
    }
  }
}

async function inTransaction(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await apply(client, migration)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const { message } = cause as Error
    throw new Error(`${migration.name}.sql failed, and nothing of it stays: ${message}`, { cause })
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ])
}

function digest(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}

/** Older ones are out of care, and were never tried. */
const OLDEST = 15

/** Throws a StartupError where the PostgreSQL at the other end is too old. */
export async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  )
  for (const { version, number } of rows) refuseOlder(version, number)
}

/** As PostgreSQL numbers itself: 15.4 is 150004. */
export function refuseOlder(version: string, number: number): void {
  if (number >= OLDEST * 10_000) return
  throw new StartupError(
    `PostgreSQL ${version} เก่าเกินไป ต้องเป็นรุ่น ${OLDEST} ขึ้นไป กรุณาตั้ง DATABASE_URL เป็นรุ่นใหม่กว่า`,
    `PostgreSQL ${version} is too old: ${OLDEST} or newer is needed. Set DATABASE_URL to a newer one.`,
  )
}
