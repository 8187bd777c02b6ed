import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { signInAs } from '../../tests/server.ts'
import { buildApp } from '../app.ts'
import { handlers } from '../handlers.ts'
import { compressAnswers } from './compress-answers.ts'

await openTestDatabase()

const LONG = JSON.stringify({ status: 200, result: 'ปาล์ม'.repeat(2000) })

test('a long answer comes compressed as the caller takes it, a short one as it is', async () => {
  const app = fastify()
  await app.register(async (calls) => {
    await compressAnswers(calls)
    calls.post<{ Body: { long: boolean } }>('/call', async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(request.body.long ? LONG : '{}'),
    )
  })
  const ask = (long: boolean, accepted?: string) =>
    app.inject({
      method: 'POST',
      url: '/call',
      payload: { long },
      headers: accepted ? { 'accept-encoding': accepted } : {},
    })
  const brotli = await ask(true, 'gzip, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(LONG)
  const gzip = await ask(true, 'gzip, deflate')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(LONG)
  expect((await ask(true)).payload).toBe(LONG)
  const short = await ask(false, 'br')
  expect([short.headers['content-encoding'], short.payload]).toEqual([undefined, '{}'])
})

test('calls of the product compress their answers, and leave a document as it is', async () => {
  const { token } = await signInAs(0)
  const option = { ID: '001', DimensionValue: 'ปาล์มน้ำมัน', Description: 'ทะลายปาล์มสด' }
  vi.spyOn(handlers.vendors, 'getFD7').mockResolvedValue(Array(100).fill(option))
  vi.spyOn(handlers.reports, 'exportQuotation').mockResolvedValue({
    name: 'a.pdf',
    body: new Uint8Array(10_000),
  })
  const app = await buildApp({ logLevel: 'silent' })
  const ask = (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/system/${path}`,
      payload,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    })
  const options = await ask('vendor/GetFD7Lists', {})
  expect(options.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(options.rawPayload).toString()).result).toHaveLength(100)
  const document = await ask('export/Quotation', { filterDate: '2026-11-20' })
  expect(document.headers['content-encoding']).toBeUndefined()
  expect(document.rawPayload).toHaveLength(10_000)
  vi.restoreAllMocks()
  await app.close()
})
