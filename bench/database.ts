import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDatabase } from '../src/embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../src/embedded-postgres/start.ts'

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
  const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return {
    url: await ensureDatabase(server.url),
    pid: Number.parseInt(lock, 10),
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
