import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { openTestServer } from '../../tests/server.ts'

await openTestDatabase()
const server = await openTestServer()

test('what an officer sets stays theirs, one thing beside the other', async () => {
  expect((await server.post('profile/getPreferences', {}, 52)).body.result).toEqual({})
  await server.post('profile/savePreferences', { Language: 'en' }, 52)
  const { body } = await server.post('profile/savePreferences', { Theme: 'dark' }, 52)
  expect(body.result).toEqual({ Language: 'en', Theme: 'dark' })
  expect((await server.post('profile/getPreferences', {}, 52)).body.result).toEqual(body.result)
  expect((await server.post('profile/getPreferences', {}, 91)).body.result).toEqual({})
})

test('what no screen offers is refused', async () => {
  const { body } = await server.post('profile/savePreferences', { Theme: 'sepia' }, 52)
  expect(body).toMatchObject({ status: 400, fields: { Theme: expect.any(String) } })
})
