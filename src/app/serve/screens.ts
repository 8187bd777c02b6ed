import { existsSync } from 'node:fs'
import compress from '@fastify/compress'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isScreen } from '../../platform/addresses.ts'
import { Refusal } from '../../platform/errors.ts'
import { sendRefusal } from './refuse.ts'

/** An address that a person may have typed: parts of letters, digits and dashes. */
const PLAIN_PATH = /^(\/[\w-]{1,100})+\/?$/

/**
 * Serves the built screens from `folder`: hashed assets for ever, the page itself asked for anew each time. Only the
 * files that are there at the start are served, each at its own address, so that no other address reaches the disk.
 */
export async function serveScreens(
  app: FastifyInstance,
  folder: string | undefined,
): Promise<void> {
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  const isBuilt = folder !== undefined && existsSync(folder)
  if (isBuilt) {
    await app.register(serveFiles, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler((request, reply) => serveOther(request, reply, isBuilt))
}

/**
 * The address of a screen is the page, which knows the screens; a person who asks for another plain address gets it too,
 * and is sent on. Nothing else is found: no file that an upgrade took away, nothing that a monitor asks for.
 */
function serveOther(request: FastifyRequest, reply: FastifyReply, isBuilt: boolean) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    reply.header('allow', 'GET, HEAD')
    return sendRefusal(request, reply, new Refusal('sys.method'))
  }
  const path = request.url.split('?')[0] ?? ''
  const isByPerson = request.headers.accept?.includes('text/html') && PLAIN_PATH.test(path)
  if (isBuilt && (isScreen(path) || isByPerson)) return reply.sendFile('index.html')
  return sendRefusal(request, reply, new Refusal('sys.noCall'))
}
