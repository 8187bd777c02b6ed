import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { Refusal } from '../../platform/errors.ts'
import { sendRefusal } from '../serve/refuse.ts'
import { type CallTimes, exposition, gauge } from './metrics.ts'
import { millMetrics, processMetrics, watchEventLoop } from './process-metrics.ts'
import { inTime, readiness } from './readiness.ts'

interface Monitor {
  times: CallTimes
  /** Who has it may read the metrics from anywhere; without one only this machine may. */
  metricsToken?: string
}

/**
 * Serves what a monitor asks: `/healthz`, that the process lives; `/readyz`, that it can answer calls, else 503;
 * `/metrics`, how it does.
 */
export function serveMonitor(app: FastifyInstance, { times, metricsToken }: Monitor): void {
  app.get('/healthz', async (_, reply) => unkept(reply).send({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const state = await readiness()
    return unkept(reply)
      .code(state.status === 'ready' ? 200 : 503)
      .send(state)
  })
  const delay = watchEventLoop()
  app.addHook('onClose', async () => void delay.disable())
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      return sendRefusal(request, reply, new Refusal('sys.noCall'))
    }
    // Without its database a mill is told of all the same.
    const ofMill = await inTime(millMetrics(new Date()), undefined).catch(() => undefined)
    const isUp = gauge(
      'palm_database_up',
      '1 where the database answers',
      Number(ofMill !== undefined),
    )
    const metrics = [...processMetrics(delay), isUp, ...(ofMill ?? [])]
    return unkept(reply)
      .type(Registry.PROMETHEUS_CONTENT_TYPE)
      .send(await exposition(times, metrics))
  })
}

function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token && bearer) return timingSafeEqual(digest(bearer), digest(token))
  // What a proxy on this machine passes on comes from elsewhere.
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isPassedOn && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(raw.socket.remoteAddress ?? '')
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
