import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { OfficerContext } from '../../platform/call-context.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { signInAs } from '../../tests/server.ts'
import { buildApp } from '../app.ts'
import { handlers } from '../handlers.ts'

await openTestDatabase()

test('who asks for a file and goes away is known to have gone, and who waits for it gets it', async () => {
  const { token } = await signInAs(91)
  const asked: OfficerContext[] = []
  const answer = vi
    .spyOn(handlers.reports, 'exportQuotation')
    .mockImplementation(async (_, ctx) => {
      asked.push(ctx)
      if (asked.length === 1) await once(ctx.signal!, 'abort')
      return { name: 'a.pdf', body: new Uint8Array([1]) }
    })
  const app = await buildApp({ logLevel: 'silent' })
  try {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const ask = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/api/system/export/Quotation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ filterDate: '2026-11-20' }),
        signal,
      })
    const caller = new AbortController()
    const left = ask(caller.signal).catch((error: Error) => error.name)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.signal?.aborted).toBe(false)
    caller.abort()
    expect(await left).toBe('AbortError')
    await vi.waitFor(() => expect(asked[0]?.signal?.aborted).toBe(true))
    expect((await (await ask()).arrayBuffer()).byteLength).toBe(1)
    expect(asked[1]?.signal?.aborted).toBe(false)
  } finally {
    answer.mockRestore()
    await app.close()
  }
})
