// Plain JavaScript without dependencies: runs a program from its sources, `node scripts/tsx.js bench/run.ts …`.
import { ensureInstalled } from './install.js'
import { installed, show } from './run.js'

await ensureInstalled()
process.exitCode = await show(...installed('tsx/dist/cli.mjs', ...process.argv.slice(2)))
