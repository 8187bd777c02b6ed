import { ensureDatabase } from '../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { closeDatabase, openDatabase } from '../platform/db.ts'
import type { Settings } from './settings.ts'

/** Does a command's work on the database of `settings`, as it is, beside a running mill or without one. */
export async function withDatabase<T>(
  settings: Settings,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir })
  try {
    const url = server ? await ensureDatabase(server.url) : (settings.databaseUrl ?? '')
    openDatabase(url)
    return await work(url)
  } finally {
    await closeDatabase()
    await server?.stop()
  }
}
