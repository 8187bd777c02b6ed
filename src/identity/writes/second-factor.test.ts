import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { setEncryptionKeys } from '../../platform/encryption.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { insertRow, rowOf, rowsOf, updateRows } from '../../tests/rows.ts'
import { openTestServer, send } from '../../tests/server.ts'
import { secondFactorRule } from '../reads.ts'
import { decryptSecret, encryptSecret } from './factor-secret.ts'
import { resetFactorOf } from './manage-user.ts'
import { createOfficer } from './officers.ts'
import { browserHash } from './passwords.ts'
import { base32, codeOf, stepAt } from './totp.ts'

await openTestDatabase()
const server = await openTestServer()

const TYPED = 'สะพานไม้ 3 แผ่น'
const Password = browserHash(TYPED)
const command = { requestId: 'r', language: 'th' as const, address: '' }
let email: string
let id: string

beforeEach(async () => {
  setEncryptionKeys([randomBytes(32)])
  secondFactorRule.set('optional')
  await makeOfficer(50)
})
afterEach(() => secondFactorRule.set('off'))

async function makeOfficer(role: Role): Promise<void> {
  email = `${crypto.randomUUID()}@mill.co.th`
  const person = { firstName: 'วันชัย', lastName: 'ทองอ่อน', email, personnelNumber: email }
  const ctx = { now: new Date(), ...command }
  id = await createOfficer({ ...person, role, password: TYPED }, ctx)
}

const tryIn = async (Code?: string) =>
  (await send(server.app, 'authenOfficer/signin', { email, password: Password, Code })).body
const signIn = async (Code?: string) => (await tryIn(Code)).result.session as string
const post = async (session: string, path: string, body: object = {}) =>
  (await send(server.app, path, body, { authorization: `Bearer ${session}` })).body

async function secretOf(): Promise<Buffer> {
  const { encrypted_secret } = await rowOf('second_factors', { officer_id: id })
  return decryptSecret(encrypted_secret, id)
}

/** The code that an app shows so many steps from now. */
const codeIn = async (steps = 0) => codeOf(await secretOf(), stepAt(new Date()) + steps)
/** As if the codes up to now had not been used. */
const ageSteps = () => updateRows('second_factors', { officer_id: id }, { last_step: 0 })

async function setUp(session: string): Promise<string[]> {
  await post(session, 'profile/beginSecondFactor', { Password })
  const { result } = await post(session, 'profile/confirmSecondFactor', { Code: await codeIn() })
  await ageSteps()
  return result.Codes
}

