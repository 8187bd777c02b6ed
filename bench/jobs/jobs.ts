import pg from 'pg'
import type { Job } from './job.ts'
import { readingJobs } from './reads.ts'
import { writingJobs } from './writes.ts'

/**
 * The jobs of those names, or all where none is named, on the generated database at `url`: those that read, then those
 * that write as `officer`. Throws where a name is none of a job.
 */
export async function readJobs(url: string, officer: string, names: string[]): Promise<Job[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const jobs = [...(await readingJobs(client)), ...(await writingJobs(client, officer))]
    const known = jobs.map(({ name }) => name)
    const unknown = names.find((name) => !known.includes(name))
    if (unknown) throw new Error(`${unknown} is none of the jobs: ${known.join(', ')}`)
    return jobs.filter(({ name }) => names.length === 0 || names.includes(name))
  } finally {
    await client.end()
  }
}
