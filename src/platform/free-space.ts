import { statfs } from 'node:fs/promises'
import { refuse } from './errors.ts'
import { logError } from './server-log.ts'

/** PostgreSQL that has no room for its log ends and takes the reads with it: below this nothing is written any more. */
const MIN_FREE_BYTES = 100_000_000
const LOOK_MS = 1000

let isFull = false

/** Looks from now on whether the disk of `folder` has room to write to; returns what ends that. */
export async function watchFreeSpace(folder: string): Promise<() => void> {
  await look(folder)
  // Where it cannot be looked at, what was seen last holds.
  const timer = setInterval(() => look(folder).catch(() => {}), LOOK_MS).unref()
  return () => {
    clearInterval(timer)
    isFull = false
  }
}

/** Refuses a change while there is no room for it. */
export function refuseWhereFull(): void {
  if (isFull) refuse('sys.diskFull')
}

async function look(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const before = isFull
  isFull = bavail * bsize < MIN_FREE_BYTES
  if (isFull !== before) logError(isFull ? full(folder) : roomAgain(folder))
}

function full(folder: string): string {
  return `พื้นที่ของ ${folder} เหลือไม่ถึง 100 MB จึงหยุดบันทึกไว้ก่อน กรุณาลบไฟล์อื่น
${folder} has less than 100 MB left, so that nothing is written for now. Delete other files.`
}

function roomAgain(folder: string): string {
  return `พื้นที่ของ ${folder} พอแล้ว บันทึกต่อได้\n${folder} has room again: writing goes on.`
}
