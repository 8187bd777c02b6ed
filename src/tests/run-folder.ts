import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packageRoot } from '../platform/package-root.ts'

export interface RunFolder {
  path: string
  /** Ends what still works in the folder, and removes it. */
  close(): Promise<void>
}

/**
 * A folder for all temporary files of this run. A process beside the run ends what works in the
 * folder and removes it as soon as the run is over, also where the run was killed; with it goes `other`, a folder that
 * the runner has made before.
 */
export async function openRunFolder(other?: string): Promise<RunFolder> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'palm-scale-tests-'))
  await writeFile(path.join(folder, 'run.pid'), String(process.pid))
  const script = path.join(packageRoot, 'scripts/clean-up.js')
  // Its own process group: a Ctrl-C in the terminal must not reach it.
  const cleaner = spawn(process.execPath, [script, folder, ...(other ? [other] : [])], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  cleaner.unref()
  const gone = once(cleaner, 'exit')
  process.env.TMPDIR = folder
  if (process.env.END_WITH_PARENT) endWithParent()
  return {
    path: folder,
    close: async () => {
      cleaner.ref()
      cleaner.stdin.end()
      await gone
    },
  }
}

/** A run that `npm test` started ends with it: a signal to its parent alone reaches us only as the loss of it. */
function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1)
  }, 500).unref()
}
