import type { FastifyRequest } from 'fastify'
import { findSession } from '../../identity/reads.ts'
import { touchSession } from '../../identity/writes/sign-in.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { refuse } from '../../platform/errors.ts'
import { languageOf } from '../../platform/i18n.ts'
import type { Who } from '../../platform/roles.ts'
import { findScaleToken } from '../../weighing/reads.ts'

/** Who sends the request, as the call asks for it; refuses 401 where the bearer is missing or ended. */
export async function identify(who: Who, request: FastifyRequest): Promise<CallContext> {
  const language = languageOf(request.headers['accept-language'])
  const ctx = { now: new Date(), requestId: request.id, language, address: request.ip }
  if (who === 'public') return ctx
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (who === 'scale-token') return byScale(bearer, ctx)
  if (!bearer) refuse('auth.expired')
  const session = await findSession(bearer, ctx.now)
  if (session.state !== 'open') refuse(`auth.${session.state}`)
  await touchSession(session.hash, session.seenAt, ctx.now)
  return { ...ctx, officer: session.officer, sessionHash: session.hash }
}

async function byScale(bearer: string | undefined, ctx: CallContext): Promise<CallContext> {
  const scaleToken = bearer ? await findScaleToken(bearer, ctx.now) : undefined
  if (!scaleToken) refuse('scale.token')
  return { ...ctx, scaleToken }
}
