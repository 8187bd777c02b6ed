import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { closeMail, openMail } from '../../platform/mail.ts'
import type { Role } from '../../platform/roles.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openMailbox, readMail } from '../../tests/mail-server.ts'
import { rowOf, rowsOf, updateRows } from '../../tests/rows.ts'
import { contextOf, openTestServer, type SignedIn, send, signInAs } from '../../tests/server.ts'
import { isLockAwaited, openTransaction } from '../../tests/transactions.ts'
import { deactivate, updatePassword } from './manage-user.ts'
import { browserHash } from './passwords.ts'

await openTestDatabase()
const server = await openTestServer()

const PASSWORD = browserHash('ปาล์มทะลาย 2569')
let made = 0
const somebody = (fields: object = {}) => {
  made += 1
  return {
    Name: 'สมหญิง',
    Lastname: 'ใจดี',
    Email: `somying${made}@mill.co.th`,
    PersonnelNumber: `50-${made}`,
    Roles: 51,
    ...fields,
  }
}
const create = async (fields: object = {}) =>
  (await server.post('user/SaveUser', { ...somebody(fields), Password: PASSWORD }, 0)).body.result
/** Sends as one officer, whatever became of those of the same role. */
const as = (officer: SignedIn, path: string, body: unknown) =>
  send(server.app, path, body, { authorization: `Bearer ${officer.token}` })
const checkSession = (officer: SignedIn) => as(officer, 'authenOfficer/checkSession', {})
const auditOf = (id: string) => auditEntriesOf('officer', id)
const signIn = (email: string, password = PASSWORD) =>
  server.post('authenOfficer/signin', { email, password })

test('with another e-mail has a password for one sign-in, and the former address hears of it', async () => {
  const mailbox = await openMailbox()
  openMail({
    smtpUrl: mailbox.url,
    from: 'mill@mill.co.th',
    name: 'โรงงาน',
    publicUrl: 'http://mill',
  })
  try {
    const { Deactivated, LastSeen, Sessions, SecondFactor, ...user } = await create()
    const own = await signIn(user.Email)
    await server.post(
      'profile/changePassword',
      { PresentPassword: PASSWORD, Password: browserHash('ลานเทปาล์ม 2569') },
      undefined,
      { authorization: `Bearer ${own.body.result.session}` },
    )
    const Email = `other-${user.Email}`
    expect((await server.post('user/SaveUser', { ...user, Email }, 50)).status).toBe(200)
    const { body } = await signIn(Email, browserHash('ลานเทปาล์ม 2569'))
    expect(body.result).toMatchObject({ TemporaryPassword: true })
    const mail = readMail(await mailbox.next())
    expect(mail.to).toBe(user.Email)
    expect(mail.text).toContain(Email)
    const [last] = (await auditOf(user.UUID)).slice(-2)
    expect(last).toMatchObject({ action: 'officer.change', before: { Email: user.Email } })
  } finally {
    await closeMail()
    await mailbox.close()
  }
})

test('whoever may spend the mill’s money is told to everybody of 0 and 1, when made, raised or let in again', async () => {
  const noticed = async (role: Role) => {
    const { data } = (await server.post('notices/getNotices', { Tab: 'all', page: 0 }, role)).body
      .result
    return data.flatMap(({ Kind, Details }: { Kind: string; Details: object }) =>
      Kind === 'accountMade' ? [Details] : [],
    )
  }
  await db().deleteFrom('notices').execute()
  await create({ Name: 'ผู้จัดซื้อ', Roles: 51 })
  expect(await noticed(1)).toEqual([])
  const { Deactivated, LastSeen, Sessions, SecondFactor, ...user } = await create({
    Name: 'บัญชีใหม่',
    Roles: 81,
  })
  await server.post('user/SaveUser', { ...user, Roles: 91 }, 50)
  const details = { name: 'บัญชีใหม่ ใจดี', role: 91 }
  expect([await noticed(0), await noticed(1), await noticed(50)]).toEqual([
    [details],
    [details],
    [],
  ])
})

