import { afterAll, expect, test } from 'vitest'
import { startListening, stopListening } from '../../platform/live/change-events.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { rowOf } from '../../tests/rows.ts'
import { openTestServer, type SignedIn, signInAs } from '../../tests/server.ts'
import { browserHash } from './passwords.ts'

await startListening(await openTestDatabase())
afterAll(stopListening)
const server = await openTestServer()
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
// Streams end with whoever listens, which the test's own client never quite does.
afterAll(() => server.app.server.closeAllConnections())

const Password = browserHash('ปาล์มทะลาย 2569')

/** What an officer hears, as a promise of the end of it. */
async function openStream({ token }: SignedIn) {
  const leave = new AbortController()
  const response = await fetch(new URL('/api/system/live/listen', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
    signal: leave.signal,
  })
  const state = { ended: false }
  const end = response.text().then(
    () => {
      state.ended = true
    },
    () => {},
  )
  return { state, end, leave: () => leave.abort() }
}

test.each([
  ['another password', 'user/UpdatePassword', { Password }],
  ['deactivation', 'user/Deactivate', {}],
  ['ended sessions', 'user/EndSessions', {}],
])('an open stream ends with %s, and others stay', async (_, path, body) => {
  const [officer, other] = [await signInAs(52), await signInAs(52)]
  const [theirs, others] = [await openStream(officer), await openStream(other)]
  await server.post(path, { UUID: officer.id, ...body }, 0)
  await theirs.end
  expect(theirs.state.ended).toBe(true)
  expect(others.state.ended).toBe(false)
  others.leave()
})

test('an open stream stays open when only the officer’s name changed', async () => {
  const officer = await signInAs(52)
  const stream = await openStream(officer)
  const { email } = await rowOf('officers', { id: officer.id })
  await server.post(
    'user/SaveUser',
    {
      UUID: officer.id,
      Name: 'มานะ',
      Lastname: 'ใจดี',
      Email: email,
      PersonnelNumber: '7',
      Roles: 52,
    },
    0,
  )
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(stream.state.ended).toBe(false)
  stream.leave()
})
