import { readFile } from 'node:fs/promises'
import os from 'node:os'
import { cpuOf } from './cpu.ts'

/** Milliseconds of processor time since some beginning; all is what the processors had, spent or not. */
interface Spent {
  all: number
  idle: number
  stolen: number
  ours: number
}

const TICK_MS = 10

/** The processors, the memory and the runtime, in a line. */
export function describeMachine(): string {
  const processors = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}`
  return `${processors}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`
}

/**
 * Says at the end what became of the processors' time since now: idle, spent by us and the database with the first process
 * `databasePid`, by others, or given by the host to other machines. Nothing where the system does not tell.
 */
export async function watchProcessors(databasePid: number): Promise<() => Promise<string>> {
  const begin = await spent(databasePid)
  return async () => {
    const end = await spent(databasePid)
    if (!begin || !end) return ''
    const all = end.all - begin.all
    const [idle, stolen, ours] = (['idle', 'stolen', 'ours'] as const).map(
      (part) => (end[part] - begin[part]) / all,
    ) as [number, number, number]
    // The clocks of processes and of the processors are read one after the other: a rest below nothing is none.
    const others = Math.max(0, 1 - ours - idle - stolen)
    const parts = { 'this run': ours, others, idle, 'the host': stolen }
    const shares = Object.entries(parts).map(
      ([name, part]) => `${name} ${Math.round(part * 100)} %`,
    )
    return `The processors' time: ${shares.join(', ')}`
  }
}

async function spent(databasePid: number): Promise<Spent | undefined> {
  const ours = await Promise.all([cpuOf(process.pid), cpuOf(databasePid)])
  if (ours[0] === undefined || ours[1] === undefined) return undefined
  const [total = ''] = (await readFile('/proc/stat', 'utf8')).split('\n')
  // user, nice, system, idle, waiting for the disk, two kinds of interrupts, stolen; the guests after it are counted in user.
  const ticks = total.split(/\s+/).slice(1, 9).map(Number)
  const at = (place: number) => (ticks[place] ?? 0) * TICK_MS
  return {
    all: ticks.reduce((sum, each) => sum + each, 0) * TICK_MS,
    idle: at(3) + at(4),
    stolen: at(7),
    ours: ours[0] + ours[1],
  }
}
