import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, test } from 'vitest'
import { appAddress, ensureDatabase } from '../../../embedded-postgres/database.ts'
import { closeDatabase, openDatabase } from '../../platform/db.ts'
import { openCutLine } from '../cut-line.ts'
import { hasPostgres15, program15, startPostgres15 } from '../debian-postgres.ts'
import { startProduct } from '../product.ts'
import { emptyTally, look, lookAtData } from './mill/look.ts'
import { EMAIL, PASSWORD, postmaster } from './mill/own-mill.ts'
import { untilAnswers } from './mill/rounds.ts'
import { prepare, WORKING } from './mill/work.ts'
import { Sender } from './mill/writes.ts'

/** As a database is set that another one follows; what is committed there is on both disks. */
const REPLICATED = {
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'replica',
  hot_standby: 'on',
  max_wal_senders: '4',
  max_connections: '100',
}
/** How long officers work before and after the primary is killed. */
const WORK_MS = 4000
/** How long they find a server that only reads. */
const UNPROMOTED_MS = 1500

test.runIf(hasPostgres15)(
  'a synchronous standby takes over from a killed primary: both servers go on with it, and nothing acknowledged is lost',
  async () => {
    const place = await mkdtemp(path.join(tmpdir(), 'failover-'))
    const [first, second] = [path.join(place, 'first'), path.join(place, 'second')]
    const primary = await startPostgres15(first, REPLICATED)
    await ensureDatabase(primary.url)
    const standby = await follow(primary.url, second)
    let port = Number(new URL(primary.url).port)
    // As a proxy or a virtual address does, it leads to whichever is the primary.
    const line = await openCutLine(() => port)
    const url = Object.assign(new URL(appAddress(primary.url)), {
      port: new URL(line.address).port,
    })
    const admin = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }
    const env = { DATABASE_URL: url.href, LOG_LEVEL: 'error', ...admin }
    const servers = await Promise.all([startProduct(env), startProduct(env)])
    openDatabase(url.href)
    const stop = new AbortController()
    let turn = 0
    const inTurn = () => {
      turn += 1
      return servers[turn % 2]!.address
    }
    const work = await prepare(new Sender(inTurn, stop.signal), servers[0], stop.signal)
    const flow = Promise.all(WORKING.map((one) => one(work)))
    const { writes } = work.sender
    const workOn = async (least: number) => {
      do await Promise.race([sleep(WORK_MS), flow])
      while (writes.length <= least)
    }
    await workOn(10)

    const before = writes.length
    process.kill(await postmaster(first), 'SIGKILL')
    // The line leads to the standby before that may write, as where a proxy is quicker than the promotion.
    port = Number(new URL(standby.url).port)
    await sleep(UNPROMOTED_MS)
    await asSuperuser(standby.url, 'select pg_promote()')
    const killedAt = performance.now()
    await Promise.all(servers.map(untilAnswers))
    const awayMs = performance.now() - killedAt
    await workOn(before + 10)
    stop.abort()
    await flow

    await closeDatabase()
    openDatabase(url.href)
    const tally = emptyTally()
    await look(work.sender.writes, tally)
    await lookAtData(tally)
    if (process.env.FAILOVER) {
      console.table({ before, after: work.sender.writes.length - before, awayMs, ...tally })
    }
    expect(tally).toMatchObject({ lost: [], doubled: [], half: [], faults: [] })
    await closeDatabase()
    await Promise.all(servers.map((server) => server.stop()))
    line.close()
    await standby.stop()
  },
  500_000,
)

/** Starts a standby of the primary in `dataDir`, and has the primary wait for it with every commit. */
async function follow(primaryUrl: string, dataDir: string) {
  const folder = path.join(dataDir, 'postgres')
  const copy = ['-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-d', primaryUrl]
  await promisify(execFile)(program15('pg_basebackup'), copy)
  const standby = await startPostgres15(dataDir, REPLICATED)
  await asSuperuser(primaryUrl, `alter system set synchronous_standby_names = '*'`)
  await asSuperuser(primaryUrl, 'select pg_reload_conf()')
  const isFollowing = `select from pg_stat_replication where sync_state = 'sync'`
  await expect.poll(() => asSuperuser(primaryUrl, isFollowing), { timeout: 30_000 }).toBe(1)
  return standby
}

/** How many rows the statement answers. */
async function asSuperuser(url: string, sql: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rowCount
  } finally {
    await client.end()
  }
}
