// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.js'
import { check } from './check.js'
import { ensureInstalled } from './install.js'
import { installed, root, run, show, stopWithNpm } from './run.js'
import { checkBundleSize } from './size.js'
import { ensureTools } from './tools.js'

stopWithNpm()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
/** With names only those tests run; without, the gates of `npm run check` run first. */
const args = process.argv.slice(2)
const isNamed = args.some((arg) => !arg.startsWith('--changed'))
const steps = [prepare, ...(isNamed ? [] : [check]), runTests]
const total = { passed: 0, failed: 0, skipped: 0 }
for (const step of steps) await count(step)
if (total.passed + total.failed === 0) total.failed = 1
process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)

/** A step that breaks off counts as one failure, and the next ones still run. */
async function count(step) {
  const result = await step().catch((error) => {
    console.error(error.message)
    return { failed: 1 }
  })
  for (const [kind, number] of Object.entries(result ?? {})) total[kind] += number
}

async function prepare() {
  await ensureInstalled()
  await ensureTools()
  await ensureBuilt()
  checkBundleSize(path.join(root, 'dist', 'web'))
}

async function runTests() {
  const folder = mkdtempSync(path.join(tmpdir(), 'palm-scale-results-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const results = path.join(folder, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const chosen = await Promise.all(args.map(sinceShared))
  const vitest = installed('vitest/vitest.mjs', 'run', ...reporters, ...chosen)
  const code = await show(...vitest, { env: { ...process.env, END_WITH_PARENT: 'yes' } })
  return tally(JSON.parse(readFileSync(results, 'utf8')), code)
}

/** `--changed` without a revision means: since what is shared, or where nothing is, since the last commit. */
async function sinceShared(arg) {
  if (arg !== '--changed') return arg
  const { code } = await run('git', ['rev-parse', '--verify', 'origin/main'])
  return `--changed=${code === 0 ? 'origin/main' : 'HEAD'}`
}

/** A file that could not be read has no tests to count; it counts as one failure, as does an error outside tests. */
function tally(results, code) {
  const broken = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = results.numFailedTests + broken.length
  return {
    passed: results.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: results.numPendingTests + results.numTodoTests,
  }
}
