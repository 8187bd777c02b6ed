import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../src/platform/with-client.ts'
import type { Account } from './account.ts'
import type { RunningServer } from './adopt.ts'
import { hasLeft } from './adopt.ts'
import { program } from './binaries.ts'
import { run } from './run.ts'

const STOP_TIMEOUT_MS = 30_000

/** Ends the server: open transactions are rolled back, everything committed is on disk. */
export async function stopServer(
  folder: string,
  account: Account,
  server: RunningServer,
): Promise<void> {
  if (process.platform === 'win32') {
    const pgCtl = program(account.binaries, 'pg_ctl')
    return run(account, pgCtl, ['stop', '-D', folder, '-m', 'fast'], { cwd: folder })
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    send(server.pid, signal)
    if (await gone(folder, server)) return
  }
  throw new Error(`The database, process ${server.pid}, does not stop`)
}

/** Whether somebody else, such as a second app on the same folder, is connected. */
export function isShared({ url }: RunningServer): Promise<boolean> {
  const others =
    "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
  return withClient(url, async (client) => (await client.query(others)).rows.length > 0).catch(
    () => false,
  )
}

async function gone(folder: string, server: RunningServer): Promise<boolean> {
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; Date.now() < deadline; await wait(20)) {
    if (!send(server.pid, 0) || (await hasLeft(folder, server))) return true
  }
  return false
}

/** False where there is no such process any more. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
