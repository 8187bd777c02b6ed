import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { cpuOf } from './cpu.ts'
import type { Job } from './jobs/job.ts'
import type { Order, Outcome } from './load/drive.ts'
import { headersOf, pathOf, type Side } from './servers.ts'

/** What a side did in one job, over all its stretches. */
export interface Measured {
  requests: number
  seconds: number
  latencies: Float64Array[]
  bytes: number
  /** Milliseconds of processor time; nothing where the system does not tell. */
  serverCpu?: number
  databaseCpu?: number
}

export interface Pace {
  connections: number
  /** Of load, each side. */
  seconds: number
  /** Of what is left to send once, the part that may be sent. */
  share: number
}

/** Each side works in this many stretches, in turn with the other, so that a noisy minute hits both. */
const STRETCHES = 3
const WARM_UP_SECONDS = 0.5

/** The process from which all load comes, which is none of the sides'. */
export function startLoad(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'load/drive.ts'), { serialization: 'advanced' })
}

/** Runs `job` on the sides in turn: A B A B A B. */
export async function measure(
  load: ChildProcess,
  job: Job,
  sides: readonly Side[],
  databasePid: number,
  { connections, seconds, share }: Pace,
): Promise<Map<Side['name'], Measured>> {
  const measured = new Map(sides.map(({ name }) => [name, nothing()]))
  const stretch = async (side: Side, length: number) => {
    const asked = { path: pathOf(side, job), headers: headersOf(side, job), once: job.once }
    const bodies = bodiesOf(job, side, share)
    const order = { ...asked, port: side.port, bodies, connections, seconds: length }
    const outcome = await drive(load, order)
    if (job.once) job.bodies[side.name].splice(0, outcome.latencies.length)
    return outcome
  }
  for (const side of sides) await stretch(side, Math.min(WARM_UP_SECONDS, seconds / STRETCHES))
  for (let turn = 0; turn < STRETCHES; turn += 1) {
    for (const side of sides) {
      const before = await usedBy(side, databasePid)
      const outcome = await stretch(side, seconds / STRETCHES)
      add(measured.get(side.name)!, outcome, before, await usedBy(side, databasePid))
    }
  }
  return measured
}

/** What a stretch may send: all there is, or where each goes once what falls to it. */
function bodiesOf({ bodies, once: onlyOnce }: Job, { name }: Side, share: number): string[] {
  const left = bodies[name]
  const most = onlyOnce ? Math.ceil((left.length * share) / (STRETCHES + 1)) : left.length
  return left.slice(0, most).map((body) => JSON.stringify(body))
}
async function drive(load: ChildProcess, order: Order): Promise<Outcome> {
  load.send(order)
  const [outcome] = (await once(load, 'message')) as [Outcome & { failed?: string }]
  if (outcome.failed) throw new Error(outcome.failed)
  return outcome
}

async function usedBy(side: Side, databasePid: number) {
  return { server: await cpuOf(side.pid), database: await cpuOf(databasePid) }
}

function nothing(): Measured {
  return { requests: 0, seconds: 0, latencies: [], bytes: 0 }
}

type Used = Awaited<ReturnType<typeof usedBy>>

function add(measured: Measured, outcome: Outcome, before: Used, after: Used): void {
  measured.requests += outcome.latencies.length
  measured.seconds += outcome.seconds
  measured.bytes += outcome.bytes
  measured.latencies.push(outcome.latencies)
  if (after.server === undefined || after.database === undefined) return
  measured.serverCpu = (measured.serverCpu ?? 0) + after.server - (before.server ?? 0)
  measured.databaseCpu = (measured.databaseCpu ?? 0) + after.database - (before.database ?? 0)
}