describe('a second factor', () => {
  test('is set up by the password and a code of the app, and asked for from then on', async () => {
    const session = await signIn()
    const wrong = { Password: browserHash('guess') }
    expect((await post(session, 'profile/beginSecondFactor', wrong)).code).toBe(
      'profile.wrongPassword',
    )
    const { result } = await post(session, 'profile/beginSecondFactor', { Password })
    expect(result.Secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(result.Link).toBe(
      `otpauth://totp/${encodeURIComponent(`Palm Scale:${email}`)}?secret=${result.Secret}&issuer=Palm%20Scale`,
    )
    expect((await tryIn()).status).toBe(200)
    const { code, fields } = await post(session, 'profile/confirmSecondFactor', { Code: '000' })
    expect([code, Object.keys(fields)]).toEqual(['factor.wrongCode', ['Code']])
    const confirmed = await post(session, 'profile/confirmSecondFactor', { Code: await codeIn() })
    expect(confirmed.result.Codes).toHaveLength(10)
    expect((await tryIn()).code).toBe('auth.secondFactor')
    const seen = (await post(session, 'profile/getSecondFactor')).result
    expect(seen).toMatchObject({ MaySetUp: true, IsRequired: false, CodesLeft: 10 })
    expect(seen.SetUpAt).not.toBeNull()
    expect((await post(session, 'profile/beginSecondFactor', { Password })).code).toBe(
      'factor.already',
    )
  })

  test('signs in by a code, typed with a space too; without a right one nothing is signed in', async () => {
    const session = await signIn()
    await setUp(session)
    const before = (await post(session, 'profile/getSessions')).result.length
    for (const Code of [undefined, '123 456x', await codeIn(-3)]) {
      const { code } = await tryIn(Code)
      expect(code).toBe(Code ? 'auth.wrongCode' : 'auth.secondFactor')
    }
    expect((await post(session, 'profile/getSessions')).result).toHaveLength(before)
    await db().deleteFrom('password_failures').execute()
    const code = await codeIn()
    expect((await tryIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  test('takes each code once, of two who send it at the same time too', async () => {
    await setUp(await signIn())
    const Code = await codeIn()
    const answers = await Promise.all([tryIn(Code), tryIn(Code)])
    expect(answers.map(({ code }) => code ?? 'in').sort()).toEqual(['auth.wrongCode', 'in'])
    expect((await tryIn(await codeIn(-1))).code).toBe('auth.wrongCode')
    expect((await tryIn(await codeIn(1))).status).toBe(200)
  })

  test('does not tell whether a code is right to whoever has not the password', async () => {
    await setUp(await signIn())
    const guess = { email, password: browserHash('guess'), Code: await codeIn() }
    expect((await send(server.app, 'authenOfficer/signin', guess)).body.code).toBe('auth.wrong')
    expect((await tryIn(await codeIn())).status).toBe(200)
  })

  test('slows guesses at its code down as those at a password', async () => {
    await setUp(await signIn())
    for (let n = 0; n < 5; n += 1) expect((await tryIn('000 000x')).code).toBe('auth.wrongCode')
    expect((await tryIn(await codeIn())).code).toBe('auth.throttled')
  })

  test('has recovery codes, kept as hashes, each for one sign-in', async () => {
    const [first = '', second = ''] = await setUp(await signIn())
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/)
    const kept = JSON.stringify(await db().selectFrom('recovery_codes').selectAll().execute())
    expect(kept).not.toContain(first.replaceAll('-', ''))
    const session = await signIn(first.toLowerCase())
    expect((await tryIn(first)).code).toBe('auth.wrongCode')
    expect((await post(session, 'profile/getSecondFactor')).result.CodesLeft).toBe(9)
    expect((await tryIn(second.replaceAll('-', ''))).status).toBe(200)
    const history = (await server.post('user/getHistory', { UUID: id }, 1)).body.result.data
    const actions = history.map(({ Action }: { Action: string }) => Action)
    expect(actions).toEqual(expect.arrayContaining(['setUpFactor', 'useRecoveryCode']))
  })

  test('is kept encrypted, in its officer’s row alone, and is in no audit entry', async () => {
    const session = await signIn()
    await setUp(session)
    const secret = await secretOf()
    const { rows } = await sql<{ row: string }>`
      select second_factors::text as row from second_factors where officer_id = ${id}
      union all select audit_entries::text from audit_entries where entity_id = ${id}`.execute(db())
    expect(rows.length).toBeGreaterThan(2)
    for (const { row } of rows)
      for (const text of [secret.toString('hex'), base32(secret)]) expect(row).not.toContain(text)

    const { encrypted_secret } = await rowOf('second_factors', { officer_id: id })
    await makeOfficer(50)
    await setUp(await signIn())
    await updateRows('second_factors', { officer_id: id }, { encrypted_secret })
    const code = codeOf(secret, stepAt(new Date()))
    expect((await tryIn(code)).code).toBe('auth.factorUnreadable')
  })

  test('whose key is lost is told of, and a recovery code lets its officer in to set it up anew', async () => {
    const session = await signIn()
    const [first = '', second] = await setUp(session)
    const code = await codeIn()
    setEncryptionKeys([randomBytes(32)])
    const refused = await tryIn(code)
    expect([refused.status, refused.code]).toEqual([400, 'auth.factorUnreadable'])
    const remove = { Password, Code: code }
    expect((await post(session, 'profile/removeSecondFactor', remove)).code).toBe(
      'auth.factorUnreadable',
    )
    const again = await signIn(first)
    await post(again, 'profile/removeSecondFactor', { Password, Code: second })
    await setUp(again)
    expect((await tryIn(await codeIn())).status).toBe(200)
  })

  test('whose key is lost before its first code is begun again', async () => {
    const session = await signIn()
    await post(session, 'profile/beginSecondFactor', { Password })
    const Code = await codeIn()
    setEncryptionKeys([randomBytes(32)])
    const answer = await post(session, 'profile/confirmSecondFactor', { Code })
    expect(answer.code).toBe('factor.notBegun')
    await setUp(session)
  })

  test('is removed by password and code', async () => {
    const session = await signIn()
    await setUp(session)
    const remove = (Code: string) => post(session, 'profile/removeSecondFactor', { Password, Code })
    expect((await remove('000000x')).code).toBe('factor.wrongCode')
    expect((await remove(await codeIn())).status).toBe(200)
    expect((await tryIn()).status).toBe(200)
  })
})

describe('an administrator', () => {
  test('sees who has one and who may have one, and nothing where the mill does not use it', async () => {
    const factors = async () => {
      const { result } = (await server.post('user/GetAllUser', {}, 1)).body
      const ids = [id, server.officers[1].id, server.officers[52].id]
      return ids.map((id) => result.find(({ UUID }: { UUID: string }) => UUID === id).SecondFactor)
    }
    expect(await factors()).toEqual([false, false, null])
    await setUp(await signIn())
    expect(await factors()).toEqual([true, false, null])
    await db().updateTable('officers').set({ role: 52 }).where('id', '=', id).execute()
    expect(await factors()).toEqual([true, false, null])
    secondFactorRule.set('off')
    expect(await factors()).toEqual([null, null, null])
  })

  test('takes it away from an officer who lost it, who is told by the bell', async () => {
    const session = await signIn()
    await setUp(session)
    const reset = (role: Role) => server.post('user/ResetSecondFactor', { UUID: id }, role)
    expect((await reset(51)).status).toBe(403)
    const { body } = await reset(1)
    expect(body.result).toMatchObject({ UUID: id, SecondFactor: false })
    expect((await tryIn()).status).toBe(200)
    const { data } = (await post(session, 'notices/getNotices')).result
    expect(data).toMatchObject([{ Kind: 'factorReset', By: 'เจ้าหน้าที่ 1 ทดสอบ' }])
    const entries = await rowsOf('audit_entries', { action: 'officer.resetFactor', entity_id: id })
    expect(entries.map(({ officer_id }) => officer_id)).toEqual([server.officers[1].id])
  })

  test('takes it neither from themselves nor from whoever stands above', async () => {
    const own = { UUID: server.officers[1].id }
    expect((await server.post('user/ResetSecondFactor', own, 1)).body.code).toBe('user.ownFactor')
    const above = { UUID: server.officers[0].id }
    expect((await server.post('user/ResetSecondFactor', above, 1)).body.code).toBe('user.above')
  })

  test('who is the only Super Admin is helped by whoever sits at the server', async () => {
    await makeOfficer(0)
    await setUp(await signIn())
    const ctx = { now: new Date(), ...command }
    expect(await resetFactorOf('nobody@mill.co.th', ctx)).toBe(false)
    expect(await resetFactorOf(email.toUpperCase(), ctx)).toBe(true)
    expect((await tryIn()).status).toBe(200)
  })
})

describe('the mill', () => {
  test('that requires it lets an officer of 0, 1, 50 do nothing before it is set up', async () => {
    secondFactorRule.set('required')
    const { result } = await tryIn()
    expect(result.SecondFactorNeeded).toBe(true)
    const { session } = result
    expect((await post(session, 'notices/getUnread')).code).toBe('auth.secondFactorNeeded')
    expect((await post(session, 'profile/removeSecondFactor', { Password, Code: '1' })).code).toBe(
      'auth.secondFactorNeeded',
    )
    await setUp(session)
    expect((await post(session, 'notices/getUnread')).status).toBe(200)
    expect((await tryIn(await codeIn())).result.SecondFactorNeeded).toBe(false)
  })

  test('does not require it of others, who cannot set it up either', async () => {
    secondFactorRule.set('required')
    await makeOfficer(52)
    const { result } = await tryIn()
    expect(result.SecondFactorNeeded).toBe(false)
    expect((await post(result.session, 'profile/beginSecondFactor', { Password })).code).toBe(
      'factor.off',
    )
  })

  test('that requires it of everyone does so of every role, and managers take a lost one away', async () => {
    secondFactorRule.set('everyone')
    await makeOfficer(81)
    const { result } = await tryIn()
    expect(result.SecondFactorNeeded).toBe(true)
    expect((await post(result.session, 'notices/getUnread')).code).toBe('auth.secondFactorNeeded')
    await setUp(result.session)
    expect((await post(result.session, 'notices/getUnread')).status).toBe(200)
    expect((await tryIn()).code).toBe('auth.secondFactor')
    // The manager has to have one as well.
    const own = { officer_id: server.officers[50].id, asked_at: new Date(), set_up_at: new Date() }
    const encrypted_secret = encryptSecret(randomBytes(20), own.officer_id)
    await insertRow('second_factors', { ...own, encrypted_secret })
    const { body } = await server.post('user/ResetSecondFactor', { UUID: id }, 50)
    expect(body.result).toMatchObject({ UUID: id, SecondFactor: false })
  })

  test('that does not use it asks nobody for it', async () => {
    await setUp(await signIn())
    secondFactorRule.set('off')
    const session = await signIn()
    expect((await post(session, 'profile/beginSecondFactor', { Password })).code).toBe('factor.off')
    const never = await post(session, 'profile/confirmSecondFactor', { Code: '1' })
    expect(never.code).toBe('factor.notBegun')
  })
})
