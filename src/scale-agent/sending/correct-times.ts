import type { Item, SentTicket } from '../queue/entries.ts'
import type { Queue } from '../queue/queue.ts'
import type { Clock } from './clock.ts'

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
