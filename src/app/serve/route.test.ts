import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { signInAs } from '../../tests/server.ts'
import { openTransaction } from '../../tests/transactions.ts'
import { buildApp } from '../app.ts'
import { handlers } from '../handlers.ts'

await openTestDatabase()

/** The app, listening; returns what sends it a call as an officer. */
async function listen() {
  const app = await buildApp({ logLevel: 'silent' })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { token } = await signInAs(1)
  return (path: string, input: object, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/api/system/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
      signal,
    })
}

test('who asks for a file and goes away is known to have gone, and who waits for it gets it', async () => {
  const asked: OfficerContext[] = []
  const answer = vi
    .spyOn(handlers.reports, 'exportQuotation')
    .mockImplementation(async (_, ctx) => {
      asked.push(ctx)
      if (asked.length === 1) await once(ctx.signal!, 'abort')
      return { name: 'a.pdf', body: new Uint8Array([1]) }
    })
  const ask = await listen()
  const print = (signal?: AbortSignal) =>
    ask('export/Quotation', { filterDate: '2026-11-20' }, signal)
  try {
    const caller = new AbortController()
    const left = print(caller.signal).catch((error: Error) => error.name)
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]?.signal?.aborted).toBe(false)
    caller.abort()
    expect(await left).toBe('AbortError')
    await expect.poll(() => asked[0]?.signal?.aborted).toBe(true)
    expect((await (await print()).arrayBuffer()).byteLength).toBe(1)
    expect(asked[1]?.signal?.aborted).toBe(false)
  } finally {
    answer.mockRestore()
  }
})

test('of callers who go away the reads are cancelled in the database, the changes are done', async () => {
  const ask = await listen()
  const held = await openTransaction(() =>
    sql`lock table scale_tokens in access exclusive mode`.execute(db()),
  )
  const caller = new AbortController()
  const calls = [
    ask('scale/CreateToken', { Name: 'ยังบันทึก' }, caller.signal),
    ask('scale/GetTokens', {}, caller.signal),
    ask('scale/GetTokens', {}, caller.signal),
  ]
  const left = Promise.allSettled(calls)
  await expect.poll(waitingForLocks).toHaveLength(3)
  caller.abort()
  await left
  await expect.poll(waitingForLocks).toEqual([expect.stringMatching(/^lock/)])
  await held.rollback()
  const kept = () =>
    db().selectFrom('scale_tokens').select('name').where('name', '=', 'ยังบันทึก').execute()
  await expect.poll(kept).toHaveLength(1)
})

/** The statements that wait for a lock. */
async function waitingForLocks(): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db())
  return rows.map(({ query }) => query)
}
