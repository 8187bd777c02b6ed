// Plain JavaScript without dependencies: sends every call inputs that it should refuse, `npm run test:fuzz -- --cases=1000 --seed=7 --calls=po/`, and prints how many.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.js'
import { installed, show } from './run.js'

/** Another seed each day, so that a run a day goes on. */
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '')
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '200' },
    seed: { type: 'string', default: TODAY },
    /** Only the calls whose path has this. */
    calls: { type: 'string', default: '' },
  },
})
await ensureInstalled()
const folder = 'src/tests/conformance/fuzz'
const args = ['run', folder, '-t', values.calls, '--reporter=verbose']
const env = { ...process.env, FUZZ_CASES: values.cases, FUZZ_SEED: values.seed }
process.exitCode = await show(...installed('vitest/vitest.mjs', ...args), { env })
