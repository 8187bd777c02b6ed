import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '../src/platform/startup-error.ts'
import type { Account } from './account.ts'
import { chooseAccount, giveTo, isOfAnother, makeDataDir } from './account.ts'
import type { RunningServer } from './adopt.ts'
import { findRunning, isGone, isInUse, removeForeignLock } from './adopt.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, readPassword } from './create.ts'
import { explain } from './folder-errors.ts'
import { LaunchFailed, launch } from './launch.ts'
import { findMachine, settingsFor } from './machine-settings.ts'
import { isShared, stopServer } from './stop.ts'
import { watch } from './watch.ts'

const STALE_LOCK_TIMEOUT_MS = 10_000

export interface EmbeddedPostgres {
  /** The superuser's address; `ensureDatabase` gives the one that the app may have. */
  url: string
  /** True where the server ran already: an earlier process died, or a second one shares the folder. */
  adopted: boolean
  /** Starts the server again whenever it goes, `until` aborted; rejects with a StartupError where it does not come up. */
  keepUp(until: AbortSignal): Promise<void>
  /** Stops the server; one that was adopted stays while others are connected to it. */
  stop(): Promise<void>
}

/** What a server is started with; the port is free to choose unless one is named. */
interface Launch {
  folder: string
  account: Account
  settings: Record<string, string>
  port?: number
}

/**
 * PostgreSQL on the folder `postgres` inside `dataDir`, which are made where they are missing.
 * A server that is launched gets the settings for this machine, or `settings` in place of them. Throws a StartupError
 * that says what to do.
 */
export async function startEmbeddedPostgres({
  dataDir,
  settings = settingsFor(findMachine()),
  account: chosen,
}: {
  dataDir: string
  settings?: Record<string, string>
  account?: Account
}): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir, 'postgres')
  const { account, ...first } = await begin(folder, settings, chosen).catch((error) => {
    throw explain(path.dirname(folder), error)
  })
  let running: Running = first
  const { url } = running.server
  // Everybody who is connected has this address.
  const again = { folder, account, settings, port: Number(new URL(url).port) }
  const stopped = new AbortController()
  let watching = Promise.resolve()
  return {
    url,
    adopted: running.adopted,
    keepUp: (until) => {
      const watched = {
        folder,
        isGone: () => isGone(running.server),
        startAgain: async () => {
          running = await findOrLaunch(again)
        },
      }
      watching = watch(watched, AbortSignal.any([until, stopped.signal]))
      return watching
    },
    stop: async () => {
      stopped.abort()
      await watching.catch(() => {})
      const { server, adopted } = running
      if (adopted && (await isShared(server))) return
      await stopServer(folder, account, server)
    },
  }
}

async function begin(folder: string, settings: Record<string, string>, chosen?: Account) {
  const owner = await makeDataDir(path.dirname(folder))
  const account = chosen ?? (await chooseAccount(owner, await findBinaries()))
  await ensureCluster(folder, account)
  return { account, ...(await findOrLaunch({ folder, account, settings })) }
}

interface Running {
  server: RunningServer
  adopted: boolean
}

async function findOrLaunch(options: Launch): Promise<Running> {
  const { folder } = options
  const password = await readPassword(folder)
  for (const deadline = Date.now() + STALE_LOCK_TIMEOUT_MS; ; await wait(300)) {
    const server = await findRunning(folder, password)
    if (server) return { server, adopted: true }
    await removeForeignLock(folder)
    try {
      return { server: await takeOver(options), adopted: false }
    } catch (error) {
      if (!(error instanceof LaunchFailed)) throw error
      if (Date.now() > deadline) throw doesNotStart(folder, error.message)
    }
  }
}

/** Launches the server, after the files were given to its account where another one had them. */
async function takeOver({ folder, account, settings, port }: Launch): Promise<RunningServer> {
  if (await isOfAnother(account, folder)) {
    if (await isInUse(folder)) throw new LaunchFailed('A process of another account works in it')
    await giveTo(account, folder)
  }
  return launch(folder, account, { log: `${folder}.log`, settings, port })
}

function doesNotStart(folder: string, said: string): StartupError {
  return new StartupError(
    `ฐานข้อมูลใน ${folder} เปิดไม่ได้ กรุณาดู ${folder}.log แล้วเริ่มใหม่`,
    `The database in ${folder} does not start. Look at ${folder}.log and start again.\n${said}`,
  )
}
