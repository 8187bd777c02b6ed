import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { logJobFailure } from '../../platform/timed-jobs.ts'
import { withClient } from '../../platform/with-client.ts'
import { isOfLastDay } from '../rules.ts'
import { rememberBackup } from './remember-backup.ts'
import { writeBackup } from './write-backup.ts'

const HOUR_MS = 3600_000
/** Two weeks of days. */
export const KEPT = 14
/** `palm-scale-20261124T054500Z.backup`, with the time of UTC, so that the order of names is that of times. */
const NAME = /^palm-scale-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/

/** The name of a backup made at `now`. */
export function backupName(now: Date): string {
  const time = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  return `palm-scale-${time}.backup`
}

/**
 * Backs the database at `url` up into `folder` once a day, beginning now where the last backup is older, and keeps
 * the last 14. A mill's computer may be off at any hour: each hour it is asked anew. Returns what stops it.
 */
export function startDailyBackup(url: string, folder: string): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const work = () => backUpWhenDue(url, folder, new Date(), stop.signal)
  const run = () => {
    running = running.then(() => whileAlone(url, work, stop.signal)).then(() => {}, failed)
  }
  const failed = (err: unknown) => {
    if (!stop.signal.aborted) logJobFailure('daily-backup', err)
  }
  run()
  const timer = setInterval(run, HOUR_MS).unref()
  return () => {
    clearInterval(timer)
    stop.abort()
    return running
  }
}

/** The same once, beside whatever server: the file that was made, or nothing where the folder has that of the day. */
export function backUpOnce(url: string, folder: string): Promise<string | undefined> {
  const { signal } = new AbortController()
  return whileAlone(url, () => backUpWhenDue(url, folder, new Date(), signal), signal)
}

/** The key of the advisory lock. */
const BACKUP_LOCK = 2569_0003

/** Does `work` while no other server that shares the database and folder does; one that waited finds what was made. */
async function whileAlone<T>(
  url: string,
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  if (signal.aborted) return undefined
  const alone = async (client: pg.Client) => {
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    return work()
  }
  return withClient(url, alone, { signal })
}

/** Makes the backup of the day unless the folder has one, keeps when or that it failed, and deletes the oldest
 * above those that are kept; returns the file that it made. */
export async function backUpWhenDue(
  url: string,
  folder: string,
  now: Date,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const standing = await listBackups(folder)
  if (standing.some(({ madeAt }) => isOfLastDay(madeAt, now))) return undefined
  const file = path.join(folder, backupName(now))
  try {
    await writeBackup(url, file, signal)
  } catch (error) {
    if (!signal?.aborted) await rememberBackup({ failed_at: now })
    throw error
  }
  await rememberBackup({ made_at: now, failed_at: null })
  const all = await listBackups(folder)
  for (const old of all.slice(0, -KEPT)) await rm(old.file)
  await sweepPartial(folder)
  return file
}

/** The backups in `folder`, the oldest first. */
export async function listBackups(folder: string): Promise<{ file: string; madeAt: Date }[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const [, year, month, day, ...time] = NAME.exec(name) ?? []
    if (!year) return []
    const madeAt = new Date(`${year}-${month}-${day}T${time.join(':')}Z`)
    return [{ file: path.join(folder, name), madeAt }]
  })
}

/** What a backup left that was killed. */
async function sweepPartial(folder: string): Promise<void> {
  const partial = (await namesIn(folder)).filter((name) => name.endsWith('.partial'))
  for (const name of partial) await rm(path.join(folder, name), { force: true })
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort()
}
