import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addresses, ROUTES, SCREEN_NAMES } from '../../platform/addresses.ts'
import { buildApp } from '../app.ts'

const PAGE = '<!doctype html><title>Palm Scale</title>'
const BY_A_PERSON = { accept: 'text/html,*/*;q=0.8' }

const folder = await mkdtemp(path.join(tmpdir(), 'screens-'))
await mkdir(path.join(folder, 'assets'))
await writeFile(path.join(folder, 'index.html'), PAGE)
await writeFile(path.join(folder, 'assets', 'main-1.js'), 'palm()')
const app = await buildApp({ logLevel: 'silent', screens: folder })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('the address of every screen is the page', async () => {
  const record = '0f7a9a52-5a0c-4d3e-9b0f-3f7a9a525a0c'
  const paths = SCREEN_NAMES.map((name) => ROUTES[name].path.replace(/\{?-?\$\w+\}?/, record))
  const others = ['/', addresses.tickets().to, '/Controller/po/', '/Controller/po?state=CF']
  for (const url of [...paths, ...others]) {
    const { statusCode, body, headers } = await get({ url })
    expect({ url, statusCode, body }).toEqual({ url, statusCode: 200, body: PAGE })
    expect(headers['cache-control']).toBe('no-cache')
  }
  expect(paths.length).toBeGreaterThan(30)
})

test('a file of the screens is kept for ever, one that an upgrade took away is not found', async () => {
  const file = await get({ url: '/assets/main-1.js' })
  expect([file.statusCode, file.body]).toEqual([200, 'palm()'])
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const url of ['/assets/main-0.js', '/favicon-0.ico', '/assets/']) {
    expect([url, (await get({ url })).statusCode]).toEqual([url, 404])
  }
})

test('a person at an address that is no screen gets the page, which sends them on; a monitor gets no page', async () => {
  const page = await get({ url: '/Controller/nothing', headers: BY_A_PERSON })
  expect([page.statusCode, page.body]).toEqual([200, PAGE])
  expect((await get({ url: '/assets/main-0.js', headers: BY_A_PERSON })).statusCode).toBe(404)
  for (const url of ['/ready', '/health', '/Controller/nothing']) {
    const { statusCode, body } = await get({ url, headers: { accept: '*/*' } })
    expect([url, statusCode]).toEqual([url, 404])
    expect(JSON.parse(body).code).toBe('sys.noCall')
  }
})

test.each([
  '/../../etc/passwd',
  '/assets/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/..%2findex.html',
  '/%00',
  '/a%00b.js',
  '//',
  '//etc/passwd',
  '/Controller//po',
  `/${'a'.repeat(300)}`,
  `/Controller/poLine/${'a'.repeat(300)}`,
  '/%zz',
  '/C:%5cWindows',
])('%s is not found, and nothing is said of the server', async (url) => {
  const answer = await raw(app, `GET ${url} HTTP/1.1`)
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(answer).not.toMatch(/ {4}at |node_modules|\/src\//)
})

test('other methods are told which ones there are', async () => {
  expect((await get({ url: '/', method: 'HEAD' })).statusCode).toBe(200)
  expect((await get({ url: '/', method: 'HEAD' })).body).toBe('')
  for (const method of ['OPTIONS', 'TRACE', 'DELETE']) {
    expect(await raw(app, `${method} / HTTP/1.1`)).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD/,
    )
    const call = await raw(app, `${method} /api/system/po/submitPO HTTP/1.1`)
    expect(call).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: POST\r/)
  }
})

function get(options: InjectOptions) {
  return app.inject({ method: 'GET', ...options })
}

/** What is answered to a request line as it stands, which no client would send. */
async function raw(on: FastifyInstance, line: string): Promise<string> {
  if (!on.server.listening) await on.listen({ port: 0, host: '127.0.0.1' })
  const address = on.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.end(`${line}\r\nhost: mill\r\nconnection: close\r\naccept: text/html\r\n\r\n`)
  let answer = ''
  for await (const part of socket) answer += part
  return answer
}
