import type pg from 'pg'
import type { Job } from './job.ts'

interface Write {
  call: string
  /** The bodies of each side, which are sent once. */
  bodies: string
  differs: readonly string[]
}

const WRITES: Record<string, Write> = {
  'add-line': {
    call: 'po/createPOLine',
    bodies: `
      select json_build_object('POHeaderUUID', order_id, 'SSWeightID', ticket_id) body, side
      from bench.lines_to_add order by turn`,
    differs: ['UUID', 'ID'],
  },
}

/** The jobs that change something; the limit is told the `officer` that the product knows of its session. */
export async function writingJobs(database: pg.Client, officer: string): Promise<Job[]> {
  const jobs: Job[] = []
  for (const [name, { call, bodies, differs }] of Object.entries(WRITES)) {
    const { rows } = await database.query<{ body: object; side: string }>(bodies)
    const of = (side: string) => rows.filter((row) => row.side === side).map(({ body }) => body)
    const limit = of('limit').map((body) => ({ ...body, officer }))
    const each = { app: of('app'), limit }
    jobs.push({ name, call, statement: name, once: true, bodies: each, differs })
  }
  return jobs
}
