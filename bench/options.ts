import { parseArgs } from 'node:util'

const SIZES: Record<string, number> = {
  '1k': 1000,
  '10k': 10_000,
  '100k': 100_000,
  '1m': 1_000_000,
  '10m': 10_000_000,
}

export interface Options {
  tickets: number
  /** Of load, each job, side and number of connections. */
  seconds: number
  /** Each number of connections that the jobs are run with. */
  connections: number[]
  /** The jobs to run, or parts of the names of what `--growth` reads; all where none is named. */
  jobs: string[]
  /** Whether the queries' plans are shown in place of the load. */
  plans: boolean
  /** Whether a mill of 10,000 tickets and one of `tickets` are read side by side in place of the load. */
  growth: boolean
  /** Whether files of `tickets` rows are imported in place of the load. */
  imports: boolean
}

/** What the command line asks for; throws a sentence where it asks for something else. */
export function readOptions(args = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args,
    options: {
      tickets: { type: 'string', default: '10k' },
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '1,32' },
      jobs: { type: 'string', default: '' },
      plans: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      imports: { type: 'boolean', default: false },
    },
  })
  const tickets = SIZES[values.tickets]
  if (!tickets) throw new Error(`--tickets is one of ${Object.keys(SIZES).join(', ')}`)
  return {
    tickets,
    seconds: Number(values.seconds),
    connections: values.connections.split(',').map(Number),
    jobs: values.jobs.split(',').filter(Boolean),
    plans: values.plans,
    growth: values.growth,
    imports: values.imports,
  }
}
