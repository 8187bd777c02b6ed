import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { signInAs } from '../../tests/server.ts'
import { isLockAwaited, openTransaction } from '../../tests/transactions.ts'
import { buildApp } from '../app.ts'

await openTestDatabase()
const lines: string[] = []
const answersMade: string[] = []
const app = await buildApp({
  logLevel: 'info',
  logTarget: { write: (line) => void lines.push(line) },
})
app.addHook('onSend', async ({ routeOptions }) => {
  answersMade.push(routeOptions.config.call?.path ?? '')
})
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

test.each([
  ['scale/CreateToken', { Name: 'ยังบันทึก' }],
  ['scale/GetTokens', {}],
])('who asks for %s and closes before the answer is counted as 499, once', async (call, input) => {
  const { token } = await signInAs(1)
  const held = await openTransaction(() =>
    sql`lock table scale_tokens in access exclusive mode`.execute(db()),
  )
  const caller = new AbortController()
  const asked = ask(call, input, token, caller.signal)
  await expect.poll(isLockAwaited).toBe(true)
  caller.abort()
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(() => linesOf(call)).toMatchObject([{ level: 30, status: 499 }])
  await held.rollback()
  // A write is done all the same, and its answer made for nobody.
  await expect.poll(() => answersMade).toContain(call)
  expect((await ask('authenOfficer/getOfficer', {}, token)).status).toBe(200)
  expect(await countsOf('authenOfficer/getOfficer')).toEqual([expect.stringMatching(/^200 /)])
  expect(await countsOf(call)).toEqual(['499 1'])
  expect(linesOf(call)).toHaveLength(1)
})

function ask(call: string, input: object, token: string, signal?: AbortSignal): Promise<Response> {
  const { port } = app.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/api/system/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
    signal,
  })
}

function linesOf(call: string) {
  return lines.map((line) => JSON.parse(line)).filter((line) => line.call === call)
}

/** Each status with which `call` was counted, and how often. */
async function countsOf(call: string): Promise<string[]> {
  const { body } = await app.inject('/metrics')
  const counts = body.matchAll(
    /^palm_request_duration_seconds_count\{call="(.*)",status="(\d+)"\} (\d+)$/gm,
  )
  return [...counts].filter(([, path]) => path === call).map(([, , status, n]) => `${status} ${n}`)
}
