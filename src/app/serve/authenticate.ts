import type { FastifyRequest } from 'fastify'
import { findSession } from '../../identity/reads.ts'
import { recordUse } from '../../identity/writes/sign-in.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { refuse } from '../../platform/errors.ts'
import { languageOf } from '../../platform/i18n.ts'
import type { Access } from '../../platform/roles.ts'
import { findScaleToken } from '../../weighing/reads.ts'

/** The context of a request, authenticated as the call asks; refuses 401 where the bearer token is missing or ended. */
export async function authenticate(who: Access, request: FastifyRequest): Promise<CallContext> {
  const language = languageOf(request.headers['accept-language'])
  const ctx = { now: new Date(), requestId: request.id, language, address: request.ip }
  if (who === 'public') return ctx
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (who === 'scale-token') return authenticateScale(bearer, ctx)
  if (!bearer) refuse('auth.expired')
  const session = await findSession(bearer, ctx.now)
  if (session.state !== 'open') refuse(`auth.${session.state}`)
  await recordUse(session.hash, session.seenAt, ctx.now)
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
