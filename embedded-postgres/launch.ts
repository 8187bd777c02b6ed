import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { open, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from './account.ts'
import { standingIn } from './account.ts'
import type { RunningServer } from './adopt.ts'
import { findRunning } from './adopt.ts'
import { program } from './binaries.ts'
import { readPassword } from './create.ts'
import { cannotRun } from './run.ts'

const MAX_RECOVERY_MS = 300_000
const MAX_LOG_BYTES = 10_000_000

/** The server did not come up; `said` is what it wrote before it ended. */
export class LaunchFailed extends Error {
  constructor(said: string) {
    super(said)
    this.name = 'LaunchFailed'
  }
}

/**
 * Starts the server on `folder` and waits until it answers, through a recovery where there is one.
 * Throws LaunchFailed when it ends instead. It writes to `log` itself, so that it outlives us.
 */
export async function launch(
  folder: string,
  account: Account,
  { log, settings, port }: { log: string; settings: Record<string, string>; port?: number },
): Promise<RunningServer> {
  const writing = await openLog(log, account)
  const begin = (await writing.stat()).size
  const all = { port: String(port ?? (await freePort())), ...settings }
  const child = await spawnServer(folder, account, writing, all).finally(() => writing.close())
  const server = await untilReady(folder, child)
  if (!server) throw new LaunchFailed(await readFrom(log, begin))
  return server
}

async function spawnServer(
  folder: string,
  account: Account,
  log: FileHandle,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const file = program(account.binaries, 'postgres')
  const args = ['-D', standingIn(folder, account), ...options(settings)]
  const [command = file, ...rest] = [...account.prefix, file, ...args]
  const child = spawn(command, rest, {
    cwd: folder,
    uid: account.uid,
    gid: account.gid,
    // Its own process group: a Ctrl-C in the terminal must reach it after the app, not with it.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await once(child, 'spawn').catch((error: Error) => {
    throw cannotRun(file, error)
  })
  child.unref()
  return child
}

function options(settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Nothing where it ended before it was ready. */
async function untilReady(folder: string, child: ChildProcess): Promise<RunningServer | undefined> {
  const password = await readPassword(folder)
  const deadline = Date.now() + MAX_RECOVERY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) return undefined
    const running = await findRunning(folder, password)
    if (running?.pid === child.pid) return running
    await wait(30)
  }
  child.kill('SIGQUIT')
  return undefined
}

/** A port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function openLog(log: string, { owner }: Account): Promise<FileHandle> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0
  const handle = await open(log, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600)
  if (owner) await handle.chown(owner.uid, owner.gid)
  return handle
}

async function readFrom(log: string, begin: number): Promise<string> {
  const reading = await open(log)
  const { buffer, bytesRead } = await reading.read({ position: begin, buffer: Buffer.alloc(4000) })
  await reading.close()
  return buffer.toString('utf8', 0, bytesRead).trim()
}
