import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowsOf } from '../../tests/rows.ts'
import { openTransaction } from '../../tests/transactions.ts'
import { findSession, idleMinutes } from '../reads.ts'
import { senderOf } from '../rules/throttle.ts'
import { IDLE_MINUTES } from '../rules.ts'
import { attemptsWaiting } from './attempt.ts'
import { createOfficer } from './officers.ts'
import { browserHash } from './passwords.ts'
import { recordUse, signIn, signOut } from './sign-in.ts'
import { accountOf } from './throttle.ts'

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

beforeEach(async () => {
  await db().deleteFrom('password_failures').execute()
  await db().deleteFrom('sign_in_places').execute()
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
  const answer = await signIn({ ...right, email: 'WANCHAI@mill.co.th' }, ctx())
  expect(answer).toMatchObject({ UUID: officerId, Name: 'วันชัย', Roles: 50 })
  expect(answer.ExpiresAt).toEqual(ctx(12 * 60).now)
  expect(await findSession(answer.session, ctx(1).now)).toMatchObject({
    state: 'open',
    officer: { role: 50 },
  })
})

test('the token is kept hashed and the password as argon2id', async () => {
  const { session } = await signIn(right, ctx())
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
  await expectRefusal(signIn(credentials, ctx()), 'auth.wrong', { params: {} })
})

test('a deactivated officer cannot sign in, and only the right password says why', async () => {
  await db().updateTable('officers').set({ deactivated_at: now }).execute()
  await expectRefusal(signIn(wrong, ctx()), 'auth.wrong')
  await expectRefusal(signIn(right, ctx()), 'auth.deactivated')
  await db().updateTable('officers').set({ deactivated_at: null }).execute()
})

test('a deactivated officer has no session either', async () => {
  const { session } = await signIn(right, ctx())
  await db().updateTable('officers').set({ deactivated_at: now }).execute()
  expect((await findSession(session, now)).state).toBe('deactivated')
  await db().updateTable('officers').set({ deactivated_at: null }).execute()
})

/** As if so many wrong passwords had been sent just now, each of another account and from elsewhere but as `of` says. */
async function failed(count: number, of: { account?: string; sender?: string }): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    purpose: 'signIn',
    account: `account ${n}`,
    sender: `sender ${n}`,
    ...of,
    failed_at: now,
  }))
  await db().insertInto('password_failures').values(rows).execute()
}

