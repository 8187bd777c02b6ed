import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, run } from '../run.js'

/**
 * A copy of the files that git knows or would take in, with the packages of the work tree. It goes with `close`, and
 * also where this process is killed.
 * @returns {Promise<{ folder: string, close(): Promise<void> }>}
 */
export async function copyWorkTree() {
  const place = mkdtempSync(path.join(realpathSync(tmpdir()), 'palm-scale-breaks-'))
  const close = removeAfterwards(place)
  const folder = path.join(place, 'copy')
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'])
  for (const file of output.split('\n').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return { folder, close }
}

/** A process beside this one removes the folder as soon as this one is over. */
function removeAfterwards(place) {
  writeFileSync(path.join(place, 'run.pid'), String(process.pid))
  const cleaner = spawn(process.execPath, [path.join(root, 'scripts/clean-up.js'), place], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  cleaner.unref()
  const gone = once(cleaner, 'exit')
  return async () => {
    cleaner.stdin.end()
    await gone
  }
}
