import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { refuseWhereFull } from '../../platform/free-space.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { mayCall } from '../../platform/roles.ts'
import { authenticate } from './authenticate.ts'
import { isBatch, runBatch } from './batch.ts'
import { withIdempotency } from './idempotency.ts'
import { parseBody } from './parse.ts'

// biome-ignore lint/suspicious/noExplicitAny: one table binds every call to its handler; each pair is typed where it is declared.
export type AnyHandler = (input: any, ctx: any) => Promise<any>

const MEBIBYTE = 1024 * 1024
export const DEFAULT_BODY_LIMIT = MEBIBYTE

/** Serves `call` by `handle`: authorizes, parses, then does the work, in the order of refusals of docs/rules.md, section 2. */
export function serveCall(app: FastifyInstance, declared: Call, handle: AnyHandler): void {
  const compiled = compileOnce(declared)
  app.post(
    `/api/system/${declared.path}`,
    { bodyLimit: declared.bodyLimit ?? DEFAULT_BODY_LIMIT, config: { call: declared } },
    async (request, reply) => {
      const call = compiled()
      const authorized = await authorize(call, request)
      const input = parseBody(call, request.body as Buffer | undefined)
      const mayTakeLong = call.mediaType || isBatch(call)
      const ctx = mayTakeLong ? { ...authorized, signal: untilClosed(reply) } : authorized
      if (call.mediaType) return sendRaw(reply, call, await handle(input, ctx))
      const result = await respond(call, request, ctx, input, handle)
      return reply.type('application/json; charset=utf-8').send(result)
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

async function authorize(call: Call, request: FastifyRequest): Promise<CallContext> {
  const ctx = await authenticate(call, request)
  request.officer = ctx.officer
  if (Array.isArray(call.roles) && !mayCall(call.roles, ctx.officer?.role)) refuse('auth.forbidden')
  return ctx
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
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) closed.abort()
  })
  return closed.signal
}

function sendRaw(reply: FastifyReply, call: Call, answer: { name?: string; body: unknown }) {
  if (answer.name) reply.header('content-disposition', `attachment; filename="${answer.name}"`)
  return reply.type(call.mediaType ?? '').send(answer.body)
}
