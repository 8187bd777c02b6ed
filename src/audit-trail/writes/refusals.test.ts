import { beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { hashPassword } from '../../identity/writes/passwords.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { send, signInAs } from '../../tests/server.ts'
import { RefusalLog } from './refusals.ts'

await openTestDatabase()
const log = new RefusalLog()
const app = await buildApp({ logLevel: 'silent', onRefused: (refusal) => log.note(refusal) })
const warned = vi.spyOn(app.log, 'warn')
const { id, token } = await signInAs(52)
const { email } = await db()
  .updateTable('officers')
  .set({ password_hash: await hashPassword('right') })
  .returning('email')
  .executeTakeFirstOrThrow()

const WRONG = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
let seen = 0
beforeEach(async () => {
  await log.write(new Date(), { all: true })
  seen = (await refused()).at(-1)?.id ?? 0
  warned.mockClear()
})

test('wrong passwords leave a log line each and few rows, with the address and without what was typed', async () => {
  for (let n = 0; n < 40; n += 1) await signIn(email.toUpperCase())
  const rows = await written()
  expect(rows.map(codeOf).sort()).toEqual([
    ['auth.throttled', 35],
    ['auth.wrong', 5],
  ])
  expect(rows.map(({ action, entity, entity_id }) => [action, entity, entity_id])).toEqual([
    ['signIn.refuse', 'officer', id],
    ['signIn.refuse', 'officer', id],
  ])
  expect(rows[0]).toMatchObject({ address: '127.0.0.1', device: 'test browser', officer_id: null })
  expect(warned).toHaveBeenCalledTimes(40)
  expect(warned.mock.calls[0]?.[0]).toMatchObject({
    call: 'authenOfficer/signin',
    code: 'auth.wrong',
    address: '127.0.0.1',
    requestId: expect.any(String),
  })
  const said = JSON.stringify([rows, warned.mock.calls])
  expect(said).not.toContain(WRONG)
  expect(said.toLowerCase()).not.toContain(email.toLowerCase())
})

test('whoever nobody knows is told by a hash: what was typed may have been a password', async () => {
  await signIn('My-Secret-Palm-2569')
  await signIn('my-secret-palm-2569')
  const rows = await written()
  expect(rows.map(({ entity }) => entity)).toEqual(['unknownAccount'])
  expect(codeOf(rows[0]!)).toEqual(['auth.wrong', 2])
  expect(rows[0]?.entity_id).toMatch(/^[0-9a-f]{16}$/)
  expect(JSON.stringify([rows, warned.mock.calls]).toLowerCase()).not.toContain('secret')
})

test('what a role may not do is told with who tried it and which call', async () => {
  const { status } = await call('user/GetAllUser')
  expect(status).toBe(403)
  const [row] = await written()
  expect(row).toMatchObject({
    action: 'call.refuse',
    entity: 'call',
    entity_id: 'user/GetAllUser',
    officer_id: id,
    address: '127.0.0.1',
    after: { Code: 'auth.forbidden', Count: 1 },
  })
  expect(warned.mock.calls[0]?.[0]).toMatchObject({ officer: id, code: 'auth.forbidden' })
})

test('a session that is over and a wrong field are everyday', async () => {
  await send(app, 'user/GetAllUser', {}, { authorization: 'Bearer nobody' })
  await send(app, 'authenOfficer/signin', {})
  expect(await written()).toEqual([])
  expect(warned).not.toHaveBeenCalled()
})

test('the first is written at once, the others ten minutes later in one row', async () => {
  const at = (minute: number) => new Date(Date.now() + minute * 60_000)
  const own = new RefusalLog()
  const note = () =>
    own.note({ what: 'call', code: 'auth.forbidden', call: 'a/b', ctx: ctxAt('10.0.0.9') })
  note()
  await own.write(at(0))
  for (let n = 0; n < 5; n += 1) note()
  await own.write(at(9))
  expect((await refused()).map(codeOf).slice(-1)).toEqual([['auth.forbidden', 1]])
  await own.write(at(10))
  expect((await refused()).map(codeOf).slice(-2)).toEqual([
    ['auth.forbidden', 1],
    ['auth.forbidden', 5],
  ])
})

test('a flood from everywhere fills a bounded number of rows, and every refusal is counted', async () => {
  const own = new RefusalLog()
  for (let n = 0; n < 2000; n += 1) {
    own.note({
      what: 'signIn',
      code: 'auth.wrong',
      call: 'x',
      email: `${n}@x`,
      ctx: ctxAt(`10.1.${n}`),
    })
  }
  await own.write(new Date())
  const rows = (await refused()).filter((row) => row.id > seen)
  expect(rows).toHaveLength(501)
  expect(rows.reduce((sum, row) => sum + codeOf(row)[1], 0)).toBe(2000)
})

test('what could not be written is written later', async () => {
  const own = new RefusalLog()
  own.note({
    what: 'call',
    code: 'auth.forbidden',
    call: 'a/b',
    ctx: { ...ctxAt('10.0.0.8'), officer: nobody },
  })
  await expect(own.write(new Date())).rejects.toThrow(/foreign key/)
  nobody.id = id
  await own.write(new Date())
  expect((await refused()).at(-1)).toMatchObject({ address: '10.0.0.8', after: { Count: 1 } })
})

const nobody = {
  id: '00000000-0000-0000-0000-000000000000',
  firstName: '',
  lastName: '',
  role: 52 as const,
}

function ctxAt(address: string) {
  return { now: new Date(), requestId: 'r', language: 'th' as const, address }
}

function signIn(as: string) {
  const typed = { email: as, password: WRONG, remember: false }
  return send(app, 'authenOfficer/signin', typed, { 'user-agent': 'test browser' })
}

function call(path: string) {
  return send(app, path, {}, { authorization: `Bearer ${token}` })
}

/** What was written since the test began. */
async function written() {
  await log.write(new Date(), { all: true })
  return (await refused()).filter((row) => row.id > seen)
}

function refused() {
  return db()
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', 'in', ['signIn.refuse', 'call.refuse'])
    .orderBy('id')
    .execute()
}

function codeOf({ after }: { after: unknown }): [string, number] {
  const { Code, Count } = after as { Code: string; Count: number }
  return [Code, Count]
}
