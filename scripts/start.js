// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
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
process.setSourceMapsEnabled(true)
await import(pathToFileURL(path.join(root, 'dist/server/app/start.js')).href)
