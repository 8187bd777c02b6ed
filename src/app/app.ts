import type { FastifyServerOptions } from 'fastify'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { NotedRefusal } from '../audit-trail/writes/refusals.ts'
import type { Call } from '../platform/call.ts'
import type { CallContext } from '../platform/call-context.ts'
import { Refusal } from '../platform/errors.ts'
import type { Calls } from '../platform/handlers.ts'
import { allCalls, contracts } from './contracts.ts'
import { handlers } from './handlers.ts'
import { callTimes } from './monitor/metrics.ts'
import { serveMonitor } from './monitor/serve-monitor.ts'
import { watchRequests } from './monitor/watch-requests.ts'
import { openapi } from './openapi/document.ts'
import type { AnyHandler } from './serve/batch.ts'
import { limitBodyTime } from './serve/bodies.ts'
import { compressAnswers } from './serve/compress-answers.ts'
import { setHeaders } from './serve/headers.ts'
import { handleRefusals, sendRefusal } from './serve/refuse.ts'
import { serveCall } from './serve/route.ts'
import { serveScreens } from './serve/screens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once that is known. */
    callContext: CallContext | undefined
  }
  interface FastifyContextConfig {
    call?: Call
  }
}

export interface AppOptions {
  /** The level of the log; `silent` in tests. */
  logLevel?: string
  logTarget?: LogTarget
  /** The folder of the built screens; without it the app serves calls only. */
  screens?: string
  /** Which proxies in front are believed when they name the sender's address: none, or networks such as `loopback`. */
  trustProxy?: false | string[]
  /** Hears of every refusal of sign-in and of rights. */
  onRefused?: (refusal: NotedRefusal) => void
  /** Whether officers reach it by https only. */
  isBehindTls?: boolean
  /** Who has it may read `/metrics` from anywhere. */
  metricsToken?: string
  /** How long a request may take to come: its head, and the rest of it. */
  mustComeIn?: { headMs: number; bodyMs: number }
}

const TIMES = { headMs: 15_000, bodyMs: 20_000 }
/** Longer than what the slowest call leaves for its body: what no hook of ours looks at ends then, too. */
const REQUEST_MS = 15 * 60_000

/** The whole product, not yet listening: every call of the table, its document and the screens. */
export async function buildApp({
  logLevel = 'info',
  logTarget,
  screens,
  trustProxy = false,
  onRefused,
  isBehindTls = false,
  metricsToken,
  mustComeIn = TIMES,
}: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(logLevel, logTarget),
    trustProxy,
    requestTimeout: REQUEST_MS,
    http: {
      headersTimeout: mustComeIn.headMs,
      connectionsCheckingInterval: Math.min(mustComeIn.headMs, 5000),
    },
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(request, reply, new Refusal('sys.noCall')),
  })
  app.decorateRequest('callContext', undefined)
  limitBodyTime(app, mustComeIn.bodyMs)
  const times = callTimes()
  watchRequests(app, times)
  takeBytes(app)
  handleRefusals(app, onRefused)
  await setHeaders(app, isBehindTls)
  await app.register(serveCalls)
  app.get('/api/openapi.json', async () => openapi(allCalls))
  serveMonitor(app, { times, metricsToken })
  await serveScreens(app, screens)
  refuseTheRest(app)
  return app
}

async function serveCalls(app: FastifyInstance): Promise<void> {
  await compressAnswers(app)
  const answered = Object.entries<Calls>(contracts).flatMap(([feature, calls]) => {
    const answering: Record<string, AnyHandler> = handlers[feature as keyof typeof handlers]
    return Object.entries(calls).map(([name, call]) => ({ call, handle: answering[name]! }))
  })
  const serve = (scope: FastifyInstance, takesFiles: boolean) => {
    for (const { call, handle } of answered)
      if ((call.takesFiles === true) === takesFiles) serveCall(scope, call, handle)
  }
  serve(app, false)
  await app.register(async (scope) => {
    takeStreams(scope)
    serve(scope, true)
  })
}

/** Bodies with files reach the call as they come. */
function takeStreams(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', (_request, body, done) => done(null, body))
}

/** Bodies reach the call as bytes. */
function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

function refuseTheRest(app: FastifyInstance): void {
  const paths = new Set(allCalls.map(({ path }) => `/api/system/${path}`))
  // Before the body is looked at: what no call takes is not asked for its type and size.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = paths.has(path) ? 'POST' : path === '/api/openapi.json' && 'GET, HEAD'
    if (allowed) reply.header('allow', allowed)
    return sendRefusal(request, reply, new Refusal(allowed ? 'sys.method' : 'sys.noCall'))
  }
  app.all('/api/*', { onRequest }, async () => {})
}

/** Where log lines go; standard output where nothing is said. */
interface LogTarget {
  write(line: string): void
}

/** JSON lines from `level` on, of an error only what says nothing of the data: the database names values in the rest. */
function loggerOptions(level: string, stream?: LogTarget): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return { level, serializers: { err: describe }, ...(stream && { stream }) }
}

function describe(error: Error & { code?: string }) {
  const { name, message, code, stack } = error
  return { type: name, message, code, stack: stack ?? '' }
}
