// Plain JavaScript without dependencies: kills scale agent and server by turns, `npm run test:agent -- --rounds=40`, and prints what became of the trucks.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { installed, show } from './run.js'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } })
await ensureInstalled()
await ensureBuilt()
const vitest = installed('vitest/vitest.mjs', 'run', 'src/tests/crash/scale-agent')
process.exitCode = await show(...vitest, { env: { ...process.env, AGENT_ROUNDS: values.rounds } })
