import type { FastifyRequest } from 'fastify'
import { findSession } from '../../identity/reads.ts'
import { touchSession } from '../../identity/writes/sign-in.ts'
import type { Act } from '../../platform/act.ts'
import { refuse } from '../../platform/errors.ts'
import { languageOf } from '../../platform/i18n.ts'
import type { Who } from '../../platform/roles.ts'
import { findScaleToken } from '../../weighing/reads.ts'

/** Who sends the request, as the call asks for it; refuses 401 where the bearer is missing or ended. */
export async function identify(who: Who, request: FastifyRequest): Promise<Act> {
  const language = languageOf(request.headers['accept-language'])
  const act = { now: new Date(), requestId: request.id, language, address: request.ip }
  if (who === 'public') return act
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (who === 'scale-token') return byScale(bearer, act)
  if (!bearer) refuse('auth.expired')
  const session = await findSession(bearer, act.now)
  if (session.state !== 'open') refuse(`auth.${session.state}`)
  await touchSession(session.hash, session.seenAt, act.now)
  return { ...act, officer: session.officer, sessionHash: session.hash }
}

async function byScale(bearer: string | undefined, act: Act): Promise<Act> {
  const scaleToken = bearer ? await findScaleToken(bearer, act.now) : undefined
  if (!scaleToken) refuse('scale.token')
  return { ...act, scaleToken }
}
