// Plain JavaScript without dependencies: sends every call inputs that it should refuse, `npm run test:fuzz -- --cases=1000 --seed=7`, and prints how many.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.js'
import { installed, show } from './run.js'

/** Another seed each day, so that a run a day goes on. */
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '')
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '200' },
    seed: { type: 'string', default: TODAY },
  },
})
await ensureInstalled()
const vitest = installed('vitest/vitest.mjs', 'run', 'src/tests/conformance/fuzz')
const env = { ...process.env, FUZZ_CASES: values.cases, FUZZ_SEED: values.seed }
process.exitCode = await show(...vitest, { env })
