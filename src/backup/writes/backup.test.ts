import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { checkSeals } from '../../audit-trail/reads/seal-check.ts'
import { closeDatabase, db, openDatabase } from '../../platform/db.ts'
import { makeEmptyDatabase, openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { orderAfter, orderWithLines } from '../../tests/orders.ts'
import { sealTrail } from '../../tests/seal-trail.ts'
import { lastBackup } from '../reads/last-backup.ts'
import { checksumLine, verifyBackup } from './backup-file.ts'
import { backUpWhenDue, backupName, KEPT, listBackups, startDailyBackup } from './daily-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { listTables, writeBackup } from './write-backup.ts'

const HOUR_MS = 3600_000

const url = await openTestDatabase()

const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
const mill = await buildMill()
await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive'])
const odd = { name: 'สวน\\.\n\\.\nท้าย\t\\N', updated_at: new Date() }
await db().updateTable('vendors').set({ name: odd.name }).where('id', '=', mill.vendor.id).execute()
await sealTrail(new Date())
afterAll(() => rm(folder, { recursive: true }))

/** Of each table the number of its rows and a digest of them, and of each sequence the last number. */
async function contentsOf(database: string) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const tables = await listTables(client)
  const contents: Record<string, unknown> = {}
  for (const { table } of tables) {
    const { rows } = await client.query(
      `select count(*)::int, md5(string_agg(t::text, ';' order by t::text)) from ${table} t`,
    )
    contents[table] = rows[0]
  }
  const named = 'select sequencename, last_value from pg_sequences where schemaname = $1 order by 1'
  contents.sequences = (await client.query(named, ['public'])).rows
  const rules = `select conrelid::regclass::text, conname, convalidated from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`
  contents.rules = (await client.query(rules)).rows
  const triggers =
    'select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2'
  contents.triggers = (await client.query(triggers)).rows
  await client.end()
  return contents
}

async function tablesIn(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const tables = await listTables(client)
  await client.end()
  return tables.length
}

/** Keeps everybody from a table until what it gives is called. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  return () => client.end()
}

/** Whether somebody waits for a table that another holds. */
async function isAwaited(table: string): Promise<boolean> {
  const waiting = sql`select from pg_locks where relation = ${table}::regclass and not granted`
  return (await waiting.execute(db())).rows.length > 0
}

const fileNamed = (name: string) => path.join(folder, name)

test('what is restored is every table, number and rule as it was', async () => {
  const file = fileNamed('whole.backup')
  const { tables, rows, bytes } = await writeBackup(url, file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(file)).size).toBe(bytes)
  const empty = await makeEmptyDatabase()
  expect(await restoreBackup(empty, file)).toMatchObject({ tables, rows })
  expect(tables).toBe(await tablesIn(url))
  expect(await contentsOf(empty)).toEqual(await contentsOf(url))
})

test('a backup beside officers at work is of one moment, and its data is sound', async () => {
  const file = fileNamed('beside.backup')
  // Of the tables that an order is written to it has read some by then, as that of the audit trail, and others not.
  const release = await holdTable('gate_links')
  const backup = writeBackup(url, file)
  await expect.poll(() => isAwaited('gate_links')).toBe(true)
  await orderWithLines(mill, 1)
  await release()
  await backup
  // What tests write without the calls has no audit rows, here as there.
  const isOfFixture = new Set((await checkData()).map(({ record }) => record))
  const empty = await makeEmptyDatabase()
  await restoreBackup(empty, file)
  await closeDatabase()
  openDatabase(empty)
  try {
    const faults = await checkData()
    expect(faults.filter(({ record }) => !isOfFixture.has(record))).toEqual([])
    const { entries } = await checkSeals()
    expect(entries).toBeGreaterThan(0)
    await orderWithLines(mill, 1)
    expect(await sealTrail(new Date())).toBeGreaterThan(0)
    expect((await checkSeals()).faults).toEqual([])
  } finally {
    await closeDatabase()
    openDatabase(url)
  }
})

test('nothing is restored over data', async () => {
  const file = fileNamed('over.backup')
  await writeBackup(url, file)
  const before = await contentsOf(url)
  await expect(restoreBackup(url, file)).rejects.toThrow('This database has data')
  expect(await contentsOf(url)).toEqual(before)
})

test('a backup that is damaged, cut, of another kind or away is refused, and nothing is made', async () => {
  const file = fileNamed('sound.backup')
  await writeBackup(url, file)
  const packed = await readFile(file)
  const text = gunzipSync(packed)
  const changed = Buffer.from(text)
  changed[text.length >> 1]! ^= 1
  const bad = {
    cut: packed.subarray(0, packed.length - 40),
    changed: gzipSync(changed),
    short: gzipSync(text.subarray(0, -200)),
    text: Buffer.from('select 1'),
    nothing: Buffer.alloc(0),
  }
  const empty = await makeEmptyDatabase()
  for (const [name, bytes] of Object.entries(bad)) {
    await writeFile(fileNamed(name), bytes)
    await expect(restoreBackup(empty, fileNamed(name)), name).rejects.toThrow('it is damaged')
  }
  await expect(restoreBackup(empty, fileNamed('away'))).rejects.toThrow('Check the file')
  expect(await tablesIn(empty)).toBe(0)
})

