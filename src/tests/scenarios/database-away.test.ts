import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { appAddress } from '../../../embedded-postgres/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { buildApp } from '../../app/app.ts'
import { closeDatabase, openDatabase, pool } from '../../platform/db.ts'
import { startListening, stopListening } from '../../platform/live/change-events.ts'
import { copyPreparedCluster, TEMPLATE, THROW_AWAY } from '../prepared-cluster.ts'
import { send } from '../server.ts'
import { openTransaction } from '../transactions.ts'

// PostgreSQL's processes are held and let go by signals.
vi.setConfig({ testTimeout: 180_000 })

/** No longer is a connection or an answer waited for, and yet long enough to connect on a busy machine. */
const SHORT_MS = 2000

let dataDir: string
let server: EmbeddedPostgres
let url: string
const app = await buildApp({ logLevel: 'silent' })

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'away-'))
  await copyPreparedCluster(dataDir)
  server = await startEmbeddedPostgres({ dataDir, settings: THROW_AWAY })
  url = appAddress(server.url, TEMPLATE)
})
afterAll(async () => {
  await stopListening()
  await closeDatabase()
  await app.close()
  await server.stop()
})

/** Whether the session is known is asked of the database: 401 says that it answered. */
const ask = () => send(app, 'user/GetAllUser', {}, { authorization: 'Bearer nobody' })
const status = async () => (await ask()).status

test.runIf(process.platform === 'linux')(
  'while the database answers nothing the answer is 503, and it comes back by itself',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    openDatabase(url, { waitMs: SHORT_MS })
    await startListening(url, { beatMs: 50, deadlineMs: 1000 })
    expect(await status()).toBe(401)
    await signal('SIGSTOP')
    try {
      // The first waits on a connection that stands, the next ones for one that they do not get.
      const answers = [await ask(), await ask()]
      expect(answers.map(({ body }) => body.code)).toEqual(['sys.unavailable', 'sys.unavailable'])
    } finally {
      await signal('SIGCONT')
    }
    await expect.poll(status).toBe(401)
    await expect.poll(() => logged.mock.calls.flat().join()).toContain('is back after')
    expect(logged.mock.calls.flat().filter((line) => /is away/.test(line))).toHaveLength(1)
    logged.mockRestore()
    await stopListening()
    await closeDatabase()
  },
)

test('a call for which there is no connection is told so, and the next one is served', async () => {
  openDatabase(url, { max: 2, waitMs: SHORT_MS })
  const held = await Promise.all([1, 2].map(() => pool().connect()))
  expect((await ask()).body).toMatchObject({ status: 503, code: 'sys.unavailable' })
  for (const connection of held) connection.release()
  expect(await status()).toBe(401)
  await closeDatabase()
})

test('changes leave connections to reads, however long they wait', async () => {
  openDatabase(url, { max: 5, waitMs: SHORT_MS })
  const held = await openTransaction(async () => {})
  await expect(openTransaction(async () => {})).rejects.toMatchObject({ code: 'sys.unavailable' })
  expect(await status()).toBe(401)
  await held.rollback()
  const next = await openTransaction(async () => {})
  await next.rollback()
  await closeDatabase()
})

/** Signals PostgreSQL's first process and its children. */
async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  const first = Number.parseInt(lock, 10)
  for (const pid of [first, ...(await childrenOf(first))]) process.kill(pid, name)
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  return pids.filter((_, n) => Number(/\) \S (\d+)/.exec(parents[n]!)?.[1]) === parent)
}
