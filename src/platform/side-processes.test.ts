import { afterAll, afterEach, expect, test } from 'vitest'
import type { Command } from '../tests/side-program.ts'
import { ProcessLost, SideProcesses, type SideProcessOptions } from './side-processes.ts'

const opened: SideProcesses[] = []
afterEach(() => Promise.all(opened.map((one) => one.close())))
afterAll(() => expect(opened.flatMap(({ pids }) => pids)).toEqual([]))

function open(options: Partial<SideProcessOptions> = {}): SideProcesses {
  const processes = new SideProcesses({
    beside: import.meta.url,
    program: '../tests/side-program',
    limits: { atOnce: 2, maxInLine: 1, maxAbout: 1 },
    timeoutMs: 60_000,
    abandonedMs: 0,
    ...options,
  })
  opened.push(processes)
  return processes
}

function tell(processes: SideProcesses, what: Command['what'], signal?: AbortSignal) {
  const full = () => {
    throw new Error('full')
  }
  const place = { line: 'one', about: 'all', signal }
  return processes.run(
    place,
    async (talk) => {
      await talk.send({ what } satisfies Command)
      return (await talk.next()) as { pid: number }
    },
    full,
  )
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('A process is kept for the next work', async () => {
  const processes = open()
  const first = await tell(processes, 'echo')
  expect(await tell(processes, 'echo')).toEqual(first)
  expect(processes.pids).toEqual([first.pid])
})

test.each<[Command['what'], Partial<SideProcessOptions>]>([
  ['fill', { maxHeapMebibytes: 32 }],
  ['hang', { timeoutMs: 100 }],
  ['exit', {}],
])('One that is told to %s is lost, and the next work has another', async (what, options) => {
  const processes = open(options)
  const lost = tell(processes, what)
  const [pid = 0] = processes.pids
  await expect(lost).rejects.toThrow(ProcessLost)
  expect([isAlive(pid), processes.pids]).toEqual([false, []])
  void tell(processes, 'hang').catch(() => {})
  expect(processes.pids).toHaveLength(1)
  expect(processes.pids).not.toContain(pid)
})

test('One whose caller goes is ended, whatever it is at, and so is what waits for its turn', async () => {
  const processes = open({ limits: { atOnce: 1, maxInLine: 1, maxAbout: 1 } })
  const { pid } = await tell(processes, 'echo')
  const caller = new AbortController()
  const asked = [1, 2].map(() => tell(processes, 'hang', caller.signal))
  caller.abort(new Error('gone'))
  const gone = { status: 'rejected', reason: expect.objectContaining({ message: 'gone' }) }
  expect(await Promise.allSettled(asked)).toEqual([gone, gone])
  expect(isAlive(pid)).toBe(false)
  expect([processes.pids, processes.waiting]).toEqual([[], 0])
  await expect(tell(processes, 'echo', caller.signal)).rejects.toThrow('gone')
})

test('No more work at once than there are places, and one more than may wait is turned away', async () => {
  const processes = open()
  const caller = new AbortController()
  const asked = [1, 2, 3].map(() => tell(processes, 'hang', caller.signal))
  await expect(tell(processes, 'echo')).rejects.toThrow('full')
  expect([processes.pids.length, processes.waiting]).toEqual([2, 1])
  caller.abort()
  await Promise.allSettled(asked)
  expect(await tell(processes, 'echo')).toMatchObject({ pid: expect.any(Number) })
})
