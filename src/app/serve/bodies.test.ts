import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { signInEveryRole } from '../../tests/server.ts'
import { buildApp } from '../app.ts'

await openTestDatabase()
const officers = await signInEveryRole()
const SOON = { headMs: 100, bodyMs: 100 }
const patient = await listen()
const hasty = await listen(SOON)

test.each([
  ['nobody', {}, 401],
  ['a role that may not', { authorization: `Bearer ${officers[52].token}` }, 403],
  ['what is not JSON', { 'content-type': 'text/plain' }, 415],
  ['too much', { 'content-length': '2000000' }, 413],
])('%s is refused before the body comes', async (_, headers, status) => {
  const socket = send(patient, 'po/deletePO', { 'content-length': '20', ...headers })
  expect(await answerOn(socket)).toContain(`HTTP/1.1 ${status} `)
  socket.destroy()
})

test('a body that grows too large as it comes is refused then', async () => {
  const authorization = `Bearer ${officers[0].token}`
  const socket = send(patient, 'po/deletePO', { 'transfer-encoding': 'chunked', authorization })
  const part = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  socket.write(part.repeat(17))
  expect(await answerOn(socket)).toContain('HTTP/1.1 413 ')
  socket.destroy()
})

test('a stranger may send little', async () => {
  const socket = send(patient, 'authenOfficer/signin', { 'content-length': '20000' })
  const answer = await answerOn(socket)
  expect(answer).toContain('HTTP/1.1 413 ')
  expect(answer).toContain('0.02 MB')
  socket.destroy()
})

test('whoever sends half of a body is told that its time is over, and cut off', async () => {
  const authorization = `Bearer ${officers[0].token}`
  const socket = send(hasty, 'po/deletePO', { 'content-length': '20', authorization })
  socket.write('{"POHeader')
  const closed = once(socket, 'close')
  expect(await answerOn(socket)).toContain('HTTP/1.1 408 ')
  await closed
})

test('whoever was refused and keeps the rest of the body is cut off', async () => {
  const socket = send(hasty, 'po/deletePO', { 'content-length': '20' })
  const closed = once(socket, 'close')
  expect(await answerOn(socket)).toContain('HTTP/1.1 401 ')
  await closed
})

test('whoever was refused and sends nonsense for a body gets no second answer', async () => {
  const socket = send(patient, 'po/deletePO', { 'transfer-encoding': 'chunked' })
  expect(await answerOn(socket)).toContain('HTTP/1.1 401 ')
  let more = ''
  socket.on('data', (part) => {
    more += part
  })
  const closed = once(socket, 'close')
  socket.write('no chunk\r\n')
  await closed
  expect(more).toBe('')
})

test('an officer who imports has longer for the body than others', async () => {
  const authorization = `Bearer ${officers[0].token}`
  const body = JSON.stringify({ Files: [] })
  const length = { 'content-length': String(body.length), authorization }
  const importing = send(hasty, 'reference/PreviewImport', length)
  // As long as another body is waited for in vain.
  const other = send(hasty, 'po/deletePO', length)
  await once(other.resume(), 'close')
  importing.write(body)
  expect(await answerOn(importing)).toContain('HTTP/1.1 400 ')
  importing.destroy()
})

test('a connection without a whole head is cut off', async () => {
  const socket = connect(hasty)
  socket.write('POST /api/system/po/deletePO HTTP/1.1\r\nhost: mill\r\n')
  const closed = once(socket, 'close')
  expect(await answerOn(socket)).toContain('HTTP/1.1 408 ')
  await closed
})

async function listen(mustComeIn?: typeof SOON): Promise<number> {
  const app = await buildApp({ logLevel: 'silent', mustComeIn })
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  return (app.server.address() as AddressInfo).port
}

/** Sends the head of a call. */
function send(port: number, call: string, headers: Record<string, string>): Socket {
  const all = { host: 'mill', 'content-type': 'application/json', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`POST /api/system/${call} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return socket
}

async function answerOn(socket: Socket): Promise<string> {
  const [answer] = await once(socket, 'data')
  return String(answer)
}
