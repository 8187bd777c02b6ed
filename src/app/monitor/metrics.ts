import { Counter, Gauge, Histogram, Registry } from 'prom-client'

interface Sample {
  labels?: Record<string, string>
  value: number
}

/** A figure that is read when it is asked for. */
export interface Metric {
  name: string
  help: string
  samples: readonly Sample[]
  type: typeof Gauge | typeof Counter
}

/** Of one number, or of several, each with its labels. */
type Figure = number | readonly Sample[]

export function gauge(name: string, help: string, figure: Figure): Metric {
  return { name, help, samples: samplesOf(figure), type: Gauge }
}

export function counter(name: string, help: string, figure: Figure): Metric {
  return { name, help, samples: samplesOf(figure), type: Counter }
}

function samplesOf(figure: Figure): readonly Sample[] {
  return typeof figure === 'number' ? [{ value: figure }] : figure
}

export type CallTimes = Histogram<'call' | 'status'>

/** Counts how many requests each call answered with which status, and how long that took. */
export function callTimes(): CallTimes {
  return new Histogram({
    name: 'palm_request_duration_seconds',
    help: 'Requests by call and HTTP status, and how long their answers took',
    labelNames: ['call', 'status'],
    // Most calls take milliseconds, a document may take some seconds.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [],
  })
}

/** All of it in the text format of Prometheus; metrics without samples are left out. */
export function exposition(times: CallTimes, metrics: readonly Metric[]): Promise<string> {
  const registry = new Registry()
  registry.registerMetric(times)
  for (const { name, help, samples, type } of metrics) {
    const [first] = samples
    if (!first) continue
    const labelNames = Object.keys(first.labels ?? {})
    const metric = new type({ name, help, labelNames, registers: [registry] })
    for (const { labels = {}, value } of samples) metric.inc(labels, value)
  }
  return registry.metrics()
}
