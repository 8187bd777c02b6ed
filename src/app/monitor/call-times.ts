import type { Metric, Sample } from './exposition.ts'

/** Upper bounds in seconds: most calls take milliseconds, a document may take some seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  call: string
  status: string
  /** How many took at most as long as each bound and longer than the one before. */
  counts: number[]
  count: number
  sum: number
}

/** How many requests each call answered with which status, and how long that took. */
export class CallTimes {
  readonly #series = new Map<string, Series>()

  /** Counts one request. */
  observe(call: string, status: number, seconds: number): void {
    const key = `${status} ${call}`
    let series = this.#series.get(key)
    if (!series) {
      series = { call, status: String(status), counts: BOUNDS.map(() => 0), count: 0, sum: 0 }
      this.#series.set(key, series)
    }
    series.count += 1
    series.sum += seconds
    const bound = BOUNDS.findIndex((most) => seconds <= most)
    if (bound >= 0) series.counts[bound]! += 1
  }

  metric(): Metric {
    return {
      name: 'palm_request_duration_seconds',
      help: 'Requests by call and HTTP status, and how long their answers took',
      type: 'histogram',
      samples: [...this.#series.values()].flatMap(samplesOf),
    }
  }
}

function samplesOf({ call, status, counts, count, sum }: Series): Sample[] {
  const labels = { call, status }
  let below = 0
  const buckets = BOUNDS.map((bound, n) => {
    below += counts[n] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
