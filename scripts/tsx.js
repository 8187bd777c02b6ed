// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { installed, show } from './run.js'
import { ensureTools } from './tools.js'

/** Runs a TypeScript file that is not part of the product, on the product as it is built. */
const [file, ...args] = process.argv.slice(2)
try {
  await ensureInstalled()
  await ensureTools()
  await ensureBuilt()
  process.exitCode = await show(...installed('tsx/dist/cli.mjs', file, ...args))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
