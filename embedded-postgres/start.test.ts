import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrate } from '../src/platform/migrate.ts'
import { StartupError } from '../src/platform/startup-error.ts'
import { copyPreparedCluster } from '../src/tests/prepared-cluster.ts'
import { inNamespace } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureDatabase } from './database.ts'
import { findMachine, settingsFor } from './machine-settings.ts'
import type { EmbeddedPostgres } from './start.ts'
import { startEmbeddedPostgres } from './start.ts'

// Each start waits for a real disk, which a busy machine shares.
vi.setConfig({ testTimeout: 240_000 })

const asRoot = process.getuid?.() === 0
let place: string
let dataDir: string
let prepared: string | undefined
const places: string[] = []
const started: EmbeddedPostgres[] = []

beforeEach(async () => {
  place = await makePlace()
  dataDir = path.join(place, 'ข้อมูล 1')
})

afterEach(async () => {
  for (const server of started.splice(0).reverse()) await server.stop()
})

afterAll(async () => {
  for (const one of places) await rm(one, { recursive: true, force: true })
})

/** A folder that only its owner may enter, with a space and Thai letters in its name. */
async function makePlace(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'โรงงาน ปาล์ม-'))
  places.push(made)
  await chmod(made, 0o700)
  return made
}

async function start(options = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, ...options })
  started.push(server)
  return server
}

/**
 * Takes the cluster that was made before, which the tests share and leave whole: copying its files takes longer than all
 * that most do with it.
 */
async function takePrepared(): Promise<void> {
  if (!prepared) {
    await copyPreparedCluster(dataDir)
    prepared = dataDir
  }
  dataDir = prepared
}

async function startPrepared(): Promise<EmbeddedPostgres> {
  await takePrepared()
  return start()
}

async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return String(rows[0]?.[0])
  } finally {
    await client.end()
  }
}

async function postmaster(): Promise<number> {
  const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[0])
}

test('a first start makes a durable UTF-8 database with a private password', async () => {
  const { url, adopted } = await start()
  expect(adopted).toBe(false)
  expect(await ask(url, 'show fsync')).toBe('on')
  expect(await ask(url, 'show server_encoding')).toBe('UTF8')
  expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1')
  expect(await ask(url, "select datctype from pg_database where datname = 'postgres'")).toContain(
    'UTF-8',
  )
  const password = await stat(path.join(dataDir, 'postgres', 'superuser-password'))
  expect(password.mode & 0o777).toBe(0o600)
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
})

test('committed data is there after a stop and a restart', async () => {
  const first = await startPrepared()
  await ask(first.url, 'create table weighed (kg int)')
  await ask(first.url, 'insert into weighed values (1740)')
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toThrow()

  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select kg from weighed')).toBe('1740')
})

test('a folder that was made before gets the settings for the machine at its next start', async () => {
  const { url } = await startPrepared()
  const settings = settingsFor(findMachine())
  for (const name of Object.keys(settings)) {
    const source = await ask(url, `select source from pg_settings where name = '${name}'`)
    expect(source, name).toBe('command line')
  }
  const isAsked = `select pg_size_bytes(current_setting('shared_buffers')) = pg_size_bytes('${settings.shared_buffers}')`
  expect(await ask(url, isAsked)).toBe('true')
})

test('a server left behind is adopted, and stopped by who adopts it', async () => {
  const left = await startPrepared()
  const again = await start()
  expect(again).toMatchObject({ adopted: true, url: left.url })
  await again.stop()
  await expect(ask(left.url, 'select 1')).rejects.toThrow()
})

test('an adopted server stays while somebody else is connected', async () => {
  const owner = await startPrepared()
  const guest = await start()
  const other = new pg.Client({ connectionString: owner.url })
  await other.connect()
  await guest.stop()
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.end()
})

test('two starts at once share one server', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.url).toBe(two.url)
  expect([one.adopted, two.adopted].sort()).toEqual([false, true])
})

test('after a crash of the server the next start recovers', async () => {
  const first = await startPrepared()
  await ask(first.url, 'create table kept as select 1 as n')
  process.kill(await postmaster(), 'SIGKILL')
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select n from kept')).toBe('1')
})

