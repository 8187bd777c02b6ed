import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ended, stopProcess } from '../../src/tests/product.ts'
import type { Turn } from './mill.ts'

/** Each mill reads in this many turns with the other, so that a noisy minute hits both. */
const TURNS = 7
const RUNS_A_TURN = 5

/**
 * Prints, of every list, form and report whose name has one of `words`, or of all where there are none, the median
 * milliseconds on both databases and how many times the second takes.
 */
export async function showGrowth(
  small: string,
  large: string,
  words: readonly string[],
): Promise<void> {
  const mills = [small, large].map(startMill)
  try {
    const [names = []] = await Promise.all(mills.map((mill) => mill.next<string[]>()))
    console.log('| read | small ms | large ms | × |\n| --- | --: | --: | --: |')
    const isMeant = (name: string) => words.length === 0 || words.some((one) => name.includes(one))
    for (const name of names.filter(isMeant)) console.log(await grown(mills, name))
  } finally {
    await Promise.all(mills.map(({ child }) => stopProcess(child)))
  }
}

/** A line of the table. */
async function grown(mills: readonly Mill[], name: string): Promise<string> {
  const latencies = mills.map((): number[] => [])
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [side, { child, next }] of mills.entries()) {
      child.send({ name, times: RUNS_A_TURN } satisfies Turn)
      latencies[side]!.push(...(await next<number[]>()))
    }
  }
  const [small, large] = latencies.map(median) as [number, number]
  return `| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(2)} |`
}

interface Mill {
  child: ChildProcess
  /** What the process sends next; throws where it ends instead. */
  next<Message>(): Promise<Message>
}

function startMill(url: string): Mill {
  const mill = path.join(import.meta.dirname, 'mill.ts')
  const child = fork(mill, [url], { serialization: 'advanced' })
  const end = ended(child)
  const next = async () => (await Promise.race([once(child, 'message'), end]))[0]
  return { child, next }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
