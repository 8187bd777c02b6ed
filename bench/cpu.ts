import { readdir, readFile } from 'node:fs/promises'

/** Of /proc: every Linux counts a hundred ticks a second there. */
const TICK_MS = 10

interface Process {
  parent: number
  /** Milliseconds of processor time, with that of ended children. */
  spent: number
}

/** Processor time in ms that the process `pid` has used, and its children with it; nothing where there is no /proc. */
export async function cpuOf(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const processes = await Promise.all((await readdir('/proc')).filter(isNumber).map(read))
  const ours = processes.filter((one) => one?.pid === pid || one?.parent === pid)
  return ours.reduce((total, one) => total + (one?.spent ?? 0), 0)
}

function isNumber(name: string): boolean {
  return /^\d+$/.test(name)
}

/** Nothing where the process ended meanwhile. */
async function read(pid: string): Promise<(Process & { pid: number }) | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name stands in parentheses and may hold spaces; what follows it begins with field 3.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent, ...times] = [1, 11, 12, 13, 14].map((place) => fields[place] ?? 0)
  if (!stat) return undefined
  return {
    pid: Number(pid),
    parent: parent ?? 0,
    spent: times.reduce((a, b) => a + b, 0) * TICK_MS,
  }
}
