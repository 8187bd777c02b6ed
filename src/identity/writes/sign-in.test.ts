import { beforeEach, expect, test } from 'vitest'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { findSession, setIdleMinutes } from '../reads.ts'
import { IDLE_MINUTES } from '../rules.ts'
import { createOfficer } from './officers.ts'
import { browserHash } from './passwords.ts'
import { recordUse, signIn, signOut } from './sign-in.ts'

await openTestDatabase()

const now = new Date('2026-11-20T03:00:00Z')
const ctx = (minutes = 0, address = '10.0.0.1'): CallContext => ({
  now: new Date(now.getTime() + minutes * 60_000),
  requestId: 'r',
  language: 'th',
  address,
})
const right = {
  email: 'wanchai@mill.co.th',
  password: browserHash('palm-demo-2569'),
  remember: false,
}
const wrong = { ...right, password: browserHash('something else') }
let officerId: string

const attempt = (credentials: typeof right, by: CallContext) => signIn(credentials, by)

beforeEach(async () => {
  await db().deleteFrom('password_failures').execute()
  const known = await db().selectFrom('officers').select('id').executeTakeFirst()
  officerId =
    known?.id ??
    (await createOfficer(
      {
        firstName: 'วันชัย',
        lastName: 'ทองอ่อน',
        email: right.email,
        personnelNumber: '50-01',
        role: 50,
        password: 'palm-demo-2569',
      },
      ctx(),
    ))
})

test('the right password opens a session, whatever the case of the e-mail', async () => {
  const answer = await attempt({ ...right, email: 'WANCHAI@mill.co.th' }, ctx())
  expect(answer).toMatchObject({ UUID: officerId, Name: 'วันชัย', Roles: 50 })
  expect(answer.ExpiresAt).toEqual(ctx(12 * 60).now)
  expect(await findSession(answer.session, ctx(1).now)).toMatchObject({
    state: 'open',
    officer: { role: 50 },
  })
})

test('the token is kept hashed and the password as argon2id', async () => {
  const { session } = await attempt(right, ctx())
  const kept = await db().selectFrom('sessions').select('token_hash').execute()
  expect(kept.some(({ token_hash }) => token_hash.toString() === session)).toBe(false)
  const officer = await db()
    .selectFrom('officers')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(officer.password_hash).toMatch(/^\$argon2id\$/)
})

test.each([
  ['a wrong password', wrong],
  ['an unknown e-mail', { ...right, email: 'nobody@mill.co.th' }],
])('%s is refused alike', async (_, credentials) => {
  await expect(attempt(credentials, ctx())).rejects.toMatchObject({
    code: 'auth.wrong',
    params: {},
  })
})

test('a deactivated officer cannot sign in, and only the right password says why', async () => {
  await db().updateTable('officers').set({ deactivated_at: now }).execute()
  await expect(attempt(wrong, ctx())).rejects.toMatchObject({ code: 'auth.wrong' })
  await expect(attempt(right, ctx())).rejects.toMatchObject({ code: 'auth.deactivated' })
  await db().updateTable('officers').set({ deactivated_at: null }).execute()
})

test('a deactivated officer has no session either', async () => {
  const { session } = await attempt(right, ctx())
  await db().updateTable('officers').set({ deactivated_at: now }).execute()
  expect((await findSession(session, now)).state).toBe('deactivated')
  await db().updateTable('officers').set({ deactivated_at: null }).execute()
})

test('five wrong passwords close an account for the rest of a quarter of an hour, the right one too', async () => {
  for (let n = 0; n < 5; n++)
    await expect(attempt(wrong, ctx(n))).rejects.toMatchObject({ code: 'auth.wrong' })
  await expect(attempt(right, ctx(5))).rejects.toMatchObject({
    code: 'auth.throttled',
    params: { n: 10, seconds: 600 },
  })
  await expect(attempt(right, ctx(15.1))).resolves.toMatchObject({ Roles: 50 })
})

test('the right password clears the wrong ones before it', async () => {
  for (let n = 0; n < 4; n++) await expect(attempt(wrong, ctx(n))).rejects.toThrow()
  await attempt(right, ctx(4))
  for (let n = 5; n < 9; n++)
    await expect(attempt(wrong, ctx(n))).rejects.toMatchObject({ code: 'auth.wrong' })
})

test('many guesses at once are counted one by one', async () => {
  const guesses = Array.from({ length: 12 }, () => attempt(wrong, ctx()).catch(({ code }) => code))
  const codes = await Promise.all(guesses)
  expect(codes.filter((code) => code === 'auth.wrong')).toHaveLength(5)
  expect(codes.filter((code) => code === 'auth.throttled')).toHaveLength(7)
})

test('an address that guesses at many accounts is closed, and others are not', async () => {
  for (let n = 0; n < 30; n++) {
    await expect(attempt({ ...wrong, email: `guess${n}@mill.co.th` }, ctx())).rejects.toMatchObject(
      { code: 'auth.wrong' },
    )
  }
  await expect(attempt(right, ctx())).rejects.toMatchObject({ code: 'auth.throttled' })
  await expect(attempt(right, ctx(0, '10.0.0.2'))).resolves.toBeTruthy()
})

test.each([
  ['12 hours', false, 12 * 60],
  ['30 days where it is remembered', true, 30 * 24 * 60],
])('a session ends after %s, however much it is used', async (_, remember, minutes) => {
  const { session } = await attempt({ ...right, remember }, ctx())
  await use(session, minutes - 1)
  expect((await findSession(session, ctx(minutes).now)).state).toBe('expired')
})

test('where the mill says so, one that is not remembered ends once it is unused for so long', async () => {
  setIdleMinutes(30)
  try {
    const brief = await attempt(right, ctx())
    const long = await attempt({ ...right, remember: true }, ctx())
    expect(brief.ExpiresAt).toEqual(ctx(30).now)
    await use(brief.session, 29)
    await use(brief.session, 58)
    expect((await findSession(brief.session, ctx(88).now)).state).toBe('expired')
    await use(long.session, 24 * 60)
  } finally {
    setIdleMinutes(IDLE_MINUTES)
  }
})

/** Uses a session that is open so many minutes later. */
async function use(session: string, minutes: number): Promise<void> {
  const open = await findSession(session, ctx(minutes).now)
  if (open.state !== 'open') throw new Error(open.state)
  await recordUse(open.hash, open.seenAt, ctx(minutes).now)
}

test('signing out ends the session; a changed password says so', async () => {
  const { session } = await attempt(right, ctx())
  const open = await findSession(session, now)
  if (open.state !== 'open') throw new Error(open.state)
  await signOut({ ...ctx(), officer: open.officer, sessionHash: open.hash })
  expect((await findSession(session, now)).state).toBe('ended')
  await db().updateTable('sessions').set({ revoked_because: 'password' }).execute()
  expect((await findSession(session, now)).state).toBe('revoked')
})

test('signing in and out leave audit rows', async () => {
  await attempt(right, ctx())
  const actions = await db()
    .selectFrom('audit_entries')
    .select('action')
    .where('officer_id', '=', officerId)
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['officer.signIn', 'officer.signOut']),
  )
})
