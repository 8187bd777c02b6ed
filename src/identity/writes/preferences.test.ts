import { expect, test } from 'vitest'
import { PAGE_SIZES } from '../../platform/page-sizes.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openTestServer } from '../../tests/server.ts'

await openTestDatabase()
const server = await openTestServer()

test('preferences are stored per officer, each without changing the others', async () => {
  expect((await server.post('profile/getPreferences', {}, 52)).body.result).toEqual({})
  await server.post('profile/savePreferences', { Language: 'en' }, 52)
  const { body } = await server.post('profile/savePreferences', { Theme: 'dark' }, 52)
  expect(body.result).toEqual({ Language: 'en', Theme: 'dark' })
  expect((await server.post('profile/getPreferences', {}, 52)).body.result).toEqual(body.result)
  expect((await server.post('profile/getPreferences', {}, 91)).body.result).toEqual({})
})

test('values that no screen offers are refused', async () => {
  const { body } = await server.post('profile/savePreferences', { Theme: 'sepia' }, 52)
  expect(body).toMatchObject({ status: 400, fields: { Theme: expect.any(String) } })
})

test('chosen columns are answered completely, and the next choice replaces them', async () => {
  const save = (Columns: unknown) => server.post('profile/savePreferences', { Columns }, 51)
  const Columns = { orders: ['PONumber', 'state'], evaluation: ['slip'] }
  expect((await save(Columns)).body.result).toEqual({ Columns })
  expect((await server.post('profile/getPreferences', {}, 51)).body.result).toEqual({ Columns })
  expect((await save({})).body.result).toEqual({ Columns: {} })
})

test('the rows of a page are kept by list, as far as a screen offers them', async () => {
  const save = (PageSizes: unknown) => server.post('profile/savePreferences', { PageSizes }, 91)
  expect((await save({ officers: 50 })).body.result).toMatchObject({ PageSizes: { officers: 50 } })
  expect((await save({ officers: 7 })).body).toMatchObject({ status: 400 })
  for (const officers of PAGE_SIZES)
    expect((await save({ officers })).body.result).toMatchObject({ PageSizes: { officers } })
})

const letters = (length: number) => 'a'.repeat(length)
const many = (length: number) => Array.from({ length }, (_, index) => `name${index}`)

test.each([
  ['no list of columns', 'orders'],
  ['a list without columns', { orders: [] }],
  ['a column without a name', { orders: [''] }],
  ['a column that is no word', { orders: ['state; drop'] }],
  ['a name that is too long', { orders: [letters(61)] }],
  ['too many columns', { orders: many(51) }],
  ['a list that is no word', { 'or ders': ['state'] }],
  ['too many lists', Object.fromEntries(many(51).map((name) => [name, ['state']]))],
])('%s is refused', async (_, Columns) => {
  const { body } = await server.post('profile/savePreferences', { Columns }, 50)
  expect(body).toMatchObject({ status: 400, fields: expect.anything() })
  expect((await server.post('profile/getPreferences', {}, 50)).body.result).toEqual({})
})

test('as much as is allowed is kept', async () => {
  const lists = many(49).map((name) => [name, many(50)] as const)
  const Columns = { ...Object.fromEntries(lists), [letters(60)]: [letters(60)] }
  const { body } = await server.post('profile/savePreferences', { Columns }, 81)
  expect(body.result).toEqual({ Columns })
})