describe('a new officer', () => {
  test('may sign in, and is listed for everybody who manages', async () => {
    const user = await create({ Email: 'first@mill.co.th' })
    expect(user).toMatchObject({ Roles: 51, Deactivated: null, LastSeen: null, Sessions: 0 })
    expect((await signIn('FIRST@mill.co.th')).status).toBe(200)
    const { body } = await server.post('user/GetAllUser', {}, 50)
    const listed = body.result.find(({ UUID }: typeof user) => UUID === user.UUID)
    expect(listed).toMatchObject({ Name: 'สมหญิง', Sessions: 1, LastSeen: expect.any(String) })
  })

  test('needs names with letters, and a personnel number of their own in whatever case and figures', async () => {
    const save = (fields: object) =>
      server.post('user/SaveUser', { ...somebody(), Password: PASSWORD, ...fields }, 0)
    await create({ PersonnelNumber: 'NB-7' })
    expect((await save({ PersonnelNumber: ' nb-7' })).body).toMatchObject({
      code: 'user.personnelTaken',
      fields: { PersonnelNumber: expect.any(String) },
    })
    await create({ PersonnelNumber: '1002' })
    expect((await save({ PersonnelNumber: '๑๐๐๒' })).body).toMatchObject({
      code: 'user.personnelTaken',
    })
    for (const [field, typed, sentence] of [
      ['Name', '😀 7', 'ชื่อต้องมีตัวอักษร'],
      ['Lastname', '😀 7', 'นามสกุลต้องมีตัวอักษร'],
      ['Lastname', '\u200b\u2060', 'กรุณากรอกนามสกุล'],
      ['PersonnelNumber', '😀7', 'รหัสพนักงานใช้ได้เฉพาะตัวอักษร ตัวเลข และ - . /'],
    ] as const) {
      expect((await save({ [field]: typed })).body).toMatchObject({
        status: 400,
        fields: { [field]: sentence },
      })
    }
  })

  test('of one e-mail there is one, when two are made at once', async () => {
    const Email = 'twins@mill.co.th'
    const answers = await Promise.all(
      [0, 1, 0, 1].map((role) =>
        server.post('user/SaveUser', { ...somebody({ Email }), Password: PASSWORD }, role as Role),
      ),
    )
    expect(answers.map(({ body }) => body.code ?? 'made').sort()).toEqual([
      'made',
      'user.emailTaken',
      'user.emailTaken',
      'user.emailTaken',
    ])
  })

  test('is made once, when the answer was lost and it is sent again', async () => {
    const body = { ...somebody(), Password: PASSWORD }
    const key = { 'idempotency-key': 'once' }
    const first = await server.post('user/SaveUser', body, 0, key)
    const again = await server.post('user/SaveUser', body, 0, key)
    expect(again.body).toEqual(first.body)
  })
})

test('only officers of role 0 see Super Admins', async () => {
  for (const [role, isVisible] of [
    [0, true],
    [1, false],
    [50, false],
  ] as const) {
    const { body } = await server.post('user/GetAllUser', {}, role)
    expect(body.result.some(({ Roles }: { Roles: number }) => Roles === 0)).toBe(isVisible)
  }
})

