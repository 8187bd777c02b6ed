import { beforeEach, describe, expect, test } from 'vitest'
import { IDLE_HEADER } from '../../platform/idle.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { rowOf, rowsOf, updateRows } from '../../tests/rows.ts'
import { openTestServer, type SignedIn, send } from '../../tests/server.ts'
import { sessionHash } from '../reads.ts'
import { browserHash } from './passwords.ts'

await openTestDatabase()
const server = await openTestServer()

const GIVEN = browserHash('ปาล์มทะลาย 2569')
const OWN = browserHash('สะพานไม้ 3 แผ่น')
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
let made = 0
let email: string
let id: string

/** An officer whose password an administrator has just set. */
beforeEach(async () => {
  made += 1
  email = `napha${made}@mill.co.th`
  const person = { Name: 'นภา', Lastname: 'รุ่งเรือง', Email: email, PersonnelNumber: `${made}` }
  const { body } = await server.post('user/SaveUser', { ...person, Roles: 51, Password: GIVEN }, 0)
  id = body.result.UUID
})

const post = (token: string, path: string, body: object = {}, headers = {}) =>
  send(server.app, path, body, { authorization: `Bearer ${token}`, ...headers })
const trySignIn = (password: string) =>
  send(server.app, 'authenOfficer/signin', { email, password }, { 'user-agent': WINDOWS })
const signIn = async (password: string) => (await trySignIn(password)).body.result
const signInWithOwn = async () => {
  const { session } = await signIn(GIVEN)
  await post(session, 'profile/changePassword', { PresentPassword: GIVEN, Password: OWN })
  return session as string
}

describe('a password that somebody else set', () => {
  test('lets its officer do nothing but set another', async () => {
    const { session, TemporaryPassword } = await signIn(GIVEN)
    expect(TemporaryPassword).toBe(true)
    for (const path of ['po/getPOFilterLists', 'profile/getPreferences', 'live/listen'])
      expect((await post(session, path)).body.code).toBe('auth.temporaryPassword')
    expect((await post(session, 'authenOfficer/checkSession')).status).toBe(200)
    const again = await signIn(GIVEN)
    expect(again.TemporaryPassword).toBe(true)
    expect((await post(again.session, 'profile/getPreferences')).body.code).toBe(
      'auth.temporaryPassword',
    )
    const change = { PresentPassword: GIVEN, Password: OWN }
    expect((await post(session, 'profile/changePassword', change)).status).toBe(200)
    expect((await post(session, 'profile/getPreferences')).status).toBe(200)
    expect((await trySignIn(GIVEN)).body.code).toBe('auth.wrong')
    expect((await signIn(OWN)).TemporaryPassword).toBe(false)
  })

  test('is one that is given later too', async () => {
    await signInWithOwn()
    await server.post('user/UpdatePassword', { UUID: id, Password: GIVEN }, 1)
    const { session } = await signIn(GIVEN)
    expect((await post(session, 'notices/getUnread')).body.code).toBe('auth.temporaryPassword')
  })
})

describe('an own password', () => {
  test('is changed by the present one, ends the other sessions and is told in the history', async () => {
    const session = await signInWithOwn()
    const other = (await signIn(OWN)).session
    const change = (PresentPassword: string, Password: string) =>
      post(session, 'profile/changePassword', { PresentPassword, Password })
    expect((await change(GIVEN, GIVEN)).body).toMatchObject({
      code: 'profile.wrongPassword',
      fields: { PresentPassword: expect.any(String) },
    })
    expect((await change(OWN, OWN)).body.code).toBe('profile.samePassword')
    expect((await change(OWN, GIVEN)).status).toBe(200)
    expect((await post(session, 'authenOfficer/checkSession')).status).toBe(200)
    expect((await post(other, 'authenOfficer/checkSession')).body.code).toBe('auth.revoked')
    const entries = await rowsOf('audit_entries', { action: 'officer.password', entity_id: id })
    expect(entries.map(({ officer_id }) => officer_id)).toEqual([id, id])
  })

  test('is asked five times, and then with a wait', async () => {
    const session = await signInWithOwn()
    const guess = { PresentPassword: browserHash('guess'), Password: GIVEN }
    for (let n = 0; n < 5; n += 1)
      expect((await post(session, 'profile/changePassword', guess)).status).toBe(400)
    const right = { PresentPassword: OWN, Password: GIVEN }
    expect((await post(session, 'profile/changePassword', right)).body).toMatchObject({
      status: 429,
      code: 'profile.passwordThrottled',
    })
  })
})

