import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '../../platform/db.ts'
import { countStreams, MAX_STREAMS } from '../../platform/live/streams.ts'
import { sendToLeave } from '../../tests/conformance/fuzz/leave.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openStreams } from '../../tests/load/clients.ts'
import { openTestServer } from '../../tests/server.ts'
import { isLockAwaited, openTransaction } from '../../tests/transactions.ts'
import { handlers } from '../handlers.ts'
import { countRunning } from './limits.ts'

await openTestDatabase()
const list = vi.spyOn(handlers.vendors, 'getFD7')
const print = vi.spyOn(handlers.reports, 'exportQuotation')
const server = await openTestServer()
await server.app.listen({ host: '127.0.0.1', port: 0 })
// Browsers keep connections that they have no call for.
afterAll(() => server.app.server.closeAllConnections())
const { port } = server.app.server.address() as AddressInfo
afterAll(() => void vi.restoreAllMocks())

test('an officer who has a hundred calls running is told to wait, others are not', async () => {
  const gate = hold<never[]>()
  list.mockReturnValue(gate.held)
  const running = Array.from({ length: 100 }, () => ask(51))
  await expect.poll(() => list).toHaveBeenCalledTimes(100)
  const refused = await server.app.inject({
    method: 'POST',
    url: '/api/system/vendor/GetFD7Lists',
    payload: {},
    headers: { authorization: `Bearer ${server.officers[51].token}` },
  })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    429,
    '1',
    'sys.throttled',
  ])
  const other = ask(50)
  gate.release([])
  expect((await other).status).toBe(200)
  expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true)
  expect((await ask(51)).status).toBe(200)
})

test('an officer has ten documents in the making at most', async () => {
  const gate = hold<{ name: string; body: Uint8Array }>()
  print.mockReturnValue(gate.held)
  const ask = () => server.post('export/Quotation', { filterDate: '2026-11-20' }, 91)
  const running = Array.from({ length: 10 }, ask)
  await expect.poll(() => print).toHaveBeenCalledTimes(10)
  let answer: object | undefined
  void ask().then(({ body }) => {
    answer = body
  })
  await expect.poll(() => answer).toMatchObject({ status: 429, code: 'sys.throttled' })
  expect((await server.post('authenOfficer/getOfficer', {}, 91)).status).toBe(200)
  gate.release({ name: 'a.pdf', body: new Uint8Array([1]) })
  expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true)
  expect((await ask()).status).toBe(200)
})

test.each([
  ['a call', 'authenOfficer/getOfficer', {}],
  ['a document', 'export/Quotation', { filterDate: '2026-11-20' }],
  ['a large body', 'reference/PreviewImport', { missing: 9_000_000 }],
  ['a stream', 'live/listen', {}],
])(
  'whoever leaves before it is known who they are takes no place for %s',
  async (_, path, input) => {
    const held = await openTransaction(() =>
      sql`lock table sessions in access exclusive mode`.execute(db()),
    )
    const { token } = server.officers[1]
    print.mockResolvedValue({ name: 'a.pdf', body: new Uint8Array([1]) })
    const missing = 'missing' in input ? input.missing : 0
    const sent = { path, payload: JSON.stringify(input), token, missing }
    // Several on one connection, too, of which all but the first have not had their turn.
    const times = missing ? 1 : 3
    const leave = await sendToLeave(port, sent, times)
    await expect
      .poll(isLockAwaited)
      .toBe(true)
      .finally(async () => {
        await leave()
        await held.rollback()
      })
    await expect.poll(isLockAwaited).toBe(false)
    expect(await server.post('authenOfficer/getOfficer', {}, 50)).toMatchObject({ status: 200 })
    expect(running()).toEqual({ calls: 0, documents: 0, largeBodies: 0, streams: 0 })
  },
)

test('calls that one connection sends together take no place once it is closed', async () => {
  const gate = hold<never[]>()
  list.mockReturnValue(gate.held)
  const { token } = server.officers[51]
  const sent = { path: 'vendor/GetFD7Lists', payload: '{}', token }
  const leave = await sendToLeave(port, sent, 4)
  await expect.poll(running).toMatchObject({ calls: 4 })
  await leave()
  await expect.poll(running).toMatchObject({ calls: 0 })
  gate.release([])
})

test('the oldest streams of an officer go and are told so; none counts as a running call', async () => {
  const address = new URL(`http://127.0.0.1:${port}`)
  const [first] = await openStreams(address, 1, [server.officers[52].token])
  const others = await openStreams(address, 120, [server.officers[52].token])
  const ofOther = await openStreams(address, 1, [server.officers[91].token])
  expect(await first!.next()).toEqual({ replaced: true })
  expect(await first!.next()).toBeUndefined()
  await expect.poll(running).toMatchObject({ calls: 0, streams: MAX_STREAMS + 1 })
  expect((await server.post('authenOfficer/getOfficer', {}, 52)).status).toBe(200)
  for (const stream of [...others, ...ofOther]) stream.close()
  await expect.poll(running).toMatchObject({ streams: 0 })
})

/** What runs and has a limit, and what is open. */
function running(): Record<string, number> {
  const counts = countRunning().map(({ kind, count }) => [kind, count])
  return { ...Object.fromEntries(counts), streams: countStreams() }
}

function ask(role: 50 | 51) {
  return server.post('vendor/GetFD7Lists', {}, role)
}

function hold<T>() {
  let release = (_: T) => {}
  const held = new Promise<T>((resolve) => {
    release = resolve
  })
  return { held, release: (answer: T) => release(answer) }
}
