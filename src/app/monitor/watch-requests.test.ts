import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { browserHash, hashPassword } from '../../identity/writes/passwords.ts'
import { db } from '../../platform/db.ts'
import { closeMail, openMail } from '../../platform/mail.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openMailbox, readMail } from '../../tests/mail-server.ts'
import { send, signInAs } from '../../tests/server.ts'
import { buildApp } from '../app.ts'

await openTestDatabase()
const lines: string[] = []
const app = await buildApp({
  logLevel: 'trace',
  logTarget: { write: (line) => void lines.push(line) },
  trustProxy: ['loopback'],
})
const mailbox = await openMailbox()
openMail({ smtpUrl: mailbox.url, from: 'a@b.co', name: 'โรงงาน', publicUrl: 'https://palm.co' })
afterAll(async () => {
  await closeMail()
  await mailbox.close()
  await app.close()
})

const from = { 'x-forwarded-for': '192.168.1.77' }

test('every request is a line with its call, status, time, officer and address', async () => {
  const { id, token } = await signInAs(1)
  const by = { ...from, authorization: `Bearer ${token}` }
  await send(app, 'authenOfficer/getOfficer', {}, by)
  const { body } = await send(app, 'authenOfficer/getOfficer', { nothing: 1 }, by)
  await app.inject({ url: '/nothing?token=secret', headers: from })
  const [read, refused, page] = lines.slice(-3).map((line) => JSON.parse(line))
  const common = { level: 30, address: '192.168.1.77', reqId: expect.any(String) }
  const call = { call: 'authenOfficer/getOfficer', officer: id, ms: expect.any(Number) }
  expect(read).toMatchObject({ ...common, ...call, status: 200 })
  expect(refused).toMatchObject({ ...common, ...call, status: 400, reqId: body.requestId })
  expect(page).toMatchObject({ ...common, method: 'GET', path: '/nothing', status: 404 })
})

test('what fails is a warning with who asked, and an error with where', async () => {
  const { id, token } = await signInAs(1)
  await sql`alter table scale_tokens add constraint broken check (name <> 'พัง')`.execute(db())
  const by = { ...from, authorization: `Bearer ${token}` }
  const { status, body } = await send(app, 'scale/CreateToken', { Name: 'พัง' }, by)
  expect(status).toBe(500)
  const [error, warning] = lines.slice(-2).map((line) => JSON.parse(line))
  expect(error).toMatchObject({ level: 50, reqId: body.requestId, err: { code: '23514' } })
  expect(error.err.stack).toContain(' at ')
  const who = { officer: id, address: '192.168.1.77' }
  expect(warning).toMatchObject({ level: 40, ...who, status: 500, reqId: body.requestId })
})

test('no password, token or mail address of anybody is in the log', async () => {
  const [right, wrong] = ['right', 'wrong'].map(browserHash) as [string, string]
  const officer = await signInAs(1)
  const email = 'somebody@mill.co.th'
  const kept = { email, password_hash: await hashPassword(right) }
  await db().updateTable('officers').set(kept).where('id', '=', officer.id).execute()
  const signIn = (password: string) => send(app, 'authenOfficer/signin', { email, password })
  expect((await signIn(wrong)).status).toBe(400)
  const { session } = (await signIn(right)).body.result
  const by = { authorization: `Bearer ${session}`, cookie: 'a=cookie-of-somebody' }
  const { Token } = (await send(app, 'scale/CreateToken', { Name: 'ชั่ง' }, by)).body.result
  expect((await send(app, 'authenOfficer/requestPasswordReset', { email })).status).toBe(200)
  const link = /https:\S+[\w-]{43}/.exec(readMail(await mailbox.next()).text)?.[0] ?? ''
  const reset = /[\w-]{43}$/.exec(link)?.[0] ?? ''
  await app.inject({ url: link.replace('https://palm.co', '') })
  const renewed = browserHash('renewed')
  const answer = await send(app, 'authenOfficer/resetPassword', { Token: reset, Password: renewed })
  expect(answer.status).toBe(200)
  const log = lines.join('\n')
  expect(log.match(/"call":"authenOfficer\/signin","status"/g)).toHaveLength(2)
  for (const secret of [
    right,
    wrong,
    session,
    Token,
    reset,
    renewed,
    email,
    'cookie-of-somebody',
  ]) {
    expect(secret.length).toBeGreaterThan(10)
    expect(log).not.toContain(secret)
  }
})