test('a lock file with the process id of another program is ignored', async () => {
  await takePrepared()
  const stranger: ChildProcess = spawn('sleep', ['60'])
  await once(stranger, 'spawn')
  const lock = `${stranger.pid}\n${dataDir}/postgres\n1700000000\n1\n\n127.0.0.1\n\nready\n`
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), lock)
  try {
    expect((await start()).adopted).toBe(false)
  } finally {
    stranger.kill()
  }
})

const LEFT_ALONE: [string, string, string | undefined, string][] = [
  ['PG_VERSION', 'of another major version', '17\n', 'is PostgreSQL 17'],
  ['PG_VERSION', 'empty', '', 'its file PG_VERSION is empty or gone'],
  ['PG_VERSION', 'gone', undefined, 'its file PG_VERSION is empty or gone'],
  ['superuser-password', 'empty', '', 'its file superuser-password is empty or gone'],
  ['superuser-password', 'gone', undefined, 'its file superuser-password is empty or gone'],
]

test.each(LEFT_ALONE)(
  'a cluster whose %s is %s is left alone, and what to do is said',
  async (file, _, content, sentence) => {
    await takePrepared()
    const broken = path.join(dataDir, 'postgres', file)
    const whole = path.join(place, file)
    await rename(broken, whole)
    try {
      if (content !== undefined) await writeFile(broken, content)
      const before = await readdir(path.join(dataDir, 'postgres'))
      await expect(start()).rejects.toThrow(sentence)
      await expect(start()).rejects.toBeInstanceOf(StartupError)
      expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(before)
    } finally {
      await rename(whole, broken)
    }
  },
)

test('a program that cannot be run is a sentence, not a crash', async () => {
  await takePrepared()
  const binaries = { folder: path.join(place, 'nowhere'), version: '18.4.0' }
  await expect(start({ account: { binaries, prefix: [] } })).rejects.toThrow('Cannot run')
})

test('the app owns its database and is no superuser', async () => {
  const { url } = await startPrepared()
  const app = await ensureDatabase(url)
  expect(
    await ask(
      app,
      'select rolsuper or rolcreaterole or rolcreatedb from pg_roles where rolname = current_user',
    ),
  ).toBe('false')
  await migrate(app)
  expect(await ask(app, 'select count(*) from officers')).toBe('0')
  await expect(ask(app, "copy officers from program 'id'")).rejects.toThrow('permission denied')
  await expect(ask(app, "select pg_read_file('PG_VERSION')")).rejects.toThrow('permission denied')
  expect(await ensureDatabase(url)).toBe(app)
})

test('a database that the superuser made before is handed over, and two starts do it once', async () => {
  const { url } = await startPrepared()
  await ask(url, 'create database older')
  const older = Object.assign(new URL(url), { pathname: 'older' }).href
  await migrate(older)
  const [app, other] = await Promise.all([1, 2].map(() => ensureDatabase(url, 'older')))
  expect(app).toBe(other)
  expect(
    await ask(
      app!,
      `
    select count(*) from pg_class join pg_roles on pg_roles.oid = relowner
    where relnamespace = 'public'::regnamespace and rolname <> current_user`,
    ),
  ).toBe('0')
  expect(await migrate(app!)).toEqual([])
  await ask(app!, 'alter table officers add column later text')
})

describe.runIf(asRoot)('started by root', () => {
  const READ = "select pg_read_file('/etc/shadow')"

  test('it runs as an account that cannot read the files of root', async () => {
    const { url } = await startPrepared()
    await expect(ask(url, READ)).rejects.toThrow('Permission denied')
    const { uid } = await stat(path.join(dataDir, 'postgres'))
    expect(uid).not.toBe(0)
    expect((await stat(`/proc/${await postmaster()}`)).uid).toBe(uid)
  })

  test('a folder that ran as root before is handed over at the next start', async () => {
    await takePrepared()
    const before = await start({ account: inNamespace(await findBinaries()) })
    expect(await ask(before.url, READ)).toContain('root:')
    await before.stop()
    const after = await start()
    await expect(ask(after.url, READ)).rejects.toThrow('Permission denied')
    expect(await ask(after.url, "select pg_read_file('PG_VERSION')")).toContain('18')
  })

  test('a folder of somebody else is theirs', async () => {
    await mkdir(dataDir)
    await chown(dataDir, 1, 1)
    await copyPreparedCluster(dataDir)
    await chmod(place, 0o755)
    await start()
    expect((await stat(`/proc/${await postmaster()}`)).uid).toBe(1)
  })
})
