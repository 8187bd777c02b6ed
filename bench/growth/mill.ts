import pg from 'pg'
import { openDatabase } from '../../src/platform/db.ts'
import { questions } from '../questions.ts'

/** How often a read is run, so that what PostgreSQL and Node.js learn of it is not measured. */
const WARM_UP = 8

/** What the process is asked: a read, and how often to run it. */
export interface Turn {
  name: string
  times: number
}

// A process that runs the reads of one mill over one connection. It sends their names; asked for one, the milliseconds of its runs.
const url = process.argv[2]!
openDatabase(url, { max: 1, waitMs: 600_000 })
const client = new pg.Client({ connectionString: url })
await client.connect()
const reads = await questions(client)
await client.end()
const warm = new Set<string>()

process.on('message', async ({ name, times }: Turn) => {
  if (!warm.has(name)) await run(name, WARM_UP)
  warm.add(name)
  process.send!(await run(name, times))
})
process.send!(Object.keys(reads))

async function run(name: string, times: number): Promise<number[]> {
  const read = reads[name]!
  const latencies = []
  for (let run = 0; run < times; run += 1) {
    const begin = performance.now()
    await read()
    latencies.push(performance.now() - begin)
  }
  return latencies
}
