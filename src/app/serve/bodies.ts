import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../platform/call.ts'
import { Refusal, refuse } from '../../platform/errors.ts'
import { onceClosed } from '../../platform/once-gone.ts'

const MEBIBYTE = 1024 * 1024
/** What the body of a call may have that says nothing of it. */
export const DEFAULT_BODY_LIMIT = MEBIBYTE
/** What a stranger may send: an e-mail, a hash, the token of a link. */
const PUBLIC_BODY_LIMIT = 16 * 1024

/** Bytes that the body of `call` may have. */
export function bodyLimitOf({ bodyLimit, roles }: Call): number {
  return bodyLimit ?? (roles === 'public' ? PUBLIC_BODY_LIMIT : DEFAULT_BODY_LIMIT)
}

/**
 * Refuses by its head alone a body that is not JSON, or one that says that it is larger than `call` takes; one that
 * does not say how large it is, is refused as it comes.
 */
export function checkHead(call: Call, request: FastifyRequest): void {
  const { headers } = request
  if (hasBody(headers) || headers['content-type'] !== undefined) {
    if (request.mediaType !== 'application/json') refuse('sys.notJson')
  }
  if (Number(headers['content-length']) > bodyLimitOf(call)) throw tooLarge(request)
}

/** What is said of a body that is larger than its call takes. */
export function tooLarge({ routeOptions }: FastifyRequest): Refusal {
  const megabytes = (routeOptions.bodyLimit ?? DEFAULT_BODY_LIMIT) / MEBIBYTE
  return new Refusal('sys.tooLarge', { max: Number(megabytes.toFixed(2)) })
}

/**
 * Cuts off whoever has not sent a body whole after `bodyMs`, also where the answer was sent before. Of a call that says
 * that it takes longer, a caller who is known has as long for the body, too.
 */
export function limitBodyTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    done()
    const { headers, raw } = request
    if (!hasBody(headers)) return
    const began = performance.now()
    const late = () => {
      const leftMs = timeLeft(request, reply, { bodyMs, passedMs: performance.now() - began })
      if (leftMs > 0) timer = setTimeout(late, leftMs).unref()
      else cutOff(app, request)
    }
    let timer = setTimeout(late, bodyMs).unref()
    onceClosed(raw, () => {
      clearTimeout(timer)
      answered.delete(raw.socket)
    })
  })
  app.addHook('onResponse', ({ raw }, _, done) => {
    if (raw.complete === false) answered.add(raw.socket)
    done()
  })
  // Before the one that answers what cannot be read.
  app.server.prependListener('clientError', (_, socket) => {
    if (answered.has(socket)) socket.destroy()
  })
}

/** Connections whose request was answered before its body was there: whatever is wrong with the rest, one answer is enough. */
const answered = new WeakSet<Duplex>()

/** Milliseconds that the caller still has for the body. */
function timeLeft(
  { callContext, routeOptions }: FastifyRequest,
  { sent }: FastifyReply,
  { bodyMs, passedMs }: { bodyMs: number; passedMs: number },
): number {
  if (sent) return 0
  // It is still being asked who calls: not the caller is slow.
  if (!callContext) return bodyMs
  return Math.max(bodyMs, routeOptions.config.call?.takesMs ?? 0) - passedMs
}

/** Answers 408, as for a head that comes too slowly. */
function cutOff(app: FastifyInstance, { raw }: FastifyRequest): void {
  // What is complete is at work, however long; what came over no wire has nothing to say of it.
  if (raw.complete !== false) return
  const code = 'ERR_HTTP_REQUEST_TIMEOUT'
  const late = Object.assign(new Error('The body did not come'), { code })
  app.server.emit('clientError', late, raw.socket)
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
