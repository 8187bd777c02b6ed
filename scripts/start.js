// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import module from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { root, stopWithNpm } from './run.js'

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
module.enableCompileCache?.()
process.setSourceMapsEnabled(true)
stopWithNpm()
await import(pathToFileURL(path.join(root, 'dist/server/src/app/start.js')).href)
