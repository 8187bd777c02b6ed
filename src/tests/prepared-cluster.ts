import { createHash, randomUUID } from 'node:crypto'
import { chownSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { findBinaries } from '../../embedded-postgres/binaries.ts'
import { APP_ROLE, ensureDatabase } from '../../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts'
import { migrate } from '../platform/migrate.ts'
import { packageRoot } from '../platform/package-root.ts'

const CACHE = path.join(packageRoot, 'node_modules/.cache/palm-scale')
const DAY_MS = 24 * 3600_000

/** A cluster for one run is thrown away after it: it need not survive a power cut, nor be tidied up. */
export const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  // Segments that wait to be written are neither kept, and copied, nor filled with zeros.
  wal_recycle: 'off',
  wal_init_zero: 'off',
  autovacuum: 'off',
  max_connections: '200',
  // Beside its files, where every account that may run it can write.
  ...(process.platform !== 'win32' && { unix_socket_directories: '.' }),
}

/** The name of the migrated, empty database in every prepared cluster. */
export const TEMPLATE = 'template_mill'

/** Copies a cluster with the migrated database into `dataDir`; the copied one is made once for the same migrations. */
export async function copyPreparedCluster(dataDir: string): Promise<void> {
  const cached = path.join(CACHE, `cluster-${await digest()}`)
  if (!existsSync(cached)) await prepare(dataDir, cached)
  await mkdir(dataDir, { recursive: true })
  copyFolder(cached, path.join(dataDir, 'postgres'))
}

/** A digest of all that a cluster depends on: its owner, the PostgreSQL version, this file and the migrations. */
async function digest(): Promise<string> {
  const { version } = await findBinaries()
  const hash = createHash('sha256').update(`${process.getuid?.()} ${version}`)
  hash.update(await readFile(path.join(packageRoot, 'src/tests/prepared-cluster.ts')))
  const folder = path.join(packageRoot, 'migrations')
  for (const name of (await readdir(folder)).sort()) {
    hash.update(name).update(await readFile(path.join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Node's own `cp` takes six times as long for 1,500 small files. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: statSync(from).mode })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target)
    // From Node 24 on a file that root copies stays that of its owner.
    if (process.getuid && process.getgid) chownSync(target, process.getuid(), process.getgid())
  }
}

/** Makes a cluster in the run's folder and moves a copy to `target`, where it is complete or does not exist. */
async function prepare(runFolder: string, target: string): Promise<void> {
  const dataDir = path.join(runFolder, 'prepared')
  const server = await startEmbeddedPostgres({ dataDir, settings: THROW_AWAY })
  await makeTemplate(server.url)
  await server.stop()
  await removeOldClusters()
  const fresh = `${target}.new-${randomUUID()}`
  copyFolder(path.join(dataDir, 'postgres'), fresh)
  // Where two runs do this at once, the second finds the same cluster at `target`.
  await rename(fresh, target).catch(() => rm(fresh, { recursive: true }))
}

/** Makes the migrated, empty database in the cluster at an address. */
export async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  const url = await ensureDatabase(clusterUrl, TEMPLATE)
  for (const address of [clusterUrl, url]) await proveQuickly(client, new URL(address))
  await allowReplicaRole(client)
  await client.end()
  await migrate(url)
}

/** Lets the product's role write past every guard, as nobody in a mill may: tests break data, and a bench generates it. */
export async function allowReplicaRole(superuser: pg.Client): Promise<void> {
  await superuser.query(`grant set on parameter session_replication_role to ${APP_ROLE}`)
}

/** Has the password proved in one round instead of 4,096, which cost a test more than the rest of connecting; from 16 on. */
async function proveQuickly(client: pg.Client, { username, password }: URL): Promise<void> {
  const known = await client.query(`select from pg_settings where name = 'scram_iterations'`)
  if (known.rowCount === 0) return
  await client.query('set scram_iterations = 1')
  await client.query(`alter role ${username} password ${client.escapeLiteral(password)}`)
}

/** Removes clusters of other migrations; one of today may be in use by another run. */
async function removeOldClusters(): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  for (const name of await readdir(CACHE)) {
    const { mtimeMs } = await stat(path.join(CACHE, name))
    if (mtimeMs < Date.now() - DAY_MS) await rm(path.join(CACHE, name), { recursive: true })
  }
}
