// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.js'
import { testsOfChange } from './changed.js'
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
  const { chosen, screens } = await choose()
  const vitest = installed('vitest/vitest.mjs', 'run', ...reporters, ...chosen)
  const env = { ...process.env, END_WITH_PARENT: 'yes', CHANGED_SCREENS: screens }
  const code = await show(...vitest, { env })
  return tally(JSON.parse(readFileSync(results, 'utf8')), code)
}

/** What vitest is asked to run, and the screens that a test of all screens is to look at; all where nothing is said. */
async function choose() {
  const arg = args.find((one) => one.startsWith('--changed'))
  if (!arg) return { chosen: args, screens: '' }
  const revision = arg.split('=')[1] ?? (await sharedRevision())
  const others = args.filter((one) => one !== arg)
  const tests = testsOfChange(revision)
  // What everything stands on is followed by imports.
  if (!tests) return { chosen: [`--changed=${revision}`, ...others], screens: '' }
  if (tests.left.length) console.log(`left to the whole run: ${tests.left.join(', ')}`)
  return { chosen: [...tests.files, ...others], screens: tests.screens.join() }
}

/** What is shared, or where nothing is, the last commit. */
async function sharedRevision() {
  const { code } = await run('git', ['rev-parse', '--verify', 'origin/main'])
  return code === 0 ? 'origin/main' : 'HEAD'
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
