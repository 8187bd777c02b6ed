import { StartupError } from '../src/platform/startup-error.ts'

const NOT_WRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/
/** As the system and PostgreSQL say it. */
const FULL = /^ENOSPC$|No space left on device|Check free disk space/

/** What to do about `error` where it is the folder that does not let us work; else the error itself. */
export function explain(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error
  const code = 'code' in error ? String(error.code) : ''
  if (FULL.test(code) || FULL.test(error.message)) return diskFull(folder)
  // A folder that cannot be made may be called missing.
  const isNotMade = 'syscall' in error && error.syscall === 'mkdir'
  return isNotMade || NOT_WRITABLE.test(code) ? notWritable(folder, error) : error
}

function diskFull(folder: string): StartupError {
  return new StartupError(
    `พื้นที่เก็บข้อมูลของ ${folder} เต็ม กรุณาลบไฟล์อื่นในไดรฟ์นั้น แล้วเริ่มใหม่ ข้อมูลที่บันทึกแล้วยังอยู่`,
    `The disk of ${folder} is full. Delete other files on it and start again; what was saved is kept.`,
  )
}

function notWritable(folder: string, { message }: Error): StartupError {
  return new StartupError(
    `เขียนในโฟลเดอร์ ${folder} ไม่ได้ (${message}) กรุณาแก้สิทธิ์ของโฟลเดอร์ หรือตั้ง DATA_DIR เป็นโฟลเดอร์อื่น`,
    `Cannot write to ${folder} (${message}). Correct its rights, or set DATA_DIR to another folder.`,
  )
}
