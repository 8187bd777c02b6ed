import type { Measured } from './measure.ts'
import type { Side } from './servers.ts'

/** What is printed of each side, and then of the first by the second where they are compared. */
const COLUMNS = [
  { name: 'req/s', compared: true },
  { name: 'p50 ms', compared: false },
  { name: 'p99 ms', compared: true },
  { name: 'server µs', compared: false },
  { name: 'database µs', compared: false },
] as const
const WIDTHS = { name: 16, number: 11 }
/** Of fewer requests, one in a hundred is none. */
const MIN_FOR_P99 = 100

type Figures = Record<(typeof COLUMNS)[number]['name'], number | undefined>

/** The head of a table in Markdown: CPU a request of the server's process and of all PostgreSQL's, KB of an answer. */
export function printHead(): void {
  const cells = COLUMNS.flatMap(({ name, compared }) => [name, 'limit', ...(compared ? ['×'] : [])])
  console.log(line('job', ['at once', ...cells, 'KB']))
  console.log(
    line(
      '---',
      ['at once', ...cells, 'KB'].map(() => '--:'),
    ),
  )
}

/** One job at one number of connections: the product, the limit where there is one, and how they compare. */
export function printJob(
  name: string,
  connections: number,
  measured: ReadonlyMap<Side['name'], Measured>,
): void {
  const [app, limit] = [measured.get('app'), measured.get('limit')]
  const [ours, bare] = [figures(app), figures(limit)]
  const cells = COLUMNS.flatMap(({ name: column, compared }) => {
    const [one, other] = [ours?.[column], bare?.[column]]
    return [rounded(one), rounded(other), ...(compared ? [ratio(one, other)] : [])]
  })
  const kilobytes = app && app.bytes / app.requests / 1000
  console.log(line(name, [String(connections), ...cells, rounded(kilobytes)]))
}

function figures(measured: Measured | undefined): Figures | undefined {
  if (!measured) return undefined
  const { requests, seconds, latencies, serverCpu, databaseCpu } = measured
  const sorted = Float64Array.from(latencies.flatMap((stretch) => [...stretch])).sort()
  const each = (ms: number | undefined) => ms && (ms * 1000) / requests
  return {
    'req/s': requests / seconds,
    'p50 ms': sorted[Math.floor(requests * 0.5)],
    'p99 ms': requests < MIN_FOR_P99 ? undefined : sorted[Math.floor(requests * 0.99)],
    'server µs': each(serverCpu),
    'database µs': each(databaseCpu),
  }
}

function rounded(value: number | undefined): string {
  if (value === undefined) return '–'
  const maximumFractionDigits = value < 10 ? 2 : value < 100 ? 1 : 0
  return value.toLocaleString('en', { maximumFractionDigits })
}

function ratio(ours: number | undefined, bare: number | undefined): string {
  return ours && bare ? (ours / bare).toFixed(2) : '–'
}

function line(name: string, numbers: string[]): string {
  const cells = numbers.map((cell) => cell.padStart(WIDTHS.number))
  return `| ${[name.padEnd(WIDTHS.name), ...cells].join(' | ')} |`
}