describe('wrong passwords', () => {
  const guess = (seconds: number, address?: string, email = right.email) =>
    signIn({ ...wrong, email }, ctx(seconds / 60, address)).catch(({ code }) => code)
  const guessTimes = async (count: number, from: (n: number) => string, email?: string) => {
    for (let n = 0; n < count; n += 1) expect(await guess(0, from(n), email)).toBe('auth.wrong')
  }

  test('slow an account down at their address: five at once, then a wait that doubles', async () => {
    await guessTimes(5, () => '10.0.0.1')
    await expectRefusal(signIn(right, ctx(1 / 60)), 'auth.throttled', { params: { seconds: 4 } })
    expect(await guess(5)).toBe('auth.wrong')
    expect(await guess(14)).toBe('auth.throttled')
    await expect(signIn(right, ctx(15 / 60))).resolves.toMatchObject({ Roles: 50 })
  })

  test('at another address do not slow the officer down', async () => {
    await guessTimes(5, () => '10.0.0.1')
    await expect(signIn(right, ctx(0, '10.0.0.2'))).resolves.toMatchObject({ Roles: 50 })
    expect(await guess(0)).toBe('auth.throttled')
  })

  test('are forgotten by the right one', async () => {
    await guessTimes(4, () => '10.0.0.1')
    await signIn(right, ctx())
    await guessTimes(5, () => '10.0.0.1')
  })

  test('of many at once are counted one by one', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => guess(0)))
    expect(codes.filter((code) => code === 'auth.wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'auth.throttled')).toHaveLength(1)
  })

  test('from a hundred addresses slow an account down, but not where its officer signed in lately', async () => {
    await signIn(right, ctx(0, '10.0.0.1'))
    await failed(49, { account: accountOf(right.email) })
    await guessTimes(1, () => '10.1.0.1')
    expect(await guess(0, '10.2.0.1')).toBe('auth.throttled')
    await expectRefusal(signIn(right, ctx(0, '10.2.0.1')), 'auth.throttled')
    await expect(signIn(right, ctx(0, '10.0.0.1'))).resolves.toMatchObject({ Roles: 50 })
    await db()
      .updateTable('sign_in_places')
      .set({ signed_in_at: ctx(-31 * 24 * 60).now })
      .execute()
    expect(await guess(0, '10.0.0.1')).toBe('auth.throttled')
  })

  test('at many accounts slow an address down, of IPv6 the whole network, but not those known there', async () => {
    const network = (n: number) => `2001:db8:0:7::${n}`
    await signIn(right, ctx(0, network(1)))
    await failed(299, { sender: senderOf(network(1)) })
    expect(await guess(0, network(300), 'one@mill.co.th')).toBe('auth.wrong')
    expect(await guess(0, network(301), 'another@mill.co.th')).toBe('auth.throttled')
    expect(await guess(0, '2001:db8:0:8::1', 'another@mill.co.th')).toBe('auth.wrong')
    await expect(signIn(right, ctx(0, network(9)))).resolves.toMatchObject({ Roles: 50 })
  })

  test('of an e-mail that nobody has are slowed down alike', async () => {
    const nobody = 'nobody@mill.co.th'
    await guessTimes(5, () => '10.0.0.1', nobody)
    expect(await guess(0, '10.0.0.1', nobody)).toBe('auth.throttled')
    expect(await guess(5, '10.0.0.1', nobody)).toBe('auth.wrong')
    await failed(44, { account: accountOf(nobody) })
    expect(await guess(0, '10.2.0.1', nobody)).toBe('auth.throttled')
  })

  test('in a flood are refused beyond what waits, and an officer elsewhere signs in meanwhile', async () => {
    // Nothing is decided before all have come, so that none makes room for another.
    const held = await openTransaction(() =>
      sql`lock table password_failures in share row exclusive mode`.execute(db()),
    )
    let refused = 0
    const flood = Array.from({ length: 150 }, async (_, n) => {
      const code = await guess(0, '10.0.0.9', `flood${n}@mill.co.th`)
      if (code === 'sys.throttled') refused += 1
      return code
    })
    const officer = signIn(right, ctx(0, '10.0.0.2'))
    await expect.poll(() => refused + attemptsWaiting()).toBeGreaterThanOrEqual(149)
    await held.rollback()
    await expect(officer).resolves.toMatchObject({ Roles: 50 })
    const codes = await Promise.all(flood)
    expect(refused).toBeGreaterThanOrEqual(48)
    expect(codes.filter((code) => code === 'auth.wrong')).toHaveLength(150 - refused)
  })
})

test.each([
  ['12 hours', false, 12 * 60],
  ['30 days where it is remembered', true, 30 * 24 * 60],
])('a session ends after %s, however much it is used', async (_, remember, minutes) => {
  const { session } = await signIn({ ...right, remember }, ctx())
  await use(session, minutes - 1)
  expect((await findSession(session, ctx(minutes).now)).state).toBe('expired')
})

test('where the mill says so, one that is not remembered ends once it is unused for so long', async () => {
  idleMinutes.set(30)
  try {
    const brief = await signIn(right, ctx())
    const long = await signIn({ ...right, remember: true }, ctx())
    expect(brief.ExpiresAt).toEqual(ctx(30).now)
    await use(brief.session, 29)
    await use(brief.session, 58)
    expect((await findSession(brief.session, ctx(88).now)).state).toBe('expired')
    await use(long.session, 24 * 60)
  } finally {
    idleMinutes.set(IDLE_MINUTES)
  }
})

/** Uses a session that is open so many minutes later. */
async function use(session: string, minutes: number): Promise<void> {
  const open = await findSession(session, ctx(minutes).now)
  if (open.state !== 'open') throw new Error(open.state)
  await recordUse(open.hash, open.seenAt, ctx(minutes).now)
}

test('signing out ends the session; a changed password says so', async () => {
  const { session } = await signIn(right, ctx())
  const open = await findSession(session, now)
  if (open.state !== 'open') throw new Error(open.state)
  await signOut({ ...ctx(), officer: open.officer, sessionHash: open.hash })
  expect((await findSession(session, now)).state).toBe('ended')
  await db().updateTable('sessions').set({ revoked_because: 'password' }).execute()
  expect((await findSession(session, now)).state).toBe('revoked')
})

test('signing in and out leave audit rows', async () => {
  await signIn(right, ctx())
  const actions = await rowsOf('audit_entries', { officer_id: officerId })
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['officer.signIn', 'officer.signOut']),
  )
})
