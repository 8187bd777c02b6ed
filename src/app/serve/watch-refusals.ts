import type { FastifyRequest } from 'fastify'
import type { NotedRefusal } from '../../audit-trail/writes/refusals.ts'
import { SIGN_IN } from '../../identity/contract/sign-in.ts'
import type { Call } from '../../platform/call.ts'
import type { ErrorCode } from '../../platform/catalogue.ts'
import type { Refusal } from '../../platform/errors.ts'
import { languageOf } from '../../platform/i18n.ts'
import { statusOf } from '../words.ts'

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
export function watchRefusal(
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
