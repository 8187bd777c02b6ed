// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFault, listBreaks } from './breaks/list.js'
import { ensureInstalled } from './install.js'
import { root, run } from './run.js'
import { ensureTools } from './tools.js'

/**
 * `npm run test:breaks [-- words]`: breaks the product on purpose, one place at a time in a copy of the work tree, and
 * reports which breaks the tests that are named beside them notice. With words, only breaks whose sentence or file has
 * one of them.
 */
const words = process.argv.slice(2)
await ensureInstalled()
await ensureTools()
const breaks = await chosenBreaks()
const copy = await copyWorkTree()
try {
  process.exitCode = (await testsAreGreen()) && (await everyBreakIsNoticed()) ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

async function chosenBreaks() {
  const all = await listBreaks()
  const isMeant = ({ what, file }) =>
    words.some((word) => what.includes(word) || file.includes(word))
  return words.length ? all.filter(isMeant) : all
}

/** The files that git knows or would take in; packages are those of the work tree. */
async function copyWorkTree() {
  const folder = mkdtempSync(path.join(tmpdir(), 'palm-scale-breaks-'))
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'])
  for (const file of output.split('\n').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/** A test that is red already would seem to notice every break. */
async function testsAreGreen() {
  const files = [...new Set(breaks.flatMap(({ noticedBy }) => noticedBy))]
  const { failed, passed } = await runTests(files)
  console.log(`${files.length} test files unbroken: ${passed} passed, ${failed.length} failed`)
  for (const name of failed) console.log(`    ${name}`)
  return failed.length === 0 && passed > 0
}

async function everyBreakIsNoticed() {
  let noticed = 0
  for (const one of breaks) {
    const failed = await testBroken(one)
    if (failed.length > 0) noticed += 1
    console.log(`${failed.length > 0 ? '✓' : '✗ NOT NOTICED'} ${one.what} (${one.file})`)
    if (failed.length > 0) console.log(`    ${failed.length} failed, as “${failed[0]}”`)
  }
  console.log(`${noticed} of ${breaks.length} breaks noticed`)
  return noticed === breaks.length
}

/** The names of the tests that fail while `one` is broken. */
async function testBroken(one) {
  const file = path.join(copy, one.file)
  const whole = readFileSync(file, 'utf8')
  const fault = findFault(one, whole)
  if (fault) throw new Error(fault)
  writeFileSync(
    file,
    whole.replace(one.find, () => one.replace),
  )
  try {
    return (await runTests(one.noticedBy)).failed
  } finally {
    writeFileSync(file, whole)
  }
}

async function runTests(files) {
  const results = path.join(copy, 'results.json')
  rmSync(results, { force: true })
  if (files.some((file) => file.includes('/browser/'))) await buildCopy()
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const args = ['run', '--reporter=json', `--outputFile=${results}`, ...files]
  const { output } = await run(process.execPath, [vitest, ...args], { cwd: copy })
  const { testResults, numPassedTests } = readResults(results, output)
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  return { failed, passed: numPassedTests }
}

async function buildCopy() {
  const { code, output } = await run(process.execPath, [path.join(copy, 'scripts/build.js')], {
    cwd: copy,
  })
  if (code !== 0) throw new Error(`A break must leave a product that builds:\n${output}`)
}

function readResults(file, output) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`The tests did not run:\n${output.slice(-2000)}`)
  }
}
