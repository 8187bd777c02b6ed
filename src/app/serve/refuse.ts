import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NotedRefusal } from '../../audit-trail/writes/refusals.ts'
import { SIGN_IN } from '../../identity/contract/sign-in.ts'
import type { Call } from '../../platform/call.ts'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { isAway, isConflict, isDiskFull, isLockedOut } from '../../platform/database-errors.ts'
import { errors as platformErrors, Refusal } from '../../platform/errors.ts'
import { languageOf } from '../../platform/i18n.ts'
import { ProcessLost } from '../../platform/side-processes.ts'
import { statusOf, translate } from '../words.ts'
import { tooLarge } from './bodies.ts'

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

const MAX_EMAIL = 200

/** Besides what a role may not do: managing who stands above, wrong passwords of those inside, unknown scales. */
const REFUSALS_OF_RIGHTS: readonly ErrorCode[] = [
  'user.above',
  'user.roleAbove',
  'profile.wrongPassword',
  'profile.passwordThrottled',
  'factor.wrongCode',
  'vendor.ownAccountChange',
  'auth.deleteWrongPassword',
  'auth.passwordThrottled',
  'scale.token',
]

/** What every officer with a second factor, or without one who has to set it up, is answered on the way in. */
const USUAL: readonly ErrorCode[] = [
  'auth.secondFactor',
  'auth.secondFactorNeeded',
  'auth.temporaryPassword',
]

/** Logs a refusal of sign-in or of rights with who, what and from where, and tells `onRefused`; others are everyday. */
function watchRefusal(
  request: FastifyRequest,
  { code }: Refusal,
  onRefused?: (refusal: NotedRefusal) => void,
): void {
  const call = request.routeOptions.config.call
  const what = call && whatIsRefused(call, code)
  if (!call || !what) return
  const { ip: address, id: requestId } = request
  const officer = request.callContext?.officer
  const message = what === 'signIn' ? 'A sign-in was refused' : 'A call was refused'
  request.log.warn({ requestId, call: call.path, code, address, officer: officer?.id }, message)
  const language = languageOf(request.headers['accept-language'])
  const userAgent = request.headers['user-agent']?.slice(0, 300)
  const ctx = { now: new Date(), requestId, language, address, userAgent, officer }
  const email = what === 'signIn' ? emailIn(request.body) : undefined
  onRefused?.({ what, code, call: call.path, ctx, email })
}

function whatIsRefused({ path }: Call, code: ErrorCode): NotedRefusal['what'] | undefined {
  if (USUAL.includes(code)) return undefined
  if (path === SIGN_IN.path) return code.startsWith('auth.') ? 'signIn' : undefined
  const isRight = statusOf(code) === 403 || REFUSALS_OF_RIGHTS.includes(code)
  return isRight ? 'call' : undefined
}

/** Whom the body of a sign-in names. */
function emailIn(body: unknown): string | undefined {
  try {
    const { email } = JSON.parse(String(body))
    return typeof email === 'string' ? email.trim().slice(0, MAX_EMAIL) : undefined
  } catch {
    return undefined
  }
}
