import { closeDatabase, openDatabase } from '../platform/db.ts'
import { ensureDatabase } from './embedded-postgres/database.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start.ts'
import { migrate } from './migrate.ts'
import type { Settings } from './settings.ts'

/** Does a command's work on the database of `settings`, beside a running mill or without one. */
export async function withDatabase<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  const server = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir })
  try {
    const url = server ? await ensureDatabase(server.url) : settings.databaseUrl
    await migrate(url as string)
    openDatabase(url as string)
    return await work()
  } finally {
    await closeDatabase()
    await server?.stop()
  }
}
