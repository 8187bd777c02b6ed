// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyWorkTree } from './breaking/copy.js'
import { openTests } from './breaking/tests.js'
import { judge } from './breaking/verdict.js'
import { findFault, listBreaks } from './breaks/list.js'
import { ensureInstalled } from './install.js'
import { stopWithNpm } from './run.js'
import { ensureTools } from './tools.js'

/**
 * `npm run test:breaks [-- words]`: breaks the product on purpose, one place at a time in a copy of the work tree, and
 * reports which breaks the tests that are named beside them notice. With words, only breaks whose sentence, file or
 * list has one of them. Ended early, it still says what it found.
 */
const SIGNS = { noticed: '✓', unnoticed: '✗ NOT NOTICED:', unjudged: '? COULD NOT BE JUDGED:' }

const words = process.argv.slice(2)
const count = { noticed: 0, unnoticed: 0, unjudged: 0 }
const breaks = await chosenBreaks()
stopWithNpm()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit())
process.once('exit', conclude)
await ensureInstalled()
await ensureTools()
const copy = await copyWorkTree()
const tests = await openTests(copy.folder)
const green = await runUnbroken()
for (const one of breaks) report(one, await judgeBroken(one))
await tests.close()
await copy.close()

async function chosenBreaks() {
  const all = await listBreaks()
  const isMeant = ({ what, file, list }) =>
    words.some((word) => what.includes(word) || file.includes(word) || list === word)
  return words.length ? all.filter(isMeant) : all
}

/** The names of the tests that pass while nothing is broken; only these can notice a break. */
async function runUnbroken() {
  const files = [...new Set(breaks.flatMap(({ noticedBy }) => noticedBy))]
  const shown = await tests.run(files, { bail: false })
  const passed = shown.tests.filter(({ state }) => state === 'passed')
  const failed = shown.tests.filter(({ state }) => state === 'failed')
  console.log(
    `${files.length} test files unbroken: ${passed.length} passed, ${failed.length} failed`,
  )
  for (const { name } of failed) console.log(`    ${name}`)
  for (const fault of shown.faults) console.log(`    ${fault}`)
  return new Set(passed.map(({ name }) => name))
}

async function judgeBroken(one) {
  const file = path.join(copy.folder, one.file)
  const whole = readFileSync(file, 'utf8')
  const fault = findFault(one, whole)
  if (fault) return { verdict: 'unjudged', because: fault }
  change(
    one.file,
    whole.replace(one.find, () => one.replace),
  )
  try {
    return judge(await tests.run(one.noticedBy, { bail: true }), green)
  } finally {
    change(one.file, whole)
  }
}

function change(file, text) {
  writeFileSync(path.join(copy.folder, file), text)
  tests.forget(file)
}

function report({ what, file }, { verdict, because }) {
  count[verdict] += 1
  console.log(`${SIGNS[verdict]} ${what} (${file})\n    ${because}`)
}

function conclude() {
  const { noticed, unnoticed, unjudged } = count
  const left = breaks.length - noticed - unnoticed - unjudged
  const rest = left > 0 ? `, ${left} not tried` : ''
  console.log(`${noticed} noticed, ${unnoticed} unnoticed, ${unjudged} could not be judged${rest}`)
  process.exitCode = noticed > 0 && noticed === breaks.length ? 0 : 1
}
