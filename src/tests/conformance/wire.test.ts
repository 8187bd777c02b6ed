import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { browserHash, hashPassword } from '../../identity/writes/passwords.ts'
import { closeDatabase, db, openDatabase } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { updateRows } from '../rows.ts'
import { openTestServer, send } from '../server.ts'
import { locksAwaited } from '../transactions.ts'

const url = await openTestDatabase()
const server = await openTestServer()
const signedIn = { authorization: `Bearer ${server.officers[1].token}` }

test('success is an envelope with status 200 and the result', async () => {
  const { status, body } = await server.post('authenOfficer/getOfficer', {}, 50)
  expect(status).toBe(200)
  expect(body).toEqual({
    status: 200,
    result: expect.objectContaining({ UUID: server.officers[50].id, Roles: 50 }),
  })
})

test('an instant goes out as ISO 8601 with the offset of the mill', async () => {
  const { body } = await server.post('authenOfficer/checkSession', {}, 50)
  expect(body.result.ExpiresAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+07:00$/)
})

test.each([
  ['no such call', { method: 'POST', url: '/api/system/po/nothing' }, 404, 'sys.noCall'],
  [
    'no such call, whatever is sent to it',
    {
      method: 'POST',
      url: '/api/system/po/nothing',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
    404,
    'sys.noCall',
  ],
  ['an address that is none', { method: 'POST', url: '/api/system/%zz' }, 404, 'sys.noCall'],
  ['another method', { method: 'GET', url: '/api/system/po/submitPO' }, 405, 'sys.method'],
  [
    'another method, whatever is sent with it',
    {
      method: 'PUT',
      url: '/api/system/po/submitPO',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
    405,
    'sys.method',
  ],
  [
    'not JSON',
    {
      method: 'POST',
      url: '/api/system/po/submitPO',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
    415,
    'sys.notJson',
  ],
  [
    'too large',
    {
      method: 'POST',
      url: '/api/system/po/submitPO',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(1_100_000)}"`,
    },
    413,
    'sys.tooLarge',
  ],
] as const)('%s', async (_, request, status, code) => {
  const response = await server.app.inject(request as never)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({
    status,
    code,
    message: expect.any(String),
    requestId: expect.any(String),
  })
})

test('who asks is settled before what was sent', async () => {
  expect((await server.post('po/deletePO', '{not json')).status).toBe(401)
  expect((await server.post('po/deletePO', '{not json', 51)).status).toBe(403)
  expect((await server.post('po/deletePO', '{not json', 0)).body).toMatchObject({
    status: 400,
    code: 'sys.invalid',
  })
})

test('an unknown field is refused, and a wrong one is named in the language that was asked for', async () => {
  expect((await server.post('authenOfficer/getOfficer', { extra: 1 }, 1)).body.code).toBe(
    'sys.unknownField',
  )
  const thai = await server.post('authenOfficer/signin', { email: '', password: 'x' })
  expect(thai.body.fields).toEqual({ email: 'กรุณากรอกอีเมล', password: 'กรุณากรอกรหัสผ่าน' })
  const english = await server.post(
    'authenOfficer/signin',
    { email: '', password: 'x' },
    undefined,
    {
      'accept-language': 'en-GB,en;q=0.9',
    },
  )
  expect(english.body.fields).toEqual({
    email: 'Please enter your email',
    password: 'Please enter your password',
  })
})

test('a text that is too long, or that no database keeps, is named with its bound', async () => {
  const long = await server.post('scale/CreateToken', { Name: 'ก'.repeat(101) }, 1)
  expect(long.body.fields).toEqual({ Name: 'ยาวเกิน 100 ตัวอักษร' })
  for (const Name of ['a\0b', 'a\ud800b']) {
    const { body } = await server.post('scale/CreateToken', { Name }, 1)
    expect(body.fields).toEqual({ Name: 'มีอักขระที่ใช้ไม่ได้ กรุณาพิมพ์ใหม่' })
  }
})

const NAMES = { Name: 'สมหญิง', Lastname: 'ใจดี' }
const saveName = (key: string, names = NAMES) =>
  send(server.app, 'profile/saveName', names, { ...signedIn, 'idempotency-key': key })

test('the same key and body again answers the first success and changes nothing', async () => {
  const first = await saveName('once')
  await saveName('another key', { ...NAMES, Name: 'สมพร' })
  expect(await saveName('once')).toEqual(first)
  const { body } = await send(server.app, 'authenOfficer/getOfficer', {}, signedIn)
  expect(body.result.Name).toBe('สมพร')
})

test('two requests in flight under one key are one change', async () => {
  const { body } = await send(server.app, 'authenOfficer/getOfficer', {}, signedIn)
  const answers = await Promise.all(Array.from({ length: 5 }, () => saveName('together')))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.body.result.Version).toBe(body.result.Version + 1)
})

test('a secret that is shown once is not kept, and a repeated request says so', async () => {
  const headers = { ...signedIn, 'idempotency-key': 'secret' }
  const create = () => send(server.app, 'scale/CreateToken', { Name: 'เครื่องชั่ง 1' }, headers)
  const first = await create()
  expect(first.body.result.Token).toMatch(/^[\w-]{20,}$/)
  expect((await create()).body).toMatchObject({ status: 409, code: 'sys.secretShown' })
  expect(await tokens()).toBe(1)
  const kept = await db().selectFrom('idempotency_keys').select('response').execute()
  expect(JSON.stringify(kept)).not.toContain(first.body.result.Token)
})

test('another body under a key is refused', async () => {
  const other = await saveName('once', { ...NAMES, Lastname: 'อื่น' })
  expect(other.body).toMatchObject({ status: 409, code: 'sys.idempotency' })
})

test('a refusal is not kept under its key', async () => {
  const headers = { ...signedIn, 'idempotency-key': 'refused' }
  const wrong = await send(server.app, 'scale/CreateToken', { Name: '' }, headers)
  expect(wrong.status).toBe(400)
  expect((await send(server.app, 'scale/CreateToken', { Name: 'ใหม่' }, headers)).status).toBe(200)
})

test('an empty key is no key', async () => {
  const headers = { ...signedIn, 'idempotency-key': '' }
  for (const Name of ['ขาเข้า', 'ขาออก']) {
    expect((await send(server.app, 'scale/CreateToken', { Name }, headers)).status).toBe(200)
  }
})

test('a call whose connection the database ends answers 503 and says that nothing was saved', async () => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin; lock table password_failures')
  const Password = browserHash('สะพานไม้ 3 แผ่น')
  await updateRows(
    'officers',
    { id: server.officers[0].id },
    { password_hash: await hashPassword(Password) },
  )
  const deletion = { POHeaderUUID: randomUUID(), Password }
  const answer = server.post('po/deletePO', deletion, 0)
  await expect.poll(locksAwaited).toBe(1)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and query not like '%lock table%'`.execute(
    db(),
  )
  await other.query('rollback')
  await other.end()
  expect((await answer).body).toMatchObject({ status: 503, code: 'sys.unavailable' })
})

test('while the database is away the answer is 503 and says that nothing was saved', async () => {
  const app = await buildApp({ logLevel: 'silent' })
  await closeDatabase()
  openDatabase('postgres://nobody@127.0.0.1:1/none')
  const { body } = await send(app, 'authenOfficer/checkSession', {}, signedIn)
  expect(body).toMatchObject({ status: 503, code: 'sys.unavailable' })
  await app.close()
})

async function tokens(): Promise<number> {
  const { count } = await db()
    .selectFrom('scale_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