test('officers change their own name, with a trace, and not over what another changed', async () => {
  const session = await signInWithOwn()
  const { body } = await post(session, 'authenOfficer/getOfficer')
  const { Version } = body.result
  const names = { Name: 'นภาพร', Lastname: 'รุ่งเรือง' }
  const saved = await post(session, 'profile/saveName', { ...names, Version })
  expect(saved.body.result).toMatchObject({ ...names, Email: email, Version: Version + 1 })
  expect((await post(session, 'profile/saveName', { ...names, Version })).body.code).toBe(
    'sys.stale',
  )
  const again = await post(session, 'profile/saveName', { ...names, Version: Version + 1 })
  expect(again.body.result.Version).toBe(Version + 1)
  const history = (await server.post('user/getHistory', { UUID: id }, 1)).body.result.data
  expect(history.filter(({ Action }: { Action: string }) => Action === 'change')).toMatchObject([
    { Before: { Name: 'นภา' }, After: names },
  ])
})

describe('own sessions', () => {
  test('say from where they were opened, and one of them is ended', async () => {
    const session = await signInWithOwn()
    const other = (await signIn(OWN)).session
    const { body } = await post(session, 'profile/getSessions')
    expect(body.result).toMatchObject([
      { Current: true, Browser: 'Chrome', System: 'Windows', Address: '127.0.0.1' },
      { Current: false, Browser: 'Chrome', System: 'Windows' },
    ])
    expect(JSON.stringify(body)).not.toContain(sessionHash(other).toString('hex'))
    const { UUID } = body.result[1]
    const wrong = await post(session, 'profile/endSession', { UUID, Password: GIVEN })
    expect(wrong.body.code).toBe('profile.wrongPassword')
    expect((await post(other, 'authenOfficer/checkSession')).status).toBe(200)
    const end = { UUID, Password: OWN }
    expect((await post(session, 'profile/endSession', end)).status).toBe(200)
    expect((await post(other, 'authenOfficer/checkSession')).body.code).toBe('auth.ended')
    const twice = await post(session, 'profile/endSession', end)
    expect(twice.body.code).toBe('profile.noSession')
  })

  test('are nobody else’s to end', async () => {
    const session = await signInWithOwn()
    const [{ UUID }] = (await server.post('profile/getSessions', {}, 51)).body.result
    const { body } = await post(session, 'profile/endSession', { UUID, Password: OWN })
    expect(body.code).toBe('profile.noSession')
    expect((await server.post('authenOfficer/checkSession', {}, 51)).status).toBe(200)
  })

  test('are used by what their officer does, and not by what the browser asks by itself', async () => {
    const officer = server.officers[51]
    const before = await seenAnHourAgo(officer)
    await post(officer.token, 'authenOfficer/checkSession', {}, { [IDLE_HEADER]: '1' })
    expect(await seenAt(officer)).toEqual(before)
    await post(officer.token, 'authenOfficer/checkSession')
    expect((await seenAt(officer)).getTime()).toBeGreaterThan(before.getTime())
  })
})

async function seenAnHourAgo({ token }: SignedIn): Promise<Date> {
  const seen_at = new Date(Date.now() - 3600_000)
  await updateRows('sessions', { token_hash: sessionHash(token) }, { seen_at })
  return seen_at
}

async function seenAt({ token }: SignedIn): Promise<Date> {
  const { seen_at } = await rowOf('sessions', { token_hash: sessionHash(token) })
  return seen_at
}
