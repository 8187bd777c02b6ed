import { listen } from '../platform/client.ts'
import { calls } from '../platform/live/contract.ts'
import type { News } from '../platform/live/news.ts'

/** 'missed': the connection was lost for a while, so that anything may have changed. */
type Listener = (news: News | 'missed') => void

const SILENCE_MS = 45_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

const listeners = new Set<Listener>()
let running: AbortController | undefined

/** Tells `listener` all news until the answered function is called. One connection serves everybody. */
export function follow(listener: Listener): () => void {
  listeners.add(listener)
  if (!running) {
    running = new AbortController()
    void stayConnected(running.signal)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    running?.abort()
    running = undefined
  }
}

async function stayConnected(leave: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS
  for (let isFirst = true; !leave.aborted; isFirst = false) {
    const heard = await hearUntilLost(leave, isFirst)
    pause = heard ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    if (!leave.aborted) await new Promise((resolve) => setTimeout(resolve, pause * Math.random()))
  }
}

/** Answers whether anything was heard before the connection went. Silence counts as lost. */
async function hearUntilLost(leave: AbortSignal, isFirst: boolean): Promise<boolean> {
  const silent = new AbortController()
  let heard = false
  let timer = setTimeout(() => silent.abort(), SILENCE_MS)
  try {
    for await (const line of listen(calls.listen, {}, AbortSignal.any([leave, silent.signal]))) {
      if (!heard && !isFirst) tell('missed')
      heard = true
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), SILENCE_MS)
      if (isNews(line)) tell(line)
    }
  } catch {
    return heard
  } finally {
    clearTimeout(timer)
  }
  return heard
}

function tell(news: News | 'missed'): void {
  for (const listener of listeners) listener(news)
}

function isNews(line: unknown): line is News {
  return typeof line === 'object' && line !== null && 'topic' in line
}
