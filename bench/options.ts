import { parseArgs } from 'node:util'

const SIZES: Record<string, number> = {
  '10k': 10_000,
  '100k': 100_000,
  '1m': 1_000_000,
  '10m': 10_000_000,
}

export interface Options {
  tickets: number
  /** Of load, a job and side. */
  seconds: number
  connections: number
  /** Whether the queries' plans are shown in place of the load. */
  plans: boolean
}

/** What the command line asks for; throws a sentence where it asks for something else. */
export function readOptions(args = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args,
    options: {
      tickets: { type: 'string', default: '10k' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '32' },
      plans: { type: 'boolean', default: false },
    },
  })
  const tickets = SIZES[values.tickets]
  if (!tickets) throw new Error(`--tickets is one of ${Object.keys(SIZES).join(', ')}`)
  const { seconds, connections, plans } = values
  return { tickets, seconds: Number(seconds), connections: Number(connections), plans }
}
