import { afterAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { openTestServer } from '../../tests/server.ts'
import { handlers } from '../handlers.ts'

await openTestDatabase()
const list = vi.spyOn(handlers.vendors, 'getFD7')
const print = vi.spyOn(handlers.reports, 'exportQuotation')
const server = await openTestServer()
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
