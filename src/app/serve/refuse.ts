import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NotedRefusal } from '../../audit-trail/writes/refusals.ts'
import type { Call } from '../../platform/call.ts'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { isAway, isConflict, isDiskFull, isLockedOut } from '../../platform/database-errors.ts'
import { errors as platformErrors, Refusal } from '../../platform/errors.ts'
import { languageOf } from '../../platform/i18n.ts'
import { ProcessLost } from '../../platform/side-processes.ts'
import { statusOf, translate } from '../words.ts'
import { tooLarge } from './bodies.ts'
import { watchRefusal } from './watch-refusals.ts'

/**
 * Turns every error of a call into the envelope of a refusal, in the reader's language; `onRefused` hears of those of
 * sign-in and of rights.
 */
export function handleRefusals(
  app: FastifyInstance,
  onRefused?: (refusal: NotedRefusal) => void,
): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    // The client closed the stream: there is nobody to answer.
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    const refusal = refusalOf(error, request)
    watchRefusal(request, refusal, onRefused)
    return sendRefusal(request, reply, refusal)
  })
}

/** What the caller is told of an error: a declared refusal as it is, anything else is a defect, which is logged. */
export function refusalOf(error: FastifyError | Error, request: FastifyRequest): Refusal {
  const refusal = error instanceof Refusal ? error : toRefusal(error, request)
  const call = request.routeOptions.config.call
  if (call && !declared(call, refusal.code)) {
    request.log.error(
      { err: error, code: refusal.code },
      'A call refused with an error that it does not declare',
    )
    return new Refusal('sys.failed', { requestId: request.id })
  }
  if (refusal.code === 'sys.failed') request.log.error({ err: error }, 'A call failed')
  return refusal
}

/** Seconds after which it may be tried again, where the refusal does not say. */
const RETRY_AFTER: Record<number, number> = { 429: 60, 503: 5 }

/** Sends the envelope of `refusal`. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const language = languageOf(request.headers['accept-language'])
  const status = statusOf(refusal.code)
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([field, fault]) => [
      field,
      typeof fault === 'string'
        ? translate(fault, refusal.params, language)
        : translate(fault.key, fault.params, language),
    ]),
  )
  const { seconds = RETRY_AFTER[status] } = refusal.params
  if (seconds) reply.header('retry-after', String(seconds))
  return reply.code(status).send({
    status,
    code: refusal.code,
    message: translate(refusal.code, refusal.params, language),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(refusal.present !== undefined && { present: refusal.present }),
    requestId: request.id,
  })
}

function declared(call: Call, code: ErrorCode): boolean {
  return Object.hasOwn(platformErrors, code) || call.errors.includes(code)
}

function toRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request)
  if (code.startsWith('FST_ERR_CTP')) return new Refusal('sys.notJson')
  if (isDiskFull(error)) return new Refusal('sys.diskFull')
  if (isLockedOut(error)) return new Refusal('sys.busy')
  // What stood in the way of another transaction was undone whole, like all that a database that is away did not do.
  if (isAway(error) || isConflict(error) || error instanceof ProcessLost)
    return new Refusal('sys.unavailable')
  return new Refusal('sys.failed', { requestId: request.id })
}
