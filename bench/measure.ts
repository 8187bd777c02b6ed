import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { cpuOf } from './cpu.ts'
import type { Job } from './jobs.ts'
import type { Order, Outcome } from './load/drive.ts'
import type { Options } from './options.ts'
import type { Side } from './servers.ts'

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

/** Each side works in this many stretches, in turn with the other, so that a noisy minute hits both. */
const STRETCHES = 3
const WARM_UP_SECONDS = 0.5

/** Runs `job` on both sides in turn: A B A B A B. The load comes from a process of its own. */
export async function measure(
  job: Job,
  sides: readonly Side[],
  databasePid: number,
  { seconds, connections }: Options,
): Promise<Record<Side['name'], Measured>> {
  const load = fork(path.join(import.meta.dirname, 'load/drive.ts'), { serialization: 'advanced' })
  const measured = { app: nothing(), limit: nothing() }
  const stretch = async (side: Side, length: number) => {
    const { path: call, once: onlyOnce } = job
    const bodies = job.bodies[side.name]
    const { port, headers } = side
    const order = {
      port,
      path: call,
      headers,
      bodies,
      once: onlyOnce,
      seconds: length,
      connections,
    }
    const outcome = await drive(load, order)
    if (onlyOnce) bodies.splice(0, outcome.latencies.length)
    return outcome
  }
  for (const side of sides) await stretch(side, Math.min(WARM_UP_SECONDS, seconds / STRETCHES))
  for (let turn = 0; turn < STRETCHES; turn += 1) {
    for (const side of sides) {
      const before = await usedBy(side, databasePid)
      const outcome = await stretch(side, seconds / STRETCHES)
      add(measured[side.name], outcome, before, await usedBy(side, databasePid))
    }
  }
  load.disconnect()
  return measured
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
