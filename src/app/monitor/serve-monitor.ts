import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { lastBackup } from '../../backup/reads/last-backup.ts'
import { Refusal } from '../../platform/errors.ts'
import { spaceLeft } from '../../platform/free-space.ts'
import { missingMigrations } from '../../platform/migrate.ts'
import { sendRefusal } from '../serve/refuse.ts'
import { type CallTimes, exposition, gauge } from './metrics.ts'
import { millMetrics, processMetrics, watchEventLoop } from './process-metrics.ts'

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

const TIMEOUT_MS = 3000
/** Whoever asks more often hears what was known then. */
const KEPT_MS = 1000

/** Why calls can be answered or not, and what somebody should see to before they cannot. */
interface Readiness {
  status: 'ready' | 'noDatabase' | 'migrationsMissing'
  warnings?: ('diskNearlyFull' | 'diskFull' | 'backupLate')[]
}

let known: { at: number; state: Promise<Readiness> } | undefined

/** Whether calls can be answered: the database answers and has the tables of this program. */
function readiness(): Promise<Readiness> {
  const at = performance.now()
  if (!known || at - known.at > KEPT_MS) known = { at, state: inTime(ask(), AWAY) }
  return known.state
}

/** What `promise` gives, or `otherwise` where it takes too long. */
async function inTime<T, U>(promise: Promise<T>, otherwise: U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), TIMEOUT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const AWAY: Readiness = { status: 'noDatabase' }

async function ask(): Promise<Readiness> {
  try {
    if ((await missingMigrations()).length > 0) return { status: 'migrationsMissing' }
    const { IsLate } = await lastBackup(new Date())
    const warnings = [...WARNINGS[spaceLeft()], ...(IsLate ? ['backupLate' as const] : [])]
    return { status: 'ready', ...(warnings.length > 0 && { warnings }) }
  } catch {
    return AWAY
  }
}

const WARNINGS = { enough: [], nearlyFull: ['diskNearlyFull'], full: ['diskFull'] } as const
