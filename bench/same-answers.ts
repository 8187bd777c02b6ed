import pg from 'pg'
import { differences } from './differences.ts'
import type { Job } from './jobs/job.ts'
import { readStatements, SETTINGS, valuesIn } from './limit/statements.ts'
import { type App, headersOf, type Side, urlOf } from './servers.ts'

const COMPARED = 5
const SHOWN = 20

/** Throws, and says where, if the two sides answer some of a job's bodies otherwise. */
export async function requireSameAnswers(job: Job, [app, limit]: Sides, url: string) {
  if (!job.statement) return
  for (const body of someOf(job)) {
    const bare = job.once ? await undone(job, body, app, url) : await ask(limit, job, body)
    const found = differences(await ask(app, job, body), bare, job.differs)
    if (found.length > 0) throw new Error(complaint(job, body, found))
  }
}

type Sides = readonly [App, Side]

/** Some bodies from the first to the last; of what can be sent once only the first, which is gone then. */
function someOf({ once, bodies }: Job): object[] {
  if (once) return bodies.app.splice(0, 1)
  const step = Math.ceil(bodies.app.length / COMPARED)
  return bodies.app.filter((_, index) => index % step === 0)
}

async function ask(side: Side, job: Job, body: object): Promise<unknown> {
  const response = await fetch(urlOf(side, job), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(side, job) },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (response.status !== 200) throw new Error(`${job.name}: ${JSON.stringify(answer)}`)
  return answer.result
}

/** What the limit's statement answers; its change is rolled back, so that the product can make the same one. */
async function undone({ statement: name }: Job, body: object, { officer }: App, url: string) {
  const statement = (await readStatements()).get(name ?? '')!
  const client = new pg.Client({ connectionString: url, options: SETTINGS })
  await client.connect()
  try {
    await client.query('begin')
    const values = valuesIn(JSON.stringify({ ...body, officer }), statement)
    const { rows } = await client.query<[string]>({ ...statement, values, rowMode: 'array' })
    return JSON.parse(rows[0]![0])
  } finally {
    await client.end()
  }
}

function complaint({ name }: Job, body: object, found: string[]): string {
  const shown = found.slice(0, SHOWN).join('\n')
  return `${name}: the answers to ${JSON.stringify(body)} differ in ${found.length} places:\n${shown}`
}
