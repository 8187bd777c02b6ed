// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { root, stopWithNpm } from './run.js'
import { ensureTools } from './tools.js'

/**
 * Runs a TypeScript file that is not part of the product, on the product as it is built: in this process, so that it ends
 * with npm, and what it has started with it.
 */
const [file] = process.argv.splice(2, 1)
try {
  await ensureInstalled()
  await ensureTools()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
stopWithNpm()
// Programs that it forks are TypeScript too.
process.execArgv.push('--import', 'tsx')
await import('tsx')
await import(pathToFileURL(path.join(root, file)).href)
