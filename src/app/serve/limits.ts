import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../platform/call.ts'
import { refuse } from '../../platform/errors.ts'
import { onceGone } from '../../platform/once-gone.ts'

/** Who makes a hundred calls a second, each of which takes less than a second, never meets it. */
const MAX_CALLS = 100
/** Each reads its rows and waits with them for its turn. */
const MAX_DOCUMENTS = 10
/** Of all officers: such a body stands in memory several times until it is read. */
const MAX_LARGE_BODIES = 2
const LARGE_BODY = 8 * 1024 * 1024

const KINDS = ['calls', 'documents', 'largeBodies'] as const
type Kind = (typeof KINDS)[number]

/** So many of these run at once; who asks for one more is told to come again after so many seconds. */
interface Limit {
  kind: Kind
  of?: string
  max: number
  seconds: number
}

const running: Record<Kind, Map<string, number>> = {
  calls: new Map(),
  documents: new Map(),
  largeBodies: new Map(),
}

/**
 * Counts a call as running until it is answered or its caller has gone. Refuses 429 where its officer or scale has
 * too many running, or too many documents, or where the server reads as many large bodies as it has room for.
 */
export function limitRunning(call: Call, request: FastifyRequest, reply: FastifyReply): void {
  const limits = limitsOf(call, request)
  const full = limits.find(({ kind, of = '', max }) => (running[kind].get(of) ?? 0) >= max)
  if (full) refuse('sys.throttled', { n: full.seconds, seconds: full.seconds })
  for (const limit of limits) enter(limit)
  // While it was asked who calls, the caller may have gone.
  onceGone(reply.raw, () => {
    for (const limit of limits) leave(limit)
  })
}

/** How many calls of each kind that has a limit run, of all officers together. */
export function countRunning(): { kind: Kind; count: number }[] {
  return KINDS.map((kind) => {
    const count = [...running[kind].values()].reduce((sum, one) => sum + one, 0)
    return { kind, count }
  })
}

function limitsOf(call: Call, { callContext, headers }: FastifyRequest): Limit[] {
  const limits: Limit[] = []
  const { officer: { id: officer } = {}, scaleToken } = callContext ?? {}
  const caller = officer ?? scaleToken?.id
  // Streams have a limit of their own: they stand for as long as a window is open.
  if (caller && call.mediaType !== 'application/x-ndjson') {
    limits.push({ kind: 'calls', of: caller, max: MAX_CALLS, seconds: 1 })
  }
  if (officer && call.mediaType === 'application/pdf') {
    limits.push({ kind: 'documents', of: officer, max: MAX_DOCUMENTS, seconds: 5 })
  }
  if (mayBeLarge(call, headers['content-length'])) {
    limits.push({ kind: 'largeBodies', max: MAX_LARGE_BODIES, seconds: 30 })
  }
  return limits
}

/** Whether the body is large, or may be: one that does not say how long it is. */
function mayBeLarge({ bodyLimit = 0 }: Call, length: string | undefined): boolean {
  return bodyLimit > LARGE_BODY && !(Number(length) <= LARGE_BODY)
}

function enter({ kind, of = '' }: Limit): void {
  running[kind].set(of, (running[kind].get(of) ?? 0) + 1)
}

function leave({ kind, of = '' }: Limit): void {
  const left = (running[kind].get(of) ?? 0) - 1
  if (left > 0) running[kind].set(of, left)
  else running[kind].delete(of)
}
