import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '../../platform/db.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { closeMail, openMail } from '../../platform/mail.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { type Mailbox, openMailbox, readMail } from '../../tests/mail-server.ts'
import { rowOf, rowsOf, updateRows } from '../../tests/rows.ts'
import { openTestServer, type SignedIn, send, signInAs } from '../../tests/server.ts'
import { isLockAwaited, locksAwaited, openTransaction } from '../../tests/transactions.ts'
import { sessionHash } from '../reads.ts'
import { browserHash } from './passwords.ts'

await openTestDatabase()
const server = await openTestServer()
letterhead.set({ name: 'โรงงาน "ทดสอบ" & บุตร', address: '' })

const PASSWORD = browserHash('ปาล์มทะลาย 2569')
let mailbox: Mailbox
let officer: SignedIn & { email: string }

const by = (smtpUrl: string | undefined, requireTls = false) =>
  openMail({
    smtpUrl,
    requireTls,
    from: 'palm@mill.co.th',
    name: 'โรงงาน',
    publicUrl: 'https://palm.mill.co.th',
  })
const request = (email: string, language = 'th') =>
  server.post('authenOfficer/requestPasswordReset', { email }, undefined, {
    'accept-language': language,
  })
const reset = (Token: string, Password = PASSWORD) =>
  server.post('authenOfficer/resetPassword', { Token, Password })
const tokenOf = (mail: string) =>
  /https:\/\/palm\.mill\.co\.th\/reset-password#token=([\w-]{43})\s/.exec(
    readMail(mail).text,
  )?.[1] ?? ''
const mailedToken = async () => {
  await request(officer.email)
  return tokenOf(await mailbox.next())
}

beforeEach(async () => {
  mailbox = await openMailbox()
  by(mailbox.url)
  const email = `${crypto.randomUUID()}@mill.co.th`
  officer = { ...(await signInAs(51)), email }
  await db().updateTable('officers').set({ email }).where('id', '=', officer.id).execute()
  await db().deleteFrom('password_failures').execute()
})
afterEach(async () => {
  await closeMail()
  await mailbox.close()
})

describe('the mail', () => {
  test.each([
    ['th', 'ตั้งรหัสผ่านใหม่ของ Palm Scale', 'ภายใน 1 ชั่วโมง'],
    ['en', 'Reset your Palm Scale password', 'for 1 hour'],
  ])('is in the language that is asked for: %s', async (language, subject, until) => {
    expect((await request(officer.email.toUpperCase(), language)).body).toEqual({
      status: 200,
      result: {},
    })
    const mail = readMail(await mailbox.next())
    expect(mail).toMatchObject({ to: officer.email, subject })
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('เจ้าหน้าที่ 51 ทดสอบ')
      expect(body).toContain(until)
      expect(body).toMatch(/https:\/\/palm\.mill\.co\.th\/reset-password#token=[\w-]{43}/)
    }
  })

  test('escapes names', async () => {
    const first_name = '<img src=x onerror="alert(1)">'
    await db().updateTable('officers').set({ first_name }).where('id', '=', officer.id).execute()
    await request(officer.email)
    const { html } = readMail(await mailbox.next())
    expect(html).not.toContain('<img')
    expect(html).toContain('&#38; บุตร')
  })

  test('is not sent to the unknown or deactivated, who get the same answer', async () => {
    const known = await request(officer.email)
    await mailbox.next()
    await updateRows('officers', { id: officer.id }, { deactivated_at: new Date() })
    for (const email of [
      'nobody@mill.co.th',
      officer.email,
      `${officer.email}\r\nBcc: me@mill.co.th`,
    ]) {
      expect((await request(email)).body).toEqual(known.body)
    }
    await closeMail()
    expect(mailbox.mails).toEqual([])
  })

  test('has a token that is stored only as a hash', async () => {
    const token = await mailedToken()
    const kept = await rowsOf('password_resets', { officer_id: officer.id })
    expect(kept.map(({ token_hash }) => token_hash)).toEqual([sessionHash(token)])
  })
})

