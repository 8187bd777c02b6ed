import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { whileAwaited } from '../../platform/awaited-read.ts'
import type { Call, RawOutput } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { refuseWhereFull } from '../../platform/free-space.ts'
import { onceGone } from '../../platform/once-gone.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { mayCall } from '../../platform/roles.ts'
import { authenticate } from './authenticate.ts'
import { type AnyHandler, isBatch, runBatch } from './batch.ts'
import { bodyLimitOf, checkHead } from './bodies.ts'
import { withIdempotency } from './idempotency.ts'
import { limitRunning } from './limits.ts'
import { parseBody, readBody } from './read-body.ts'
import { inTurnOfScales, isSend } from './sends.ts'

/**
 * Serves `call` by `handle`: who calls is settled by the head of the request, before its body is read; then it is parsed
 * and the work is done, in the order of refusals of docs/rules.md, section 2.
 */
export function serveCall(app: FastifyInstance, declared: Call, handle: AnyHandler): void {
  const compiled = compileOnce(declared)
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    checkHead(declared, request)
    await authorize(declared, request)
    limitRunning(declared, request, reply)
  }
  app.post(
    `/api/system/${declared.path}`,
    { bodyLimit: bodyLimitOf(declared), config: { call: declared }, onRequest },
    async (request, reply) => {
      const call = compiled()
      const signal = mayTakeLong(call) ? untilClosed(reply) : undefined
      const { bytes, upload } = await readBody(call, request, signal)
      try {
        const input = parseBody(call, bytes)
        const ctx = contextOf(request, { ...(signal && { signal }), ...(upload && { upload }) })
        const answer = call.kind === 'read' ? abortWhenLeft(reply, handle) : handle
        if (call.mediaType) return sendRaw(reply, call, await answer(input, ctx))
        const work = () => respond(call, request, ctx, input, answer)
        const result = await (isSend(call) ? inTurnOfScales(ctx, untilClosed(reply), work) : work())
        return reply.type('application/json; charset=utf-8').send(result)
      } finally {
        upload?.release()
      }
    },
  )
}

/** The call with its schemas compiled, which parse several times faster; at its first request, not at the start. */
function compileOnce(call: Call): () => Call {
  let compiled: Call | undefined
  return () => {
    compiled ??= { ...call, input: z.compile(call.input), output: z.compile(call.output) }
    return compiled
  }
}

/** Leaves the context of the call at the request, also of an officer who may not make it. */
async function authorize(call: Call, request: FastifyRequest): Promise<void> {
  const ctx = await authenticate(call, request)
  request.callContext = ctx
  if (Array.isArray(call.roles) && !mayCall(call.roles, ctx.officer?.role)) refuse('auth.forbidden')
}

function mayTakeLong(call: Call): boolean {
  return call.mediaType !== undefined || isBatch(call) || call.takesMs !== undefined
}

/** The context of a call that is there whole: its time is now, however slowly its body came. */
function contextOf(
  { callContext }: FastifyRequest,
  more: Pick<CallContext, 'signal' | 'upload'>,
): CallContext {
  if (!callContext) throw new Error('A call is at work before it was asked who makes it')
  return { ...callContext, ...more, now: new Date() }
}

/** Returns the envelope as text, so that a repeated request gets the same bytes. */
async function respond(
  call: Call,
  request: FastifyRequest,
  ctx: CallContext,
  input: unknown,
  handle: AnyHandler,
) {
  // Whoever wants to read may still sign in.
  if (call.kind === 'change' && call.roles !== 'public') refuseWhereFull()
  if (isBatch(call)) return runBatch(call, { request, ctx, input, handle })
  const work = async () => envelope(call, await handle(input, ctx))
  if (call.kind === 'read' || call.ownTransaction) return work()
  const key = request.headers['idempotency-key']
  return retryConflicts(() =>
    transaction(() =>
      typeof key === 'string' && key !== '' && ctx.officer
        ? withIdempotency(
            {
              officerId: ctx.officer.id,
              call: call.path,
              key,
              body: request.body as Buffer,
              isSecret: call.answersSecret === true,
            },
            ctx.now,
            work,
          )
        : work(),
    ),
  )
}

function envelope(call: Call, result: unknown): string {
  return JSON.stringify({ status: 200, result: call.output.parse(result) })
}

/** Aborted when the caller goes away before the answer is sent. */
function untilClosed(reply: FastifyReply): AbortSignal {
  const closed = new AbortController()
  onceLeft(reply, () => closed.abort())
  return closed.signal
}

/** What `read` answers, for as long as its caller waits for it. */
function abortWhenLeft(reply: FastifyReply, read: AnyHandler): AnyHandler {
  return (input, ctx) =>
    whileAwaited(
      (leave) => onceLeft(reply, leave),
      () => read(input, ctx),
    )
}

function onceLeft(reply: FastifyReply, leave: () => void): void {
  onceGone(reply.raw, () => {
    if (!reply.raw.writableFinished) leave()
  })
}

function sendRaw(reply: FastifyReply, call: Call, { name, body }: RawOutput) {
  // A stream that is not yet being read is not ended by the end of its connection.
  if (body instanceof Readable) onceGone(reply.raw, () => body.destroy())
  if (name) reply.header('content-disposition', `attachment; filename="${name}"`)
  return reply.type(call.mediaType ?? '').send(body)
}
