import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arriving, leaving, type Reading } from '../bridge.ts'
import { makeEmptyDatabase } from '../database.ts'
import { ask, type Product, type Session, signIn, startProduct } from '../product.ts'

vi.setConfig({ testTimeout: 180_000 })

const EMAIL = 'boss@mill.example'
const PASSWORD = 'palm of two servers'
const url = await makeEmptyDatabase()
const database = new pg.Client({ connectionString: url })

let one: Product
let other: Product
let session: Session

// Both start at once on a database that has no tables yet.
beforeAll(async () => {
  await database.connect()
  const env = { DATABASE_URL: url, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }
  ;[one, other] = await Promise.all([startProduct(env), startProduct(env)])
  session = await signIn(one.address, EMAIL, PASSWORD)
})
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()])
  await database.end()
})

function newUser(email: string) {
  return {
    Name: 'สมชาย',
    Lastname: 'ใจดี',
    Email: email,
    Password: 'a'.repeat(64),
    PersonnelNumber: '-',
    Roles: 51,
  }
}

/** A new officer, saved at `server`. */
function save(server: Product, email: string, headers: Record<string, string> = {}) {
  return ask<{ UUID: string }>(
    server.address,
    'user/SaveUser',
    newUser(email),
    session.session,
    headers,
  )
}

async function emails(server: Product): Promise<string[]> {
  const users = await ask<{ Email: string }[]>(
    server.address,
    'user/GetAllUser',
    {},
    session.session,
  )
  return users.map(({ Email }) => Email)
}

test('of two first starts at once one makes the tables and the Super Admin', async () => {
  const { rows: twice } = await database.query(
    'select name from schema_migrations group by name having count(*) > 1',
  )
  expect(twice).toEqual([])
  expect(await emails(other)).toEqual([EMAIL])
})

test('who signed in at one works at the other, in turn, and nothing is done twice', async () => {
  const all = Array.from({ length: 20 }, (_, n) => `turn-${n}@mill.example`)
  await Promise.all(all.map((email, n) => save(n % 2 ? one : other, email)))
  expect((await emails(one)).filter((email) => email.startsWith('turn-')).sort()).toEqual(
    all.toSorted(),
  )
  expect((await emails(other)).sort()).toEqual((await emails(one)).sort())
})

test('of the same officer saved at both at once, one is refused', async () => {
  const saved = await Promise.allSettled(
    [one, other].map((server) => save(server, 'same@mill.example')),
  )
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a request that is repeated at the other server gets the answer of the first', async () => {
  const key = { 'idempotency-key': 'lost on the way' }
  const saved = await Promise.all(
    [one, other].map((server) => save(server, 'lost@mill.example', key)),
  )
  expect(saved[0]).toEqual(saved[1])
})

test('what is saved at one reaches the screens of the other', async () => {
  const lineWith = await listenAt(other)
  const { UUID } = await save(one, 'news@mill.example')
  expect(await lineWith(UUID)).toContain('"topic":"officers"')
})

test('what one tells by the bell rings at the other, and is read at both', async () => {
  const { session: token } = session
  const truck = leaving(arriving('10023'))
  const readings = await openScale(one)
  const [ticket] = await readings(truck)
  const grade = { SSWeightID: ticket!.SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }
  await ask(one.address, 'po/evaluate', grade, token)
  const lineWith = await listenAt(other)
  await readings({ ...truck, WeightOut: 6200 })
  expect(await lineWith('correctionProposed')).toContain('"topic":"notices"')
  expect(await ask(other.address, 'notices/getUnread', {}, token)).toEqual({ Unread: 1 })
  await ask(other.address, 'notices/markRead', {}, token)
  expect(await ask(one.address, 'notices/getUnread', {}, token)).toEqual({ Unread: 0 })
})

/** A scale with a token of its own, which sends readings to `server`. */
async function openScale(server: Product) {
  const { Token } = await ask<{ Token: string }>(
    server.address,
    'scale/CreateToken',
    { Name: `เครื่องชั่ง ${randomUUID()}` },
    session.session,
  )
  return (...tickets: Reading[]) =>
    ask<{ SSWeightID: number }[]>(server.address, 'scale/ImportTickets', { tickets }, Token)
}

/** Hears the change events of `server` from now on: returns a function that waits for the line with `word`. */
async function listenAt(server: Product): Promise<(word: string) => Promise<string | undefined>> {
  const { body } = await fetch(new URL('/api/system/live/listen', server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.session}` },
    body: '{}',
  })
  return async (word) => {
    let lines = ''
    // The end of the loop closes the stream.
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      lines += text
      if (lines.includes(word)) break
    }
    return lines.split('\n').find((line) => line.includes(word))
  }
}

test('who signs out at one is signed out at the other', async () => {
  const { session: token } = await signIn(other.address, EMAIL, PASSWORD)
  await ask(one.address, 'user/GetAllUser', {}, token)
  await ask(one.address, 'authenOfficer/signout', {}, token)
  await expect(ask(other.address, 'user/GetAllUser', {}, token)).rejects.toThrow('is refused')
})

test('a server that is told to stop ends what runs, and sends its screens away to come again', async () => {
  await database.query('begin; lock table scale_tokens')
  const running = ask(one.address, 'scale/CreateToken', { Name: 'ช้า' }, session.session)
  await expect.poll(isLockAwaited).toBe(true)
  const lineWith = await listenAt(one)
  const stopped = one.stop()
  expect(await lineWith('again')).toBe('{"again":true}')
  await database.query('rollback')
  expect(await running).toMatchObject({ Token: expect.any(String) })
  await stopped
  await expect(fetch(one.address)).rejects.toThrow()
  expect(await emails(other)).toContain(EMAIL)
})

test('a call that never ends does not keep a server that is told to stop, and the log says that it was cut off', async () => {
  const third = await startProduct({ DATABASE_URL: url })
  await database.query('begin; lock table scale_tokens')
  const cut = ask(third.address, 'scale/CreateToken', { Name: 'ไม่จบ' }, session.session)
  const failed = expect(cut).rejects.toThrow()
  await expect.poll(isLockAwaited).toBe(true)
  // The lock is held until it has gone.
  await third.stop()
  await failed
  expect(third.said()).toContain('Calls that did not end within 7 s were cut off')
  await database.query('rollback')
})

/** Whether a call waits for a lock. */
async function isLockAwaited(): Promise<boolean> {
  const { rowCount } = await database.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount === 1
}

test.runIf(process.platform === 'linux')(
  'a server that made a document leaves no process when it stops',
  async () => {
    const response = await fetch(new URL('/api/system/export/Quotation', other.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.session}` },
      body: JSON.stringify({ filterDate: '2026-11-20' }),
    })
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
    const children = childrenOf(other.pid)
    expect(children).toHaveLength(1)
    await other.stop()
    expect(children.filter((pid) => parentOf(pid) !== undefined)).toEqual([])
  },
)

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

/** Nothing where there is no such process any more. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
