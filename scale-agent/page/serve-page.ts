import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import serveFiles from '@fastify/static'
import createFastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { onceGone } from '../../src/platform/once-gone.ts'
import { packageRoot } from '../../src/platform/package-root.ts'
import { StartupError } from '../../src/platform/startup-error.ts'
import type { Agent } from '../agent.ts'
import { answerPage } from './answer-page.ts'

interface Served {
  agent: Agent
  /** The file of the settings. */
  file: string
  port: number
}

/** Serves the agent's page on this machine alone. */
export async function servePage({ agent, file, port }: Served) {
  const app = createFastify({ bodyLimit: 256 * 1024, forceCloseConnections: true })
  const stream = createStream(agent)
  app.addHook('onRequest', guard)
  app.addHook('onSend', async (_, reply) => void reply.headers(HEADERS))
  app.get('/events', (_, reply) => stream.open(reply))
  answerPage(app, agent, file)
  await serveParts(app)
  await app.listen({ host: '127.0.0.1', port }).catch((error: NodeJS.ErrnoException) => {
    throw portInUse(port, error)
  })
  const address = app.server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${address.port}`,
    /** Tells open pages that something has changed. */
    changed: stream.changed,
    close: async () => {
      stream.close()
      await app.close()
    },
  }
}

/** Scripts of the product that the page shares. */
const SHARED = [
  'src/platform/invisible.js',
  'src/platform/keys.js',
  'src/platform/thai-date.js',
  'src/vehicles/rules/plate-key.js',
  'src/vehicles/rules/provinces.js',
  'src/weighing/rules/file-columns.js',
]

/** Style sheets of the product that the page shares. */
const SHEETS = ['reset', 'tokens', 'base', 'classes']

/** The page, the scripts that it is built into, and the product's own colours and letters. */
async function serveParts(app: FastifyInstance): Promise<void> {
  const fonts = path.dirname(
    createRequire(import.meta.url).resolve('@fontsource/ibm-plex-sans-thai/400.css'),
  )
  const built = path.resolve(import.meta.dirname, '..')
  const product = path.resolve(built, '..')
  await app.register(serveFiles, { root: packageRoot, serve: false })
  const parts: Record<string, readonly [root: string, file: string]> = {
    '/': [packageRoot, 'scale-agent/page/page.html'],
    '/page.css': [packageRoot, 'scale-agent/page/page.css'],
    ...Object.fromEntries(
      SHEETS.map((name) => [`/${name}.css`, [packageRoot, `src/ui/theme/${name}.css`]] as const),
    ),
    '/words.js': [built, 'words.js'],
    ...Object.fromEntries(SHARED.map((part) => [`/${part}`, [product, part] as const])),
    '/folder/fields.js': [built, 'folder/fields.js'],
    '/indicator/format-names.js': [built, 'indicator/format-names.js'],
  }
  for (const [address, [root, part]] of Object.entries(parts)) {
    app.get(address, (_, reply) => reply.sendFile(part, root))
  }
  app.get<{ Params: { part: string } }>('/page/:part', ({ params }, reply) =>
    /^[\w-]+\.js$/.test(params.part)
      ? reply.sendFile(`page/${params.part}`, built)
      : reply.callNotFound(),
  )
  app.get<{ Params: { '*': string } }>('/fonts/*', ({ params }, reply) =>
    /^(\d+\.css|files\/[\w-]+\.woff2?)$/.test(params['*'])
      ? reply.sendFile(params['*'], fonts)
      : reply.callNotFound(),
  )
}

function portInUse(port: number, error: NodeJS.ErrnoException): StartupError {
  return new StartupError(
    `เปิดพอร์ต ${port} ไม่ได้ (${error.code}) กรุณาตั้ง "port" เป็นเลขอื่น`,
    `Port ${port} cannot be opened (${error.code}). Set "port" to another one.`,
  )
}

/**
 * Refuses what is not the agent's own page: another name of this machine in Host (a web page whose name was bound to
 * 127.0.0.1), and another page's origin.
 */
async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host, origin, 'sec-fetch-site': site } = request.headers
  const own = OWN_NAMES.map((name) => `${name}:${request.socket.localPort}`)
  const isOwnHost = own.includes(host ?? '')
  const mayBeOthers = request.method !== 'GET' || request.url !== '/'
  const isOwnPage = site === undefined || site === 'same-origin' || site === 'none'
  const isOwnOrigin = origin === undefined ? request.method === 'GET' : origin === `http://${host}`
  if (!isOwnHost || !isOwnOrigin || (mayBeOthers && !isOwnPage)) {
    await reply.code(403).send({ message: 'forbidden' })
  }
}

const OWN_NAMES = ['127.0.0.1', 'localhost']

/** What the page may load: itself, from nowhere else; and nobody may frame it. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

/** The weight is shown so often, and what has changed besides it at most so often. */
const LIVE_MS = 200
/** The view again without a change, since some of it goes by the clock. */
const VIEW_MS = 10_000

/** Streams to open pages what the indicator shows and what has changed. */
function createStream(agent: Agent) {
  const open = new Map<FastifyReply, { live?: string }>()
  let isChanged = false
  let viewAt = 0

  const send = (reply: FastifyReply, event: 'live' | 'view', text: string) =>
    reply.raw.write(`event: ${event}\ndata: ${text}\n\n`)
  const tick = setInterval(() => {
    if (open.size === 0) return
    const standing = agent.bridge().standing() ?? null
    const live = JSON.stringify({ ...agent.show(), standing })
    const isDue = isChanged || Date.now() - viewAt > VIEW_MS
    const view = isDue ? JSON.stringify(agent.view()) : undefined
    for (const [reply, last] of open) {
      if (last.live !== live) send(reply, 'live', live)
      last.live = live
      if (view) send(reply, 'view', view)
    }
    if (view) viewAt = Date.now()
    isChanged = false
  }, LIVE_MS)
  return {
    changed() {
      isChanged = true
    },
    open(reply: FastifyReply) {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      send(reply, 'view', JSON.stringify(agent.view()))
      open.set(reply, {})
      onceGone(reply.raw, () => open.delete(reply))
    },
    close() {
      clearInterval(tick)
      for (const reply of open.keys()) reply.raw.end()
    },
  }
}