describe('a link', () => {
  test('sets the password, ends every session, and appears in the history', async () => {
    expect((await reset(await mailedToken())).body).toEqual({ status: 200, result: {} })
    const { body } = await server.post('authenOfficer/signin', {
      email: officer.email,
      password: PASSWORD,
    })
    expect(body.result).toMatchObject({ UUID: officer.id })
    const authorization = `Bearer ${officer.token}`
    const old = await send(server.app, 'authenOfficer/checkSession', {}, { authorization })
    expect(old.body).toMatchObject({ status: 401, code: 'auth.revoked' })
    const history = await server.post('user/getHistory', { UUID: officer.id }, 1)
    expect(history.body.result.data.map(({ Action }: { Action: string }) => Action)).toEqual([
      'signIn',
      'resetPassword',
      'requestReset',
    ])
  })

  test('works once, of several at a time too', async () => {
    const token = await mailedToken()
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.map(({ body }) => body.code ?? 'set').sort()).toEqual([
      'auth.resetInvalid',
      'auth.resetInvalid',
      'set',
    ])
    expect((await reset(token)).body.code).toBe('auth.resetInvalid')
  })

  test('and an administrator set a password one after the other', async () => {
    const token = await mailedToken()
    const user = await openTransaction(() =>
      db().selectFrom('officers').where('id', '=', officer.id).select('id').forUpdate().execute(),
    )
    const byAdmin = server.post('user/UpdatePassword', { UUID: officer.id, Password: PASSWORD }, 1)
    await expect.poll(locksAwaited).toBe(1)
    const byLink = reset(token)
    await expect.poll(locksAwaited).toBe(2)
    await user.commit()
    expect((await byAdmin).status).toBe(200)
    expect((await byLink).body.code).toBe('auth.resetInvalid')
  })

  test('is not mailed to an e-mail that the officer has given up', async () => {
    const half = await openTransaction(() =>
      db()
        .updateTable('officers')
        .set({ email: `new-${officer.email}` })
        .where('id', '=', officer.id)
        .execute(),
    )
    await request(officer.email)
    await expect.poll(isLockAwaited).toBe(true)
    await half.commit()
    await closeMail()
    expect(mailbox.mails).toEqual([])
  })

  test('is void once a newer one is mailed', async () => {
    const older = await mailedToken()
    const newer = await mailedToken()
    expect((await reset(older)).body.code).toBe('auth.resetInvalid')
    expect((await reset(newer)).status).toBe(200)
  })

  test('is void after an hour', async () => {
    const token = await mailedToken()
    const kept = await rowOf('password_resets', { officer_id: officer.id })
    expect(Number(kept.expires_at) - Number(kept.asked_at)).toBe(3_600_000)
    await updateRows('password_resets', { officer_id: officer.id }, { expires_at: new Date() })
    expect((await reset(token)).body.code).toBe('auth.resetInvalid')
  })

  test.each([
    ['another password', 'user/UpdatePassword', { Password: PASSWORD }],
    ['deactivation', 'user/Deactivate', {}],
    [
      'another e-mail',
      'user/SaveUser',
      { Name: 'ก', Lastname: 'ข', Email: 'moved@mill.co.th', PersonnelNumber: '1', Roles: 51 },
    ],
  ])('is void after %s', async (_, path, body) => {
    const token = await mailedToken()
    expect((await server.post(path, { UUID: officer.id, ...body }, 0)).status).toBe(200)
    await db().updateTable('officers').set({ deactivated_at: null }).execute()
    expect((await reset(token)).body.code).toBe('auth.resetInvalid')
  })

  test('that was made up is refused, and after three hundred of them the address waits', async () => {
    expect((await reset('made-up')).body.code).toBe('auth.resetInvalid')
    const [counted] = await db().selectFrom('password_failures').selectAll().execute()
    // Later than the test ends, so that the whole wait is left however long the mail takes.
    const failed_at = new Date(Date.now() + 3600_000)
    const others = Array.from({ length: 299 }, (_, n) => ({
      ...counted!,
      account: `link ${n}`,
      failed_at,
    }))
    await db().insertInto('password_failures').values(others).execute()
    expect((await reset(await mailedToken())).body).toMatchObject({
      status: 429,
      code: 'auth.resetThrottled',
      message: expect.stringContaining('รอ 5 วินาที'),
    })
  })
})

test('an address is mailed five times without a wait, known or not, and may still sign in', async () => {
  for (const email of [officer.email, 'nobody@mill.co.th']) {
    for (let n = 0; n < 5; n++) expect((await request(email)).status).toBe(200)
    expect((await request(email)).body).toMatchObject({ status: 429, code: 'auth.resetThrottled' })
  }
  const { body } = await server.post('authenOfficer/signin', {
    email: officer.email,
    password: PASSWORD,
  })
  expect(body.code).not.toBe('auth.throttled')
})

describe('without a mail server', () => {
  test('the answer says whom to ask', async () => {
    expect((await server.post('authenOfficer/getResetWay', {})).body.result).toEqual({ Mail: true })
    by(undefined)
    expect((await server.post('authenOfficer/getResetWay', {})).body.result).toEqual({
      Mail: false,
    })
    expect((await request(officer.email)).body).toMatchObject({ status: 400, code: 'auth.noMail' })
  })

  test.each([
    [
      'refuses',
      {
        onRcptTo: (_to: unknown, _session: unknown, done: (no: Error) => void) =>
          done(new Error('no such mailbox')),
      },
    ],
    ['wants a password that we have not', { disabledCommands: ['STARTTLS'], authOptional: false }],
  ])('that %s the mail, the log alone says so', async (_, options) => {
    const other = await openMailbox(options as object)
    by(other.url)
    await expectOnlyLogged()
    await other.close()
  })

  test('that offers no TLS is sent nothing where TLS is required', async () => {
    by(mailbox.url, true)
    await expectOnlyLogged()
    expect(mailbox.mails).toEqual([])
  })

  test('that is away, only the log says so', async () => {
    by('smtp://127.0.0.1:1')
    await expectOnlyLogged()
  })

  test('that does not answer, the call does not wait for it', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const connected = once(silent, 'connection')
    const { port } = silent.address() as { port: number }
    openMail({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'a@b.c',
      name: '',
      publicUrl: 'http://a',
      timeout: 600_000,
    })
    await expectOnlyLogged(async () => {
      const [socket] = await connected
      socket.destroy()
    })
    silent.close()
  })

  /** `onAnswered` ends what the mail, and nothing else, waits for. */
  async function expectOnlyLogged(onAnswered = async () => {}) {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await request(officer.email)).body).toEqual({ status: 200, result: {} })
    await onAnswered()
    await closeMail()
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/token=/)
    log.mockRestore()
  }
})
