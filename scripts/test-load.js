// Plain JavaScript without dependencies: officers beside slow and heavy clients, `npm run test:load`, and prints what they waited.
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { installed, show } from './run.js'

await ensureInstalled()
await ensureBuilt()
const vitest = installed('vitest/vitest.mjs', 'run', 'src/tests/load')
process.exitCode = await show(...vitest, { env: { ...process.env, HEAVY_CLIENTS: 'all' } })
