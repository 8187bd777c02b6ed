import type { FastifyRequest } from 'fastify'
import { findSession } from '../../identity/reads.ts'
import { recordUse } from '../../identity/writes/sign-in.ts'
import type { Call } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { refuse } from '../../platform/errors.ts'
import { languageOf } from '../../platform/i18n.ts'
import { IDLE_HEADER } from '../../platform/idle.ts'
import { findScaleToken } from '../../weighing/reads.ts'

const MAX_USER_AGENT = 300

/**
 * The context of a request, authenticated as the call asks; refuses 401 where the bearer token is missing or ended, and
 * all but some calls to whoever signed in with a password that somebody else set, or without a second factor that the mill
 * requires.
 */
export async function authenticate(
  { roles: who, withTemporaryPassword, withoutSecondFactor }: Call,
  request: FastifyRequest,
): Promise<CallContext> {
  const language = languageOf(request.headers['accept-language'])
  const userAgent = request.headers['user-agent']?.slice(0, MAX_USER_AGENT)
  const { id: requestId, ip: address } = request
  const queued = { ms: 0 }
  const ctx = { now: new Date(), requestId, language, address, userAgent, queued }
  if (who === 'public') return ctx
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (who === 'scale-token') return authenticateScale(bearer, ctx)
  if (!bearer) refuse('auth.expired')
  const session = await findSession(bearer, ctx.now)
  if (session.state !== 'open') refuse(`auth.${session.state}`)
  // What a browser asks by itself is no use of the session.
  if (!request.headers[IDLE_HEADER]) await recordUse(session.hash, session.seenAt, ctx.now)
  if (session.hasTemporaryPassword && !withTemporaryPassword) refuse('auth.temporaryPassword')
  if (session.needsSecondFactor && !withoutSecondFactor) refuse('auth.secondFactorNeeded')
  return { ...ctx, officer: session.officer, sessionHash: session.hash }
}

async function authenticateScale(
  bearer: string | undefined,
  ctx: CallContext,
): Promise<CallContext> {
  const scaleToken = bearer ? await findScaleToken(bearer, ctx.now) : undefined
  if (!scaleToken) refuse('scale.token')
  return { ...ctx, scaleToken }
}
