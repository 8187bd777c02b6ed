import { ensureDatabase } from '../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { isAway } from '../platform/database-errors.ts'
import { closeDatabase, openDatabase } from '../platform/db.ts'
import { databaseAway, reachDatabase } from '../platform/reach-database.ts'
import type { Settings } from './settings.ts'

/**
 * Does a command's work on the database of `settings`, as it is, beside a running mill or without one. Throws a
 * StartupError where that is away or does not let us in.
 */
export async function withDatabase<T>(
  settings: Settings,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir })
  try {
    const url = server ? await ensureDatabase(server.url) : (settings.databaseUrl ?? '')
    await reachDatabase(url)
    openDatabase(url)
    return await work(url)
  } catch (error) {
    throw isAway(error) ? databaseAway(error as Error) : error
  } finally {
    await closeDatabase()
    await server?.stop()
  }
}
