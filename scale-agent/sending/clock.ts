import type { Item, SentTicket } from '../queue/entries.ts'
import type { Queue } from '../queue/queue.ts'

/** The clocks that a test may set: that of the PC, and one that only ever goes on, in ms. */
export interface Clocks {
  wall(): number
  steady(): number
}

const SYSTEM: Clocks = { wall: () => Date.now(), steady: () => performance.now() }

/**
 * A PC's clock that is wrong by more than this is put right in what the agent records. The server refuses times 5
 * minutes ahead of its own; its answers tell the time to the second.
 */
export const MAX_OFFSET_MS = 60_000

/** The PC's clock, compared with the server's. */
export type Clock = ReturnType<typeof createClock>

/** A clock that has not been compared yet. */
export function createClock(clocks: Clocks = SYSTEM) {
  /** The server's time at a moment of the steady clock, so that the PC's may be set meanwhile. */
  let anchor: { server: number; steady: number } | undefined
  const serverNow = () => anchor && anchor.server + clocks.steady() - anchor.steady
  /** How far the PC's clock is ahead of the server's, in ms; undefined before the server has answered. */
  const offset = () => {
    const server = serverNow()
    return server === undefined ? undefined : clocks.wall() - server
  }
  const isWrong = () => Math.abs(offset() ?? 0) > MAX_OFFSET_MS
  return {
    offset,
    isWrong,
    /** The time to record: the PC's, or the server's where the PC's is wrong. */
    now: () => new Date(isWrong() ? serverNow()! : clocks.wall()),
    /** Compares the clocks by the Date header of an answer that was asked for at `askedAt` of the steady clock. */
    compare(date: string | null, askedAt: number) {
      const server = Date.parse(date ?? '')
      if (Number.isNaN(server)) return
      // The header leaves out the part of the second, half of one on average; the answer was made half way.
      anchor = { server: server + 500, steady: (askedAt + clocks.steady()) / 2 }
    },
    steady: clocks.steady,
  }
}

/**
 * Puts right the times that run `run` of the agent recorded before it knew the server's, where the PC's clock is wrong.
 * Those of an earlier run stay: what the clock was then, nobody knows.
 */
export async function correctTimes(queue: Queue, clock: Clock, run: string): Promise<void> {
  const offset = clock.offset()
  if (offset === undefined || !clock.isWrong()) return
  const wrong = [...queue.state.waiting.values()].filter(({ unchecked }) => unchecked?.run === run)
  await queue.correct(wrong.map((item) => ({ n: item.n, ticket: corrected(item, offset) })))
}

function corrected({ ticket, unchecked }: Item, offset: number): SentTicket {
  const times = (unchecked?.times ?? []).flatMap((field) => {
    const time = ticket[field]
    return time ? [[field, new Date(Date.parse(time) - offset).toISOString()]] : []
  })
  return { ...ticket, ...Object.fromEntries(times) }
}
