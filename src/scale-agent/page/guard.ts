import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Refuses what is not the agent's own page: another name of this machine in Host (a web page whose name was bound to
 * 127.0.0.1), and another page's origin.
 */
export async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
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
export const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}
