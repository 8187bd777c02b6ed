import { existsSync } from 'node:fs'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../platform/errors.ts'

/** Serves the built screens from `folder`: hashed assets for ever, the page itself asked for anew each time. */
export async function serveScreens(
  app: FastifyInstance,
  folder: string | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // What writes Excel packs larger sheets in a worker that it makes of its own text.
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    // Mills reach the server by plain http in their own network.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  if (!folder || !existsSync(folder)) return
  await app.register(serveFiles, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  // Every address that a person may open is the page; which screen it is, the page knows.
  app.setNotFoundHandler(({ method }, reply) =>
    method === 'GET' || method === 'HEAD' ? reply.sendFile('index.html') : refuse('sys.noCall'),
  )
}
