import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { openTestServer } from '../../tests/server.ts'
import { MAX_VIEWS } from './preferences.ts'

await openTestDatabase()
const server = await openTestServer()
const VIEW = {
  Search: '?state=RC&sort=VendorOrganizationName',
  Table: 'orders',
  Shown: ['PONumber'],
}
const LATE = { Name: 'ค้างรับเกิน 3 วัน', ...VIEW }
const save = (view: object, role: 51 | 91 = 51) =>
  server.post('profile/saveView', { List: 'orders', ...view }, role)
const post = (role: 0, path: string, body: object) => server.post(`profile/${path}`, body, role)
const drop = (Name: string) => server.post('profile/deleteView', { List: 'orders', Name }, 51)
const kept = async (role: 51 | 91) =>
  (await server.post('profile/getPreferences', {}, role)).body.result.Views

test('a view is kept with its officer, beside what else they set', async () => {
  await server.post('profile/savePreferences', { Theme: 'dark' }, 51)
  expect((await save(LATE)).body.result).toEqual({ orders: [LATE] })
  await server.post('profile/savePreferences', { Theme: 'light' }, 51)
  expect(await kept(51)).toEqual({ orders: [LATE] })
  expect(await kept(91)).toBeUndefined()
})

test('a view is renamed and replaced at its place, and deleted', async () => {
  const second = { Name: 'ทุกใบ', Search: '' }
  await save(second)
  const renamed = { ...LATE, Name: 'ค้างรับ' }
  const { body } = await save({ ...renamed, Former: LATE.Name })
  expect(body.result).toEqual({ orders: [renamed, second] })
  const replaced = { Name: 'ค้างรับ', Search: '?state=IV' }
  expect((await save({ ...replaced, Former: 'ค้างรับ' })).body.result.orders[0]).toEqual(replaced)
  expect((await drop('ค้างรับ')).body.result).toEqual({ orders: [second] })
})

test('a name is given once in a list, whatever its capitals, and never empty', async () => {
  await save({ ...VIEW, Name: 'Late' })
  expect((await save({ ...VIEW, Name: ' late ' })).body).toMatchObject({ code: 'view.nameTaken' })
  const taken = await save({ ...VIEW, Name: 'LATE', Former: 'ทุกใบ' })
  expect(taken.body).toMatchObject({ code: 'view.nameTaken' })
  expect((await save({ ...VIEW, Name: 'Late', List: 'receive' })).status).toBe(200)
  expect((await save({ ...VIEW, Name: '  ' })).body).toMatchObject({
    status: 400,
    fields: { Name: 'กรุณาตั้งชื่อมุมมอง' },
  })
})

test('a view that is gone is neither changed nor deleted', async () => {
  expect((await drop('ไม่มี')).body).toMatchObject({ status: 400, code: 'view.notFound' })
  const { body } = await save({ ...VIEW, Name: 'ใหม่', Former: 'ไม่มี' })
  expect(body).toMatchObject({ code: 'view.notFound' })
})

test('a list that is called as what every object inherits is a list like others', async () => {
  for (const List of ['constructor', 'toString', 'valueOf']) {
    const gone = await server.post('profile/deleteView', { List, Name: 'ไม่มี' }, 81)
    expect(gone.body).toMatchObject({ status: 400, code: 'view.notFound' })
    const { body } = await server.post('profile/saveView', { List, Name: 'ใหม่', Search: '' }, 81)
    expect(body.result[List]).toEqual([{ Name: 'ใหม่', Search: '' }])
  }
})

test('two windows that save at once lose neither view, and a list keeps only so many', async () => {
  const names = Array.from({ length: MAX_VIEWS }, (_, n) => `มุมมอง ${n}`)
  await Promise.all(names.map((Name) => save({ ...VIEW, Name }, 91)))
  expect((await kept(91)).orders).toHaveLength(MAX_VIEWS)
  const { body } = await save({ ...VIEW, Name: 'อีกหนึ่ง' }, 91)
  expect(body).toMatchObject({ code: 'view.tooMany' })
  expect(body.message).toContain(String(MAX_VIEWS))
})

test.each([
  ['an address elsewhere', { Search: 'https://example.org' }],
  ['a list that is no word', { List: 'or ders' }],
  ['a name that is too long', { Name: 'ก'.repeat(61) }],
])('%s is refused', async (_, part) => {
  expect((await save({ ...LATE, ...part })).body).toMatchObject({ status: 400 })
})

test('all views together have a bound, and one over it may still be deleted', async () => {
  const long = { ...VIEW, Search: `?note=${'x'.repeat(1900)}` }
  const lists = ['orders', 'receive', 'tickets', 'vendors']
  const answers = []
  for (const List of lists)
    for (let n = 0; n < MAX_VIEWS; n += 1)
      answers.push((await post(0, 'saveView', { List, ...long, Name: `มุมมอง ${n}` })).body)
  const refused = answers.filter(({ code }) => code === 'profile.preferencesFull')
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(
    answers.length - refused.length,
  )
  const Columns = Object.fromEntries(lists.map((list) => [list, Array(50).fill('a'.repeat(60))]))
  expect((await post(0, 'savePreferences', { Columns })).body.code).toBe('profile.preferencesFull')
  expect((await post(0, 'deleteView', { List: 'orders', Name: 'มุมมอง 0' })).status).toBe(200)
  expect((await post(0, 'savePreferences', { Theme: 'dark' })).status).toBe(200)
})
