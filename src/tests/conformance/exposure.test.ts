import net from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { openTestDatabase } from '../database.ts'
import { type SignedIn, signInAs } from '../server.ts'

// What a foreign page, a curious proxy and a forged message find at the door.

const SECRET = 'palm-scale-secret'
const CALL = '/api/system/profile/saveName'

await openTestDatabase()
let app: FastifyInstance
let officer: SignedIn
let port = 0

beforeAll(async () => {
  app = await buildApp({ logLevel: 'silent' })
  officer = await signInAs(51)
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  return () => app.close()
})

test.each([
  ['GET', '/api/openapi.json'],
  ['OPTIONS', CALL],
  ['POST', CALL],
  ['POST', '/api/nothing'],
] as const)('%s %s lets no other origin in, and sets no cookie', async (method, url) => {
  const { headers } = await app.inject({
    method,
    url,
    headers: { ...asOfficer(), origin: 'https://elsewhere.example' },
  })
  const allowing = Object.keys(headers).filter((name) => /^(access-control|set-cookie)/.test(name))
  expect(allowing).toEqual([])
  expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
})

test.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET', 'HEAD'])(
  '%s makes no call, and tells nothing of the request',
  async (method) => {
    const head = `${method} ${CALL} HTTP/1.1\r\nhost: mill\r\nx-probe: ${SECRET}\r\nconnection: close\r\n\r\n`
    const { text } = await raw(head)
    expect(text).not.toMatch(/^HTTP\/1\.1 [25]/)
    expect(text).not.toContain(SECRET)
  },
)

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
])('a body of the type %s, which a foreign page may send, does nothing', async (type) => {
  const payload = JSON.stringify({ Name: 'ผู้อื่น', Lastname: 'ผู้อื่น' })
  const headers = { ...asOfficer(), ...(type && { 'content-type': type }) }
  if (!type) delete (headers as Record<string, string>)['content-type']
  const { statusCode } = await app.inject({ method: 'POST', url: CALL, headers, payload })
  expect(statusCode).toBe(415)
})

test('a query and a second token say nothing: the input is the body, the token the header', async () => {
  const sent = { Name: 'สมศรี', Lastname: 'ใจดี' }
  const answer = await app.inject({
    method: 'POST',
    url: `${CALL}?Name=อื่น&token=${officer.token}`,
    headers: asOfficer(),
    payload: sent,
  })
  expect(answer.json()).toMatchObject({ status: 200, result: sent })
  const { authorization, ...nobody } = asOfficer()
  const url = `${CALL}?authorization=${authorization}&access_token=${officer.token}`
  const refused = await app.inject({ method: 'POST', url, headers: nobody, payload: sent })
  expect(refused.statusCode).toBe(401)
})

test.each([
  [
    'both lengths',
    'content-length: 2\r\ntransfer-encoding: chunked\r\n',
    '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  ],
  ['two lengths', 'content-length: 2\r\ncontent-length: 9\r\n', '{}GET / H'],
  ['a length that is no number', 'content-length: +2\r\n', '{}'],
  ['a coding that is none', 'transfer-encoding: xchunked\r\n', '{}'],
  ['a chunk that is none', 'transfer-encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'],
  ['a folded header', 'x-folded: a\r\n b\r\ncontent-length: 2\r\n', '{}'],
])('a message of %s is refused, and nothing is read out of its rest', async (_, lengths, body) => {
  const head = `POST ${CALL} HTTP/1.1\r\nhost: mill\r\ncontent-type: application/json\r\n`
  const { text } = await raw(`${head}${lengths}\r\n${body}`)
  expect(text).toMatch(/^HTTP\/1\.1 4/)
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

function asOfficer() {
  return { authorization: `Bearer ${officer.token}`, 'content-type': 'application/json' }
}

/** Sends bytes as they are, and gives all that comes until the server closes or says no more. */
async function raw(message: string): Promise<{ text: string }> {
  const socket = net.connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.end(message)
  for await (const part of socket) parts.push(part)
  return { text: Buffer.concat(parts).toString() }
}
