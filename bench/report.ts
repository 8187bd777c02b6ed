import type { Measured } from './measure.ts'
import type { Side } from './servers.ts'

/** The columns of numbers: of the product, of the limit, and of the first by the second. */
const COLUMNS = ['req/s', 'p50 ms', 'p99 ms', 'server µs', 'database µs', 'KB', 'requests'] as const
const RATIOS: readonly string[] = ['req/s', 'p99 ms']
const WIDTHS = { name: 18, at: 5, number: 11 }

type Figures = Record<(typeof COLUMNS)[number], number | undefined>

/** The head of a table in Markdown: CPU a request of the server's process and of all PostgreSQL's, KB of an answer. */
export function printHead(): void {
  const cells = COLUMNS.flatMap((name) => [name, 'limit', ...(RATIOS.includes(name) ? ['×'] : [])])
  console.log(line('job', 'conn.', cells))
  console.log(
    line(
      '---',
      '--:',
      cells.map(() => '--:'),
    ),
  )
}

/** One job at one number of connections: the product, the limit where there is one, and how they compare. */
export function printJob(
  name: string,
  connections: number,
  measured: ReadonlyMap<Side['name'], Measured>,
): void {
  const [app, limit] = (['app', 'limit'] as const).map((side) => figures(measured.get(side)))
  const cells = COLUMNS.flatMap((column) => {
    const [ours, bare] = [app?.[column], limit?.[column]]
    return [rounded(ours), rounded(bare), ...(RATIOS.includes(column) ? [ratio(ours, bare)] : [])]
  })
  console.log(line(name, String(connections), cells))
}

function figures(measured: Measured | undefined): Figures | undefined {
  if (!measured) return undefined
  const { requests, seconds, latencies, bytes, serverCpu, databaseCpu } = measured
  const sorted = Float64Array.from(latencies.flatMap((stretch) => [...stretch])).sort()
  const each = (ms: number | undefined) => ms && (ms * 1000) / requests
  return {
    'req/s': requests / seconds,
    'p50 ms': sorted[Math.floor(sorted.length * 0.5)],
    'p99 ms': sorted[Math.floor(sorted.length * 0.99)],
    'server µs': each(serverCpu),
    'database µs': each(databaseCpu),
    KB: bytes / requests / 1000,
    requests,
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

function line(name: string, at: string, numbers: string[]): string {
  const cells = [name.padEnd(WIDTHS.name), at.padStart(WIDTHS.at)]
  return `| ${[...cells, ...numbers.map((cell) => cell.padStart(WIDTHS.number))].join(' | ')} |`
}
