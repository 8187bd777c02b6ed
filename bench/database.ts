import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { ensureDatabase } from '../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { allowReplicaRole } from '../src/tests/prepared-cluster.ts'

export interface Database {
  url: string
  /** Of the server's first process. */
  pid: number
  stop(): Promise<void>
}

/** A PostgreSQL of our own with an empty database, on disk and with fsync on as a mill has it, thrown away at the end. */
export async function startDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-scale-bench-'))
  const server = await startEmbeddedPostgres({ dataDir })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await prepare(server.url), pid: await pidOf(dataDir), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** An empty database of the product's role, which may generate a mill without the looks of triggers; its address. */
async function prepare(clusterUrl: string): Promise<string> {
  const url = await ensureDatabase(clusterUrl)
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await allowReplicaRole(client)
  await client.end()
  return url
}

async function pidOf(dataDir: string): Promise<number> {
  const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return Number.parseInt(lock, 10)
}
