import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '../platform/startup-error.ts'
import type { Account } from './account.ts'
import { chooseAccount, giveTo, makeDataDir } from './account.ts'
import type { RunningServer } from './adopt.ts'
import { findRunning, removeForeignLock } from './adopt.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, readPassword } from './create.ts'
import { LaunchFailed, launch } from './launch.ts'
import { findMachine, settingsFor } from './machine-settings.ts'
import { isShared, stopServer } from './stop.ts'

const STALE_LOCK_TIMEOUT_MS = 10_000

export interface EmbeddedPostgres {
  url: string
  /** True where the server ran already: an earlier process died, or a second one shares the folder. */
  adopted: boolean
  /** Stops the server; one that was adopted stays while others are connected to it. */
  stop(): Promise<void>
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
  const owner = await makeDataDir(path.dirname(folder))
  const account = chosen ?? (await chooseAccount(owner, await findBinaries()))
  await ensureCluster(folder, account)
  const { server, adopted } = await findOrLaunch(folder, account, settings)
  return {
    url: server.url,
    adopted,
    stop: async () => {
      if (adopted && (await isShared(server))) return
      await stopServer(folder, account, server)
    },
  }
}

async function findOrLaunch(
  folder: string,
  account: Account,
  settings: Record<string, string>,
): Promise<{ server: RunningServer; adopted: boolean }> {
  const password = await readPassword(folder)
  const log = `${folder}.log`
  for (const deadline = Date.now() + STALE_LOCK_TIMEOUT_MS; ; await wait(300)) {
    const server = await findRunning(folder, password)
    if (server) return { server, adopted: true }
    await removeForeignLock(folder)
    await giveTo(account, folder)
    try {
      return { server: await launch(folder, account, { log, settings }), adopted: false }
    } catch (error) {
      if (!(error instanceof LaunchFailed)) throw error
      if (Date.now() > deadline) throw doesNotStart(folder, error.message)
    }
  }
}

function doesNotStart(folder: string, said: string): StartupError {
  return new StartupError(
    `ฐานข้อมูลใน ${folder} เปิดไม่ได้ กรุณาดู ${folder}.log แล้วเริ่มใหม่`,
    `The database in ${folder} does not start. Look at ${folder}.log and start again.\n${said}`,
  )
}
