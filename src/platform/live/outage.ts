import { cutConnections } from '../db.ts'
import { logError } from '../server-log.ts'

let outages = 0
let isAway = false

/** How often the database went away since the process began. */
export function countOutages(): number {
  return outages
}

/** Whether it is away now, as far as is known. */
export function isDatabaseAway(): boolean {
  return isAway
}

/** Says once that the database went away. */
export function noteAway(isSilent: boolean): void {
  outages += 1
  isAway = true
  logError('ฐานข้อมูลขาดการเชื่อมต่อ กำลังรอให้กลับมา / The database is away; waiting for it to come back')
  // Whoever asked it something would wait for as long as it is silent.
  if (isSilent) cutConnections()
}

/** Says that it is back, and for how long it was away. */
export function noteBack(awayMs: number): void {
  isAway = false
  const seconds = (awayMs / 1000).toFixed(1)
  logError(`ฐานข้อมูลกลับมาแล้ว ขาดไป ${seconds} วินาที / The database is back after ${seconds} s`)
}
