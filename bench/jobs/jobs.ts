import pg from 'pg'
import { makeRecords } from '../records/records.ts'
import type { App } from '../servers.ts'
import type { Job } from './job.ts'
import { READS, readingJobs } from './reads.ts'
import { WRITES, writingJobs } from './writes.ts'

/**
 * The jobs of those names, or all where none is named, on the generated database at `url`: those that read, and once they
 * are done with, those that write for `seconds` of load of each. Throws where a name is none of a job.
 */
export async function* jobsOf(
  url: string,
  app: App,
  names: readonly string[],
  seconds: number,
): AsyncGenerator<Job> {
  const known = [...Object.keys(READS), ...Object.keys(WRITES)]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`${unknown} is none of the jobs: ${known.join(', ')}`)
  const chosen = known.filter((name) => names.length === 0 || names.includes(name))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    yield* await readingJobs(client, chosen)
    if (!chosen.some((name) => name in WRITES)) return
    await makeRecords(client, seconds)
    yield* await writingJobs(client, app, chosen)
  } finally {
    await client.end()
  }
}
