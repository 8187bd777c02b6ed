// Plain JavaScript without dependencies: runs a command of the built product, `node scripts/command.js src/app/commands/import …`.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { root } from './run.js'

const [entry] = process.argv.splice(2, 1)
await ensureInstalled()
await ensureBuilt()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(path.join(root, 'dist/server', `${entry}.js`)).href)
