// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import module from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { root } from './run.js'

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
module.enableCompileCache?.()
process.setSourceMapsEnabled(true)
if (process.env.npm_lifecycle_event) stopWithNpm()
await import(pathToFileURL(path.join(root, 'dist/server/app/start.js')).href)

/** A signal sent to npm alone ends npm and its shell, and reaches us only as the loss of our parent. */
function stopWithNpm() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
