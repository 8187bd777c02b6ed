import type { Measured } from './measure.ts'

const COLUMNS = ['req/s', 'p50 ms', 'p99 ms', 'server µs', 'database µs', 'KB', 'requests']
const HEAD = ['', '', ...COLUMNS]

/** The head of the table: CPU a request of the server's process and of all PostgreSQL's, KB of an answer's body. */
export function printHead(): void {
  console.log(line(HEAD))
}

/** Both sides of a job and how they compare. */
export function printJob(name: string, { app, limit }: { app: Measured; limit: Measured }): void {
  const [ours, bare] = [figures(app), figures(limit)]
  console.log(line([name, 'app', ...ours.map(rounded)]))
  console.log(line(['', 'limit', ...bare.map(rounded)]))
  const ratios = ours.slice(0, -1).map((value, index) => ratio(value, bare[index]))
  console.log(line(['', 'app / limit', ...ratios, '']))
}

function figures({
  requests,
  seconds,
  latencies,
  bytes,
  ...cpu
}: Measured): (number | undefined)[] {
  const sorted = Float64Array.from(latencies.flatMap((stretch) => [...stretch])).sort()
  const each = (ms: number | undefined) => ms && (ms * 1000) / requests
  return [
    requests / seconds,
    sorted[Math.floor(sorted.length * 0.5)],
    sorted[Math.floor(sorted.length * 0.99)],
    each(cpu.serverCpu),
    each(cpu.databaseCpu),
    bytes / requests / 1000,
    requests,
  ]
}

function rounded(value: number | undefined): string {
  if (value === undefined) return '–'
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
}

function ratio(ours: number | undefined, bare: number | undefined): string {
  return ours && bare ? (ours / bare).toFixed(2) : '–'
}

function line(cells: string[]): string {
  const [name = '', side = '', ...numbers] = cells
  return [name.padEnd(14), side.padEnd(12), ...numbers.map((cell) => cell.padStart(12))]
    .join('')
    .trimEnd()
}
