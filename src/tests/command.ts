import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SETTINGS } from '../app/settings.ts'
import { packageRoot } from '../platform/package-root.ts'

/** What a command printed and exited with. */
export interface Ended {
  code: number
  out: string
  err: string
}

/**
 * Runs the built command `name` on the database at `DATABASE_URL`, as npm does from the folder of temporary files, with
 * the settings `more` and no others.
 */
export function runCommand(
  name: string,
  DATABASE_URL: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const command = path.join(packageRoot, 'dist/server/src/app/commands', `${name}.js`)
  const env = { ...withoutSettings(), DATABASE_URL, INIT_CWD: tmpdir(), ...more }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })
}

/** The environment of this process without the mill's settings, which whoever runs it may have. */
export function withoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)),
  )
}
