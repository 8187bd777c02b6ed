import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { NotedRefusal } from '../audit-trail/writes/refusals.ts'
import type { Call } from '../platform/call.ts'
import type { Officer } from '../platform/call-context.ts'
import { Refusal } from '../platform/errors.ts'
import type { Calls } from '../platform/handlers.ts'
import { allCalls, contracts } from './contracts.ts'
import { handlers } from './handlers.ts'
import { openapi } from './openapi/document.ts'
import { compressAnswers } from './serve/compress-answers.ts'
import { handleRefusals, sendRefusal } from './serve/refuse.ts'
import { type AnyHandler, serveCall } from './serve/route.ts'
import { serveScreens } from './serve/screens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in and calls. */
    officer: Officer | undefined
  }
  interface FastifyContextConfig {
    call?: Call
  }
}

export interface AppOptions {
  /** The level of the log; `silent` in tests. */
  logLevel?: string
  /** The folder of the built screens; without it the app serves calls only. */
  screens?: string
  /** Which proxies in front are believed when they name the sender's address: none, or networks such as `loopback`. */
  trustProxy?: false | string[]
  /** Hears of every refusal of sign-in and of rights. */
  onRefused?: (refusal: NotedRefusal) => void
}

/** The whole product, not yet listening: every call of the table, its document and the screens. */
export async function buildApp({
  logLevel = 'info',
  screens,
  trustProxy = false,
  onRefused,
}: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization'] },
    trustProxy,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(request, reply, new Refusal('sys.noCall')),
  })
  takeBytes(app)
  app.decorateRequest('officer', undefined)
  handleRefusals(app, onRefused)
  await app.register(serveCalls)
  app.get('/api/openapi.json', async () => openapi(allCalls))
  await serveScreens(app, screens)
  refuseTheRest(app)
  return app
}

async function serveCalls(app: FastifyInstance): Promise<void> {
  await compressAnswers(app)
  for (const [feature, calls] of Object.entries<Calls>(contracts)) {
    const answering: Record<string, AnyHandler> = handlers[feature as keyof typeof handlers]
    for (const [name, call] of Object.entries(calls)) serveCall(app, call, answering[name]!)
  }
}

/** Bodies reach the call as bytes, so that who may call is asked before what was sent. */
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
    const known = paths.has(path) || path === '/api/openapi.json'
    return sendRefusal(request, reply, new Refusal(known ? 'sys.method' : 'sys.noCall'))
  }
  app.all('/api/*', { onRequest }, async () => {})
}