test('the audit trail has the values before and after, and never a password hash', async () => {
  const user = await create()
  const { UUID, Version } = user
  const edit = somebody({ Name: 'สมศรี' })
  await server.post('user/SaveUser', { UUID, Version, ...edit }, 1)
  await server.post('user/UpdatePassword', { UUID, Password: PASSWORD }, 1)
  await server.post('user/Deactivate', { UUID }, 1)
  await server.post('user/Activate', { UUID }, 1)
  const rows = await auditOf(UUID)
  expect(rows.map(({ action }) => action)).toEqual([
    'officer.create',
    'officer.change',
    'officer.password',
    'officer.deactivate',
    'officer.activate',
  ])
  expect(rows[1]).toMatchObject({
    before: { Name: 'สมหญิง' },
    after: edit,
    officer_id: server.officers[1].id,
  })
  const { password_hash } = await rowOf('officers', { id: UUID })
  for (const secret of [PASSWORD, password_hash, 'argon2']) {
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  const { body } = await server.post('user/getHistory', { UUID }, 50)
  expect(body.result).toMatchObject({ truncated: false })
  expect(body.result.data[3]).toMatchObject({ Action: 'change', After: { Name: 'สมศรี' } })
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('a save that changes nothing leaves no audit entry, and the refusal of a stale one names who saved', async () => {
  const user = await create()
  const { UUID, Version, Name, Lastname, Email, PersonnelNumber, Roles } = user
  const same = { UUID, Version, Name, Lastname, Email, PersonnelNumber, Roles }
  expect((await server.post('user/SaveUser', same, 0)).body.result).toEqual(user)
  expect(await auditOf(UUID)).toHaveLength(1)
  await server.post('user/SaveUser', { ...same, Name: 'มานี' }, 1)
  await signIn(Email)
  for (const path of ['user/SaveUser', 'user/Deactivate', 'user/Activate']) {
    const body = path === 'user/SaveUser' ? { ...same, Name: 'ชูใจ' } : { UUID, Version }
    expect((await server.post(path, body, 0)).body).toMatchObject({
      status: 409,
      code: 'sys.stale',
      message: expect.stringContaining('เจ้าหน้าที่ 1 ทดสอบ'),
      present: { Name: 'มานี', Version: Version + 1 },
    })
  }
})

describe('sessions end', () => {
  test('with another role, with the reason in the next answer', async () => {
    const officer = await signInAs(51)
    const edit = somebody({ Roles: 52 })
    expect((await server.post('user/SaveUser', { UUID: officer.id, ...edit }, 1)).status).toBe(200)
    expect((await checkSession(officer)).body).toMatchObject({ status: 401, code: 'auth.revoked' })
  })

  test('not with another name', async () => {
    const officer = await signInAs(51)
    await server.post('user/SaveUser', { UUID: officer.id, ...somebody({ Roles: 51 }) }, 1)
    expect((await checkSession(officer)).status).toBe(200)
  })

  test('with another password, with the reason in the next answer', async () => {
    const officer = await signInAs(51)
    await server.post('user/UpdatePassword', { UUID: officer.id, Password: PASSWORD }, 1)
    expect((await checkSession(officer)).body).toMatchObject({ status: 401, code: 'auth.revoked' })
  })

  test('not by setting an own password, which asks for the present one elsewhere', async () => {
    const asking = await signInAs(50)
    const body = { UUID: asking.id, Password: PASSWORD }
    expect((await as(asking, 'user/UpdatePassword', body)).body.code).toBe('user.ownPassword')
  })

  test('with deactivation; the officer may sign in again once activated', async () => {
    const user = await create()
    await signIn(user.Email)
    const { body } = await server.post('user/Deactivate', { UUID: user.UUID }, 50)
    expect(body.result).toMatchObject({ Deactivated: expect.any(String), Sessions: 0 })
    expect((await signIn(user.Email)).body.code).toBe('auth.deactivated')
    await server.post('user/Activate', { UUID: user.UUID }, 50)
    expect((await signIn(user.Email)).status).toBe(200)
  })

  test('when they are ended: the answer counts them, and one’s own take the password', async () => {
    const asking = await signInAs(50)
    const officer = await signInAs(51)
    const elsewhere = await signInAgain(officer)
    const end = ({ id }: SignedIn) => as(asking, 'user/EndSessions', { UUID: id })
    expect((await end(officer)).body.result).toEqual({ Ended: 2 })
    expect((await checkSession(elsewhere)).body).toMatchObject({ status: 401, code: 'auth.ended' })
    expect((await end(officer)).body.result).toEqual({ Ended: 0 })
    expect((await auditOf(officer.id)).map(({ action }) => action)).toEqual(['officer.endSessions'])
    expect((await end(asking)).body.code).toBe('user.ownSessions')
    expect((await checkSession(asking)).status).toBe(200)
  })

  test.each([
    ['password', 'user/UpdatePassword', { Password: PASSWORD }],
    ['deactivated', 'user/Deactivate', {}],
    ['ended', 'user/EndSessions', {}],
  ])('with the reason “%s” kept', async (because, path, body) => {
    const officer = await signInAs(81)
    await server.post(path, { UUID: officer.id, ...body }, 0)
    const kept = await rowOf('sessions', { officer_id: officer.id })
    expect(kept).toMatchObject({ revoked_because: because, revoked_at: expect.any(Date) })
  })
})

test('who signs in while their password is changed needs the new one', async () => {
  const { UUID, Email } = await create()
  const changing = { UUID, Password: browserHash('ลานเท 2570 ใหม่') }
  const half = await openTransaction(() => updatePassword(changing, contextOf(server.officers[1])))
  const answer = signIn(Email)
  await expect.poll(isLockAwaited).toBe(true)
  await half.commit()
  expect((await answer).body.code).toBe('auth.wrong')
})

test('who is shut out while they wait for another officer changes and makes nobody', async () => {
  const leaving = await signInAs(0)
  const user = await create()
  const half = await openTransaction(() =>
    deactivate({ UUID: leaving.id }, contextOf(server.officers[0])),
  )
  const answers = [
    as(leaving, 'user/SaveUser', { UUID: user.UUID, ...somebody({ Roles: 0 }) }),
    as(leaving, 'user/SaveUser', { ...somebody({ Roles: 0 }), Password: PASSWORD }),
  ]
  await expect.poll(isLockAwaited).toBe(true)
  await half.commit()
  for (const { body } of await Promise.all(answers)) {
    expect(body).toMatchObject({ status: 401, code: 'auth.revoked' })
  }
  const { body } = await server.post('user/GetAllUser', {}, 0)
  expect(body.result).toContainEqual(user)
})

test('wrong passwords of before do not bar the way to a new one', async () => {
  const user = await create()
  for (let n = 0; n < 5; n++) await signIn(user.Email, browserHash('wrong'))
  expect((await signIn(user.Email)).body.code).toBe('auth.throttled')
  await server.post('user/UpdatePassword', { UUID: user.UUID, Password: PASSWORD }, 0)
  expect((await signIn(user.Email)).status).toBe(200)
})

describe('of the Super Admins', () => {
  test('nobody takes themselves away, nor the last', async () => {
    const { body } = await server.post('user/Deactivate', { UUID: server.officers[0].id }, 0)
    expect(body).toMatchObject({ status: 400, code: 'user.self' })
    const demotion = { UUID: server.officers[0].id, ...somebody({ Roles: 1 }) }
    expect((await server.post('user/SaveUser', demotion, 0)).body).toMatchObject({
      code: 'user.lastSuper',
      fields: { Roles: expect.any(String) },
    })
  })

  test('two who deactivate each other at once leave one', async () => {
    for (let round = 0; round < 5; round++) {
      const [first, second] = await onlySupers()
      const answers = await Promise.all([
        as(first, 'user/Deactivate', { UUID: second.id }),
        as(second, 'user/Deactivate', { UUID: first.id }),
      ])
      expect(await activeSupers()).toBe(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  test('two who step down at once leave one', async () => {
    const [first, second] = await onlySupers()
    const answers = await Promise.all(
      [first, second].map((one) =>
        as(one, 'user/SaveUser', { UUID: one.id, ...somebody({ Roles: 1 }) }),
      ),
    )
    expect(await activeSupers()).toBe(1)
    expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual([
      'done',
      'user.lastSuper',
    ])
  })
})

test.each([
  ['user/SaveUser', () => ({ ...somebody(), Roles: 52 })],
  ['user/UpdatePassword', () => ({ Password: PASSWORD })],
  ['user/Deactivate', () => ({})],
  ['user/EndSessions', () => ({})],
])('without its audit row %s does not stand', async (path, fields) => {
  const officer = await signInAs(91)
  const [admin] = await onlySupers()
  const state = () =>
    sql`select officers.*, sessions.revoked_at from officers join sessions on officer_id = officers.id where officers.id = ${officer.id}`
      .execute(db())
      .then(({ rows }) => rows)
  const before = await state()
  await withFailingAudit(async () => {
    const { status } = await as(admin, path, { UUID: officer.id, ...fields() })
    expect(status).toBe(500)
  })
  expect(await state()).toEqual(before)
})

/** Nobody of role 0 is left but two. */
async function onlySupers(): Promise<[SignedIn, SignedIn]> {
  await db().updateTable('officers').set({ role: 91 }).where('role', '=', 0).execute()
  return [await signInAs(0), await signInAs(0)]
}

async function activeSupers(): Promise<number> {
  return (await rowsOf('active_officers', { role: 0 })).length
}

/** Another session of the same officer. */
async function signInAgain(officer: SignedIn): Promise<SignedIn> {
  const other = await signInAs(officer.role)
  await updateRows('sessions', { officer_id: other.id }, { officer_id: officer.id })
  return { ...officer, token: other.token }
}
