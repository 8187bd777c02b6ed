import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../platform/call.ts'
import { refuse } from '../../platform/errors.ts'

/** Who makes a hundred calls a second, each of which takes less than a second, never meets it. */
const MAX_CALLS = 100
/** Each reads its rows and waits with them for its turn. */
const MAX_DOCUMENTS = 10
/** Of all officers: such a body stands in memory several times until it is read. */
const MAX_LARGE_BODIES = 2
const LARGE_BODY = 8 * 1024 * 1024

/** So many of these run at once; who asks for one more is told to come again after so many seconds. */
interface Limit {
  of: string
  max: number
  seconds: number
}

const running = new Map<string, number>()

/**
 * Counts a call as running until it is answered or its caller has gone. Refuses 429 where its officer has too many
 * running, or too many documents, or where the server reads as many large bodies as it has room for.
 */
export function limitRunning(call: Call, request: FastifyRequest, reply: FastifyReply): void {
  const limits = limitsOf(call, request)
  const full = limits.find(({ of, max }) => (running.get(of) ?? 0) >= max)
  if (full) refuse('sys.throttled', { n: full.seconds, seconds: full.seconds })
  for (const { of } of limits) running.set(of, (running.get(of) ?? 0) + 1)
  reply.raw.once('close', () => {
    for (const { of } of limits) leave(of)
  })
}

function limitsOf(call: Call, { callContext, headers }: FastifyRequest): Limit[] {
  const limits: Limit[] = []
  const officer = callContext?.officer?.id
  if (officer) limits.push({ of: officer, max: MAX_CALLS, seconds: 1 })
  if (officer && call.mediaType === 'application/pdf') {
    limits.push({ of: `documents of ${officer}`, max: MAX_DOCUMENTS, seconds: 5 })
  }
  if (mayBeLarge(call, headers['content-length'])) {
    limits.push({ of: 'large bodies', max: MAX_LARGE_BODIES, seconds: 30 })
  }
  return limits
}

/** Whether the body is large, or may be: one that does not say how long it is. */
function mayBeLarge({ bodyLimit = 0 }: Call, length: string | undefined): boolean {
  return bodyLimit > LARGE_BODY && !(Number(length) <= LARGE_BODY)
}

function leave(of: string): void {
  const left = (running.get(of) ?? 0) - 1
  if (left > 0) running.set(of, left)
  else running.delete(of)
}
