import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { makeFolder } from '../../platform/make-folder.ts'
import { MIGRATION_LOCK } from '../../platform/migrate.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withClient } from '../../platform/with-client.ts'
import {
  type BackupHead,
  checksumLine,
  END_OF_ROWS,
  FORMAT,
  jsonLine,
  type SequencesLine,
  type TableLine,
} from './backup-file.ts'

/** What a backup holds. */
export interface WrittenBackup {
  tables: number
  rows: number
  /** Of the compressed file. */
  bytes: number
}

/**
 * Writes the database at `url`, as it is at one moment, to a new `file` that only its owner may read; the mill
 * goes on working. Throws a StartupError where the file stands already or cannot be written; no half file stays.
 */
export async function writeBackup(
  url: string,
  file: string,
  signal?: AbortSignal,
): Promise<WrittenBackup> {
  await refuseStanding(file)
  const partial = `${file}.${process.pid}.partial`
  const counts = { tables: 0, rows: 0 }
  try {
    await withClient(url, async (client) => {
      await makeFolder(path.dirname(file))
      const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(sealed(contents(client, counts)), createGzip(), target, { signal })
    })
    await rename(partial, file)
    return { ...counts, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(partial).catch(() => {})
    const { syscall } = error as NodeJS.ErrnoException
    throw syscall && syscall !== 'connect' ? unwritable(file, error as Error) : error
  }
}

async function* contents(
  client: pg.Client,
  counts: { tables: number; rows: number },
): AsyncGenerator<string | Buffer> {
  // Shared with other backups; a migration has it alone.
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await client.query('begin isolation level repeatable read read only')
  yield jsonLine(await readHead(client))
  for (const line of await listTables(client)) {
    yield jsonLine(line)
    const rows = client.query(copyTo(`copy ${line.table} (${line.columns}) to stdout`))
    yield* rows as AsyncIterable<Buffer>
    yield END_OF_ROWS
    counts.tables += 1
    counts.rows += rows.rowCount
  }
  yield jsonLine(await readSequences(client))
  await client.query('commit')
}

/** The parts, and behind them their checksum. */
async function* sealed(parts: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  yield checksumLine(hash.digest('hex'))
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const { rows } = await client.query('select name, checksum from schema_migrations order by name')
  return { format: FORMAT, madeAt: new Date().toISOString(), migrations: rows }
}

/** Every table with the columns that hold data of their own; unlogged ones hold what is worked out again. */
export async function listTables(client: pg.Client): Promise<TableLine[]> {
  const { rows } = await client.query<TableLine>(`
    select format('%I', relname) as "table", array_agg(format('%I', attname) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rows
}

/** They are not part of the moment, but only ever run ahead of it. */
async function readSequences(client: pg.Client): Promise<SequencesLine> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%I', sequencename) as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return { sequences: Object.fromEntries(rows.map(({ name, last }) => [name, last])) }
}

async function refuseStanding(file: string): Promise<void> {
  const stands = await access(file).then(
    () => true,
    () => false,
  )
  if (!stands) return
  throw new StartupError(
    `มีไฟล์ ${file} อยู่แล้ว กรุณาตั้งชื่ออื่น ไฟล์สำรองเดิมจะไม่ถูกเขียนทับ`,
    `${file} stands already, and no backup is overwritten. Give another name.`,
  )
}

function unwritable(file: string, { message }: Error): StartupError {
  return new StartupError(
    `เขียนไฟล์สำรอง ${file} ไม่ได้ (${message}) กรุณาตรวจพื้นที่ว่างและสิทธิ์ของโฟลเดอร์`,
    `Cannot write the backup ${file} (${message}). Check the free space and who may write there.`,
  )
}