/** A backup whose text was changed by somebody who also made its checksum anew. */
async function forge(name: string, change: (text: string) => string): Promise<string> {
  const file = fileNamed(`${name}.backup`)
  await writeBackup(url, file)
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
  const text = change(`${lines.slice(0, -1).join('\n')}\n`)
  const sha256 = createHash('sha256').update(text).digest('hex')
  await writeFile(file, gzipSync(text + checksumLine(sha256)))
  await verifyBackup(file)
  return file
}

test('a backup of a newer program is refused, and one whose records do not fit leaves nothing', async () => {
  const empty = await makeEmptyDatabase()
  const newer = await forge('newer', (text) => text.replace('"0001_', '"9999_'))
  await expect(restoreBackup(empty, newer)).rejects.toThrow('newer than this program')
  const format = await forge('format', (text) => text.replace('"format":1', '"format":2'))
  await expect(restoreBackup(empty, format)).rejects.toThrow('comes from a newer program')
  const isOfVendor = (line: string) => line.startsWith(`${mill.vendor.id}\t`)
  const torn = await forge('torn', (text) =>
    text
      .split('\n')
      .filter((line) => !isOfVendor(line))
      .join('\n'),
  )
  await expect(restoreBackup(empty, torn)).rejects.toThrow('foreign key')
  expect(await tablesIn(empty)).toBe(0)
})

test('a standing file is not overwritten, and a folder that cannot be written is told', async () => {
  const file = fileNamed('standing')
  await writeFile(file, 'minutes of a meeting')
  await expect(writeBackup(url, file)).rejects.toThrow('no backup is overwritten')
  await expect(writeBackup(url, path.join(file, 'below.backup'))).rejects.toThrow('Cannot write')
  if (process.platform !== 'linux') return
  await expect(writeBackup(url, '/proc/no drive/mill.backup')).rejects.toThrow('Cannot write')
  expect(await readFile(file, 'utf8')).toBe('minutes of a meeting')
})

test('a backup that is stopped leaves no file', async () => {
  const inside = fileNamed('stopped')
  const stop = new AbortController()
  const backup = writeBackup(url, path.join(inside, 'a.backup'), stop.signal)
  stop.abort()
  await expect(backup).rejects.toThrow()
  expect(await readdir(inside).catch(() => [])).toEqual([])
})

test('a mill that is closed while its daily backup reaches for the database waits for nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const close = startDailyBackup(`postgres://mill@127.0.0.1:${port}/mill`, fileNamed('closed'))
  await once(silent, 'connection')
  let isClosed = false
  void close().then(() => {
    isClosed = true
  })
  await expect.poll(() => isClosed).toBe(true)
  silent.close()
})

test('when a backup was made is kept, and that it failed until one is made', async () => {
  const inside = fileNamed('kept')
  const [first, second, third] = [1, 3, 5].map((n) => new Date(Date.UTC(2026, 10, n)))
  expect(await lastBackup(first!)).toEqual({ MadeAt: null, FailedAt: null, IsLate: false })
  await backUpWhenDue(url, inside, first!)
  expect(await lastBackup(first!)).toEqual({ MadeAt: first, FailedAt: null, IsLate: false })
  const notAFolder = (await listBackups(inside))[0]!.file
  await expect(backUpWhenDue(url, notAFolder, second!)).rejects.toThrow('Cannot write')
  expect(await lastBackup(second!)).toEqual({ MadeAt: first, FailedAt: second, IsLate: true })
  await backUpWhenDue(url, inside, third!)
  expect(await lastBackup(third!)).toEqual({ MadeAt: third, FailedAt: null, IsLate: false })
})

test('one backup is made in a day, and the last fourteen are kept', async () => {
  const inside = fileNamed('daily')
  await mkdir(inside)
  const day = (n: number) => new Date(Date.UTC(2026, 10, n, 5, 45))
  const ofTomorrow = backupName(day(40))
  await writeFile(path.join(inside, ofTomorrow), 'of a clock that was wrong')
  await writeFile(path.join(inside, 'a letter.txt'), 'of an officer')
  await writeFile(path.join(inside, `${backupName(day(1))}.7.partial`), 'of a killed backup')
  await backUpWhenDue(url, inside, day(1))
  await backUpWhenDue(url, inside, new Date(day(2).getTime() - HOUR_MS))
  expect((await listBackups(inside)).map(({ madeAt }) => madeAt)).toEqual([day(1), day(40)])
  for (let n = 2; n <= KEPT + 2; n += 1) await backUpWhenDue(url, inside, day(n))
  const names = (await readdir(inside)).sort()
  const kept = Array.from({ length: KEPT - 1 }, (_, n) => backupName(day(n + 4)))
  expect(names).toEqual(['a letter.txt', ...kept, ofTomorrow])
})
