import type { FastifyReply } from 'fastify'
import { onceGone } from '../../src/platform/once-gone.ts'
import type { Agent } from '../agent.ts'

/** The weight is shown so often, and what has changed besides it at most so often. */
const LIVE_MS = 200
/** The view again without a change, since some of it goes by the clock. */
const VIEW_MS = 10_000

/** Streams to open pages what the indicator shows and what has changed. */
export function createStream(agent: Agent) {
  const open = new Map<FastifyReply, { live?: string }>()
  let isChanged = false
  let viewAt = 0

  const send = (reply: FastifyReply, event: 'live' | 'view', text: string) =>
    reply.raw.write(`event: ${event}\ndata: ${text}\n\n`)
  const tick = setInterval(() => {
    if (open.size === 0) return
    const standing = agent.bridge().standing() ?? null
    const live = JSON.stringify({ ...agent.show(), standing })
    const isDue = isChanged || Date.now() - viewAt > VIEW_MS
    const view = isDue ? JSON.stringify(agent.view()) : undefined
    for (const [reply, last] of open) {
      if (last.live !== live) send(reply, 'live', live)
      last.live = live
      if (view) send(reply, 'view', view)
    }
    if (view) viewAt = Date.now()
    isChanged = false
  }, LIVE_MS)
  return {
    changed() {
      isChanged = true
    },
    open(reply: FastifyReply) {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      send(reply, 'view', JSON.stringify(agent.view()))
      open.set(reply, {})
      onceGone(reply.raw, () => open.delete(reply))
    },
    close() {
      clearInterval(tick)
      for (const reply of open.keys()) reply.raw.end()
    },
  }
}
