import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ensureDatabase } from '../../../embedded-postgres/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { migrate } from '../../platform/migrate.ts'
import { copyPreparedCluster, THROW_AWAY } from '../prepared-cluster.ts'
import { type Product, startProduct } from '../product.ts'

vi.setConfig({ testTimeout: 180_000 })

let dataDir: string
let postgres: EmbeddedPostgres
let database: pg.Client
let servers: Product[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shared-'))
  await copyPreparedCluster(dataDir)
  postgres = await startEmbeddedPostgres({ dataDir, settings: THROW_AWAY })
  const url = await ensureDatabase(postgres.url)
  await migrate(url)
  database = new pg.Client({ connectionString: url })
  await database.connect()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.end()
  await postgres.stop()
})

test('of two servers that start on one data folder one makes the backup of the day', async () => {
  await database.query('begin; lock table vendors')
  servers = await Promise.all([startServer(), startServer()])
  // One writes as far as to the table that is locked; the other waits for it.
  await expect.poll(awaitedLocks).toEqual({ relation: 1, advisory: 1 })
  await database.query('rollback')
  await expect.poll(awaitedLocks).toEqual({})
  await expect.poll(isBackupUnderWay).toBe(false)
  expect(await readdir(path.join(dataDir, 'backups'))).toEqual([
    expect.stringMatching(/^palm-scale-\w+\.backup$/),
  ])
})

/** A server of a mill that brings its PostgreSQL, which runs already. */
function startServer(): Promise<Product> {
  return startProduct({
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    MILL_NAME: 'โรงงาน',
    MILL_ADDRESS: 'สุราษฎร์ธานี',
    ACCOUNT_CONFIRM: 'tell',
    PRICE_CHECKER: 'off',
  })
}

/** How many wait for each kind of lock. */
async function awaitedLocks(): Promise<Record<string, number>> {
  const { rows } = await database.query<{ kind: string; waiting: number }>(
    `select locktype as kind, count(*)::int as waiting from ${LOCKS} and not granted group by locktype`,
  )
  return Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting]))
}

/** Whether a server holds what one that backs up holds. */
async function isBackupUnderWay(): Promise<boolean> {
  const { rowCount } = await database.query(`select from ${LOCKS} and locktype = 'advisory'`)
  return rowCount !== 0
}

const LOCKS =
  'pg_locks where database = (select oid from pg_database where datname = current_database())'
