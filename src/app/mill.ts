import { ensureDatabase } from '../../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts'
import { closeDatabase, openDatabase } from '../platform/db.ts'
import { explainDatabase } from '../platform/explain-database.ts'
import { migrate } from '../platform/migrate.ts'
import { onceAborted } from '../platform/once-gone.ts'
import { reachDatabase } from '../platform/reach-database.ts'
import { logTo } from '../platform/server-log.ts'
import type { Installation } from './install.ts'
import { install } from './install.ts'
import type { Closer, Opened } from './run-mill.ts'
import type { Settings } from './settings.ts'

export interface Mill {
  address: string
  installation: Installation
  /** Rejects with a StartupError where the database that the mill brings went down and does not come up again. */
  failure: Promise<void>
  /** Lets running calls end, then closes the app and the database. */
  close(): Promise<void>
}

/**
 * Opens the mill of `settings`: database, tables, first contents, app. Where a step fails, or
 * `stop` comes before the last one, what was opened is closed again and the promise rejects.
 */
export async function openMill(settings: Settings, stop?: AbortSignal): Promise<Mill> {
  const closers: Closer[] = []
  const closing = new AbortController()
  const close = async () => {
    closing.abort()
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
    logTo(undefined)
  }
  const opened = (closer: Closer) => void closers.push(closer)
  // Without its database a long first load ends at once.
  const giveUp = () => void closers[0]?.().catch(() => {})
  const stay = onceAborted(stop, giveUp)
  try {
    const { url, keepUp } = await openServer(settings, opened, stop)
    stop?.throwIfAborted()
    const installation = await bringUp(url, settings, opened)
    // Read only now: a start that its database keeps from going on takes a quarter of the time.
    const { runMill } = await import('./run-mill.ts')
    const address = await runMill({ url, settings, installation, opened })
    stop?.throwIfAborted()
    const failure = keepUp(closing.signal)
    // Whoever opened the mill may look at it later.
    failure.catch(() => {})
    return { address, installation, failure, close }
  } catch (error) {
    await close()
    throw error
  } finally {
    stay()
  }
}

/** Gives the database at `url` its tables and first contents. */
async function bringUp(url: string, settings: Settings, opened: Opened): Promise<Installation> {
  try {
    await migrate(url)
    openDatabase(url)
    opened(closeDatabase)
    return await install(settings, loadDemo)
  } catch (error) {
    throw explainDatabase(url, error)
  }
}

/** A mill that has data needs none of it. */
async function loadDemo(now: Date, dayCount: number): Promise<void> {
  const { loadDemoMill } = await import('../../demo/load.ts')
  await loadDemoMill(now, dayCount)
}

interface Server {
  /** Of the mill's database. */
  url: string
  keepUp(until: AbortSignal): Promise<void>
}

/** The configured database, or the one that we bring. */
async function openServer(
  { databaseUrl, dataDir }: Settings,
  opened: Opened,
  stop?: AbortSignal,
): Promise<Server> {
  if (databaseUrl) {
    await reachDatabase(databaseUrl, { stop })
    return { url: databaseUrl, keepUp: untilAborted }
  }
  const server = await startEmbeddedPostgres({ dataDir })
  opened(server.stop)
  return { url: await ensureDatabase(server.url), keepUp: server.keepUp }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => void onceAborted(signal, resolve))
}
