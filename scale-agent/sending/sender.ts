import { setTimeout as sleep } from 'node:timers/promises'
import type { Item } from '../queue/entries.ts'
import type { Queue } from '../queue/queue.ts'
import { dueVoids } from '../queue/state.ts'
import type { Clock } from './clock.ts'
import { correctTimes } from './clock.ts'
import type { SendFault, Server } from './post.ts'
import { askInside, type SendResult, sendBatch, sendVoid } from './send.ts'

/** How sending goes. */
export interface Connection {
  state: 'notSet' | 'asking' | 'connected' | 'diskFailing' | SendFault['fault']
  detail?: string
  /** When the server answered last. */
  lastAnswer?: string
}

export type Sender = ReturnType<typeof startSender>

export interface Sending {
  queue: Queue
  clock: Clock
  /** Undefined where address or token is not set yet. */
  server: Server | undefined
  /** Names this run of the agent. */
  run: string
  /** Whether trucks are weighed here, and not by a scale's program. */
  isBridge: boolean
  changed(): void
}

const MAX_BATCH = 200
/** Without tickets the server is asked so often, at a bridge who is inside, so that the page shows in time that it is gone. */
const IDLE_MS = 60_000
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

/** Sends what waits in the queue, as soon as there is something and the server takes it, until it is stopped. */
export function startSender({ queue, clock, server, run, isBridge, changed }: Sending) {
  const stop = new AbortController()
  const options = { clock, signal: stop.signal }
  let pause = new AbortController()
  let connection: Connection = { state: server ? 'asking' : 'notSet' }
  let insideAsked = -Infinity

  const rest = async (ms: number) => {
    pause = new AbortController()
    const signal = AbortSignal.any([pause.signal, stop.signal])
    await sleep(ms, undefined, { signal }).catch(() => {})
  }
  const hasWork = () => queue.state.waiting.size > 0 || dueVoids(queue.state).length > 0
  const work = async (server: Server) => {
    for (let faults = 0; !stop.signal.aborted; ) {
      // The first answer tells the time, by which what was recorded before it is put right.
      const isFirst = connection.lastAnswer === undefined
      const result = isFirst ? await sendBatch(server, [], options) : await sendNext(server)
      connection = after(connection, result)
      changed()
      faults = 'fault' in result ? faults + 1 : 0
      const asked = 'waitMs' in result ? result.waitMs : 0
      if (faults > 0) await rest(pauseAfter(faults, asked))
      else if (!isFirst && !hasWork()) await rest(IDLE_MS)
    }
  }
  /** What the disk does not take stays in the queue and is sent again, which changes nothing at the server. */
  const sendNext = async (server: Server) => {
    try {
      await correctTimes(queue, clock, run)
      const items = [...queue.state.waiting.values()].slice(0, MAX_BATCH)
      const due = dueVoids(queue.state)
      const sent = items.length > 0 || due.length === 0 ? await sendItems(server, items) : undefined
      if (sent && 'fault' in sent) return sent
      return (await sendVoids(server)) ?? (await takeUpInside(server)) ?? sent ?? { answers: [] }
    } catch (error) {
      return { fault: 'diskFailing' as const, detail: (error as Error).message }
    }
  }
  /** A batch that is refused whole is sent in halves, until the ticket is found that the server does not take. */
  const sendItems = async (server: Server, items: readonly Item[]): Promise<SendResult> => {
    const tickets = items.map(({ ticket }) => ticket)
    const result = await sendBatch(server, tickets, options)
    if ('fault' in result && (result.fault !== 'notTaken' || items.length === 0)) return result
    if ('fault' in result && items.length > 1) {
      const half = Math.ceil(items.length / 2)
      const first = await sendItems(server, items.slice(0, half))
      return 'fault' in first ? first : sendItems(server, items.slice(half))
    }
    const refused = { outcome: 'refused' as const, reason: 'fault' in result ? result.detail! : '' }
    const answers = 'answers' in result ? result.answers : [refused]
    await queue.answer(items.map(({ n }, at) => ({ n, ...answers[at]! })))
    return { answers }
  }
  /** The voids whose weigh-in was answered, one by one; what could not be sent is tried again later. */
  const sendVoids = async (server: Server): Promise<SendFault | undefined> => {
    for (const { ticket, reason } of dueVoids(queue.state)) {
      const id = ticket.WeightScaleIDIn
      const ticketId = queue.state.known.get(id)
      const of = ticketId ? { SSWeightID: ticketId } : { WeightScaleIDIn: id }
      const result = await sendVoid(server, of, reason, options)
      if ('fault' in result) return result
      await queue.answerVoid(id, result.refusal)
    }
    return undefined
  }
  /** After what was weighed and voided here is at the server: what it says then is not of before. */
  const takeUpInside = async (server: Server): Promise<SendFault | undefined> => {
    if (!isBridge || hasWork() || clock.steady() < insideAsked + IDLE_MS) return undefined
    const asked = await askInside(server, options)
    if ('fault' in asked) return asked
    insideAsked = clock.steady()
    await queue.takeUp(asked)
    return undefined
  }
  const ended = server ? work(server) : Promise.resolve()
  return {
    connection: () => connection,
    /** Sends at once, rather than when its pause ends. */
    hurry: () => pause.abort(),
    stop: () => {
      stop.abort()
      return ended
    },
  }
}

/** Twice as long after each fault, and at least as long as the server asks for. */
function pauseAfter(faults: number, askedMs = 0): number {
  return Math.min(Math.max(FIRST_PAUSE_MS * 2 ** (faults - 1), askedMs), MAX_PAUSE_MS)
}

type Result = SendResult | { fault: 'diskFailing'; detail: string }

function after({ lastAnswer }: Connection, result: Result): Connection {
  if ('answers' in result) return { state: 'connected', lastAnswer: new Date().toISOString() }
  return { state: result.fault, detail: result.detail, lastAnswer }
}
