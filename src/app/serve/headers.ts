import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
/** What no screen uses, and no page within a screen may. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ')

/**
 * Sets what browsers are told with every answer. `isBehindTls`: officers come by https only, also where the proxy in
 * front does not say so.
 */
export async function setHeaders(app: FastifyInstance, isBehindTls: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // What writes Excel packs larger sheets in a worker that it makes of its own text.
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Set below: mills reach the server by plain http in their own network, too.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (isBehindTls || request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    }
    // What a call answers is for its officer alone; the files of the screens set theirs themselves.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
