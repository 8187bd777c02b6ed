import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../src/platform/with-client.ts'

/** A server that runs on the cluster: its process and where it listens. */
export interface RunningServer {
  pid: number
  url: string
}

/** The live server that `postmaster.pid` names, if it answers and its files are these files. */
export async function findRunning(
  folder: string,
  password: string,
): Promise<RunningServer | undefined> {
  const lock = await readLock(folder)
  if (!lock?.port) return undefined
  const url = address(lock.port, password)
  const theirs = await askForLock(url)
  return theirs === lock.text ? { pid: lock.pid, url } : undefined
}

/** The address of a server on this machine. */
export function address(port: number, password: string, database = 'postgres'): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Removes a lock whose process number now belongs to another program, or to a dead one that nobody
 * collected. PostgreSQL itself ignores a number that is free, but in containers small numbers come back and it would wait for a stranger for ever.
 */
export async function removeForeignLock(folder: string): Promise<void> {
  const lock = await readLock(folder)
  if (!lock || process.platform !== 'linux') return
  const { name, state } = await readStatus(lock.pid)
  if (name !== undefined && (name !== 'postgres' || state === 'Z')) {
    await rm(path.join(folder, 'postmaster.pid'), { force: true })
  }
}

/**
 * Whether a process works in the cluster. Those of a server that was killed end within moments; PostgreSQL itself finds
 * them by memory that it shares with them, which another account may not look at.
 */
export async function isInUse(folder: string): Promise<boolean> {
  const place = await realpath(folder)
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const places = await Promise.all(
    processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)),
  )
  return places.includes(place)
}

/** Whether the server has ended, or its number belongs to another program by now. */
export async function isGone({ pid }: RunningServer): Promise<boolean> {
  if (process.platform !== 'linux') return !isProcess(pid)
  const { name, state } = await readStatus(pid)
  return name !== 'postgres' || state === 'Z'
}

/** Whether the server has given the cluster free, even where nobody collects its dead process. */
export async function hasLeft(folder: string, { pid }: RunningServer): Promise<boolean> {
  return (await readLock(folder))?.pid !== pid
}

/** Lines of the file: 1 the process, 4 the port, which is missing in the first moments. */
async function readLock(folder: string) {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0), text } : undefined
}

/** Of a process on Linux; nothing where there is none. */
async function readStatus(pid: number): Promise<{ name?: string; state?: string }> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, name, state] = /\((.*)\) (\S)/s.exec(status) ?? []
  return { name, state }
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function askForLock(url: string): Promise<string | undefined> {
  const read = async (client: pg.Client) =>
    (await client.query("select pg_read_file('postmaster.pid') as text")).rows[0].text
  return withClient(url, read, { connectionTimeoutMillis: 2000 }).catch(() => undefined)
}
