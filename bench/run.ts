import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '../src/platform/migrate.ts'
import { packageRoot } from '../src/platform/package-root.ts'
import { withoutSettings } from '../src/tests/command.ts'
import { openRunFolder } from '../src/tests/run-folder.ts'
import { type Database, startDatabase } from './database.ts'
import { generate } from './generate/generate.ts'
import { showGrowth } from './growth/growth.ts'
import { measureImports } from './imports.ts'
import type { Job } from './jobs/job.ts'
import { jobsOf } from './jobs/jobs.ts'
import { describeMachine, watchProcessors } from './machine.ts'
import { measure, startLoad } from './measure.ts'
import { type Options, readOptions } from './options.ts'
import { showPlans } from './plans.ts'
import { forgetLimit } from './records/records.ts'
import { printHead, printJob } from './report.ts'
import { requireSameAnswers } from './same-answers.ts'
import { type Side, startApp, startLimit } from './servers.ts'

const CHECK = path.join(packageRoot, 'dist/server/src/app/commands/check-data.js')

const SMALL_MILL = 10_000

const closers: (() => Promise<void>)[] = []

/** Measures the product beside the bare limit, or shows its plans or its growth, on a mill that is thrown away. */
async function main(): Promise<void> {
  const options = readOptions()
  const database = await startDatabase()
  closers.push(database.stop)
  if (options.imports)
    await measureImports(await startSide(startApp(database.url)), options.tickets)
  else if (options.plans || options.growth) {
    await migrate(database.url)
    await fill(database, options)
    if (options.growth) await compare(database, { ...options, tickets: SMALL_MILL })
    else await showPlans(database.url)
  } else await bench(database, options)
}

/** Reads the large mill beside a small one. */
async function compare(large: Database, options: Options): Promise<void> {
  const small = await startDatabase()
  closers.push(small.stop)
  await migrate(small.url)
  await fill(small, options)
  await showGrowth(small.url, large.url, options.jobs)
}

async function bench(database: Database, options: Options): Promise<void> {
  // The app is first, since it makes its Super Admin only where nobody is yet.
  const app = await startSide(startApp(database.url))
  await fill(database, options)
  const limit = await startSide(startLimit(database.url))
  console.log(`${describeMachine()}; ${options.seconds} s a job, side and number of connections\n`)
  const load = startLoad()
  closers.push(async () => load.disconnect())
  const processors = await watchProcessors(database.pid)
  printHead()
  const seconds = options.seconds * options.connections.length
  for await (const job of jobsOf(database.url, app, options.jobs, seconds)) {
    await requireSameAnswers(job, [app, limit], database.url)
    await measureAll(load, job, job.statement ? [app, limit] : [app], database, options)
  }
  console.log(`\n${await processors()}`)
  await checkData(database)
}

async function measureAll(
  load: ChildProcess,
  job: Job,
  sides: readonly Side[],
  { pid }: Database,
  { connections, seconds }: Options,
): Promise<void> {
  const numbers = [...new Set(connections.map((each) => Math.min(each, job.maxConnections)))]
  for (const [index, each] of numbers.entries()) {
    const pace = { connections: each, seconds, share: 1 / (numbers.length - index) }
    printJob(job.name, each, await measure(load, job, sides, pid, pace))
  }
}

async function startSide<S extends Side>(starting: Promise<S>): Promise<S> {
  const side = await starting
  closers.push(side.stop)
  return side
}

async function fill({ url }: Database, { tickets }: Options): Promise<void> {
  const begin = performance.now()
  await generate(url, tickets)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${tickets.toLocaleString('en')} tickets, generated in ${seconds} s`)
}

/** What the app added has to be right; what the limit added has no trail and goes first. */
async function checkData({ url }: Database): Promise<void> {
  await forgetLimit(url)
  if (!existsSync(CHECK)) return console.log('\nNo data check is built.')
  console.log()
  const env = { ...withoutSettings(), DATABASE_URL: url }
  const [code] = await once(spawn(process.execPath, [CHECK], { env, stdio: 'inherit' }), 'exit')
  process.exitCode = code
}

async function close(): Promise<void> {
  for (const closer of closers.splice(0).reverse()) await closer()
}

// Where it is stopped, what it started ends with the folder.
const folder = await openRunFolder()
try {
  await main()
} finally {
  await close()
  await folder.close()
}
