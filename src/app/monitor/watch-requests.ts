import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../platform/call.ts'
import type { CallTimes } from './call-times.ts'
import { RefusedSpell } from './refused-spell.ts'

const SLOW_MS = 2000
/** Of documents, imports and batches. */
const SLOW_LONG_MS = 30_000
const MAX_PATH = 200

/**
 * Counts every answered request and logs it, without anything of what was sent: at `info`, or at `warn` where it failed
 * or was slow. Of those refused with 503 one after another the first has a line, and one at the end says how many they
 * were. A stream is no answer that takes its time.
 */
export function watchRequests(app: FastifyInstance, times: CallTimes): void {
  const spell = new RefusedSpell((refused) =>
    app.log.warn({ status: 503, refused }, 'Requests are no longer refused'),
  )
  app.addHook('onClose', async () => spell.end())
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { call } = request.routeOptions.config
    if (call?.mediaType === 'application/x-ndjson') return
    times.observe(call?.path ?? 'other', reply.statusCode, reply.elapsedTime / 1000)
    if (reply.statusCode !== 503 || spell.note()) logAnswer(request, reply, call)
  })
}

function logAnswer(request: FastifyRequest, reply: FastifyReply, call: Call | undefined): void {
  const { statusCode: status, elapsedTime } = reply
  const queued = request.callContext?.queued?.ms ?? 0
  const isLong = call?.mediaType ?? call?.takesMs ?? call?.batch
  const isSlow = elapsedTime - queued > (isLong ? SLOW_LONG_MS : SLOW_MS)
  const level = status >= 500 || isSlow ? 'warn' : 'info'
  request.log[level](
    {
      ...(call ? { call: call.path } : { method: request.method, path: pathOf(request) }),
      status,
      ms: Math.round(elapsedTime),
      ...(queued > 0 && { queuedMs: Math.round(queued) }),
      officer: request.callContext?.officer?.id,
      address: request.ip,
    },
    status >= 500 ? 'A request failed' : isSlow ? 'A request was slow' : 'A request was answered',
  )
}

/** Without the search: links carry secrets in it. */
function pathOf({ url }: FastifyRequest): string {
  return (url.split('?')[0] ?? '').slice(0, MAX_PATH)
}
