import { ensureDatabase } from '../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { isAway } from '../platform/database-errors.ts'
import { closeDatabase, openDatabase } from '../platform/db.ts'
import { publishGathered } from '../platform/live/change-events.ts'
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
    const result = await work(url)
    // Screens of the mill that runs beside it follow what a command did.
    await publishGathered()
    return result
  } catch (error) {
    throw isAway(error) ? databaseAway(error as Error) : error
  } finally {
    await closeDatabase()
    await server?.stop()
  }
}
