import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { refuse } from './errors.ts'
import { logError } from './server-log.ts'

/** PostgreSQL that has no room for its log ends and takes the reads with it: below this nothing is written any more. */
const MIN_FREE_BYTES = 100_000_000
/** A disk is nearly full with less than a tenth free, though not while it has 10 GB, and always below twice the least. */
const NEARLY_FULL = { part: 0.1, maxBytes: 10_000_000_000, minBytes: 2 * MIN_FREE_BYTES }
const CHECK_MS = 1000

export type SpaceLeft = 'enough' | 'nearlyFull' | 'full'

/** A disk: what is free of its size, in bytes. */
interface Disk {
  free: number
  size: number
}

let watched: { disk: Disk; mayBeFull: boolean } | undefined

/**
 * Looks from now on what room the disk of `folder` has, or of the nearest folder above that is there; where the database
 * `isOnIt`, nothing is written while it has none. Returns what ends that.
 */
export async function watchFreeSpace(
  folder: string,
  { isOnIt }: { isOnIt: boolean },
): Promise<() => void> {
  const place = await nearest(folder)
  await check(place, isOnIt)
  // Where it cannot be looked at, what was seen last holds.
  const timer = setInterval(() => check(place, isOnIt).catch(() => {}), CHECK_MS).unref()
  return () => {
    clearInterval(timer)
    watched = undefined
  }
}

/** Refuses a change while there is no room for it. */
export function refuseWhereFull(): void {
  if (spaceLeft() === 'full') refuse('sys.diskFull')
}

/** What was seen last of the disk that is watched. */
export function spaceLeft(): SpaceLeft {
  return watched ? classifySpace(watched) : 'enough'
}

/** The disk that is watched. */
export function watchedDisk(): Disk | undefined {
  return watched?.disk
}

/** What room a disk has; full is only one that the database is on. */
export function classifySpace({ disk, mayBeFull }: { disk: Disk; mayBeFull: boolean }): SpaceLeft {
  const { part, maxBytes, minBytes } = NEARLY_FULL
  if (mayBeFull && disk.free < MIN_FREE_BYTES) return 'full'
  const limit = Math.max(minBytes, Math.min(part * disk.size, maxBytes))
  return disk.free < limit ? 'nearlyFull' : 'enough'
}

async function check(folder: string, mayBeFull: boolean): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const before = spaceLeft()
  watched = { disk: { free: bavail * bsize, size: blocks * bsize }, mayBeFull }
  const now = spaceLeft()
  if (now !== before) logError(SENTENCES[now](folder))
}

async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  const above = path.dirname(folder)
  return isThere || above === folder ? folder : nearest(above)
}

const SENTENCES: Readonly<Record<SpaceLeft, (folder: string) => string>> = {
  full: (folder) => `พื้นที่ของ ${folder} เหลือไม่ถึง 100 MB จึงหยุดบันทึกไว้ก่อน กรุณาลบไฟล์อื่น
${folder} has less than 100 MB left, so that nothing is written for now. Delete other files.`,
  nearlyFull: (folder) => `พื้นที่ของ ${folder} ใกล้เต็ม กรุณาลบไฟล์อื่นก่อนที่จะบันทึกไม่ได้
The disk of ${folder} is nearly full. Delete other files before nothing can be saved any more.`,
  enough: (folder) =>
    `พื้นที่ของ ${folder} พอแล้ว บันทึกได้ตามปกติ\n${folder} has room again: writing goes on.`,
}
