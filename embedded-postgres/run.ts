import { spawn } from 'node:child_process'
import { StartupError } from '../src/platform/startup-error.ts'
import type { Account } from './account.ts'

/** Runs one of PostgreSQL's programs to its end as `account`; throws what it said when it fails. */
export function run(
  account: Account,
  file: string,
  args: string[],
  { cwd, handed }: { cwd: string; handed?: number },
): Promise<void> {
  const [command = file, ...rest] = [...account.prefix, file, ...args]
  const child = spawn(command, rest, {
    cwd,
    uid: account.uid,
    gid: account.gid,
    stdio: ['ignore', 'pipe', 'pipe', handed ?? 'ignore'],
  })
  let output = ''
  child.stdout?.on('data', (text) => {
    output += text
  })
  child.stderr?.on('data', (text) => {
    output += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(cannotRun(file, error)))
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}:\n${output}`)),
    )
  })
}

/** The program itself could not be started: missing, not executable, or for another system. */
export function cannotRun(file: string, cause: Error): StartupError {
  return new StartupError(
    `เปิดโปรแกรม ${file} ไม่ได้ (${cause.message}) กรุณารัน npm install อีกครั้ง หรือตั้ง DATABASE_URL`,
    `Cannot run ${file} (${cause.message}). Run npm install again, or set DATABASE_URL.`,
  )
}
