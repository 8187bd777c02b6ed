// Plain JavaScript without dependencies: kills server and PostgreSQL by turns under officers at work, `npm run test:crash -- --rounds=60`, and prints what became of their writes.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { installed, show } from './run.js'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '60' } } })
await ensureInstalled()
await ensureBuilt()
const vitest = installed('vitest/vitest.mjs', 'run', 'src/tests/crash/mill.test')
process.exitCode = await show(...vitest, { env: { ...process.env, CRASH_ROUNDS: values.rounds } })
