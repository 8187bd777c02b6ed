import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
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
 * files that are there at the start are served, each at its own address, so that no other address reaches the disk. A
 * route for each would take longer than the rest of a start, since builds of the last day are there too.
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
      serve: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header(
          'cache-control',
          file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
    const files = await addressesIn(folder)
    app.route({
      method: ['HEAD', 'GET'],
      url: '/*',
      handler: (request, reply) => {
        const address = pathOf(request)
        if (files.has(address)) return reply.sendFile(address.slice(1))
        return serveOther(request, reply, isBuilt)
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
  const address = pathOf(request)
  const isByPerson = request.headers.accept?.includes('text/html') && PLAIN_PATH.test(address)
  if (isBuilt && (isScreen(address) || isByPerson)) return reply.sendFile('index.html')
  return sendRefusal(request, reply, new Refusal('sys.noCall'))
}

/** The address of each file in `folder` and below it, but for hidden ones. */
async function addressesIn(folder: string, below = '/'): Promise<Set<string>> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true })
  const shown = entries.filter(({ name }) => !name.startsWith('.'))
  const addresses = shown.map(async (entry) => {
    const address = below + entry.name
    return entry.isDirectory() ? [...(await addressesIn(folder, `${address}/`))] : [address]
  })
  return new Set((await Promise.all(addresses)).flat())
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? ''
}
