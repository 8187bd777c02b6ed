import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserHash, hashPassword } from '../../identity/writes/passwords.ts'
import { closeDatabase, openDatabase } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { makeEmptyDatabase } from '../database.ts'
import { type Product, signIn, startProduct } from '../product.ts'
import { signInAs } from '../server.ts'
import { closeAll, openHalfSent, openIdle, openStreams, post } from './clients.ts'

vi.setConfig({ testTimeout: 360_000 })

/** Short in every run; `npm run test:load` takes all and prints what it took. */
const ALL = process.env.HEAVY_CLIENTS === 'all'
const COUNTS = ALL
  ? { halfSent: 200, idle: 1000, streams: 500, documents: 50, passwords: 200, signIns: 1000 }
  : { halfSent: 50, idle: 200, streams: 100, documents: 30, passwords: 40, signIns: 20 }
/** So many that none of them has more streams than an officer may have. */
const OFFICERS = 32
const MIN_CALLS = ALL ? 100 : 10

const EMAIL = 'boss@mill.example'
const PASSWORD = 'palm of heavy clients'
const QUOTATION = { filterDate: '2026-11-20' }
const url = await makeEmptyDatabase()
let server: Product
/** Sessions of officers of their own; the first does what an officer does all day. */
let tokens: string[]

beforeAll(async () => {
  server = await startProduct({
    DATABASE_URL: url,
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
  })
  openDatabase(url)
  tokens = []
  for (let n = 0; n < OFFICERS; n += 1) tokens.push((await signInAs(51)).token)
})
afterAll(async () => {
  await closeDatabase()
  await server?.stop()
})

test('officers go on working beside half-sent bodies', async () => {
  const sockets = await openHalfSent(server.address, COUNTS.halfSent)
  await work(`${sockets.length} half-sent bodies`)
  closeAll(sockets)
})

test('officers go on working beside connections that say nothing', async () => {
  const sockets = await openIdle(server.address, COUNTS.idle)
  await work(`${sockets.length} idle connections`)
  closeAll(sockets)
})

test('every one of many screens is told of a change, and officers go on working', async () => {
  const streams = await openStreams(server.address, COUNTS.streams, tokens)
  await work(`${streams.length} live streams`)
  const informed = Promise.all(streams.map((stream) => stream.next()))
  await signIn(server.address, EMAIL, PASSWORD)
  expect((await informed).every((event) => (event as { topic: string }).topic === 'officers')).toBe(
    true,
  )
  for (const stream of streams) stream.close()
})

test('who asks for one document many times at once waits; another officer gets theirs', async () => {
  const asked = Array.from({ length: COUNTS.documents }, () => print(tokens[1]!))
  const other = print(tokens[2]!)
  await work(`${asked.length} documents of one officer at once`, other)
  expect(await other).toBe(200)
  const answers = await Promise.all(asked)
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  expect(await print(tokens[1]!)).toBe(200)
})

test('officers go on working, and sign in, beside many wrong passwords at once', async () => {
  const wrong = { email: EMAIL.replace('boss', 'nobody'), password: 'f'.repeat(64) }
  const asked = Array.from({ length: COUNTS.passwords }, async (_, n) => {
    const answer = await post(server.address, 'authenOfficer/signin', wrong, {
      from: `10.0.${n % 20}.1`,
    })
    return answer.status
  })
  await work(`${asked.length} wrong passwords at once`, Promise.all(asked))
  const answers = await Promise.all(asked)
  expect(answers.every((status) => [400, 429, 503].includes(status))).toBe(true)
  await signIn(server.address, EMAIL, PASSWORD)
})

test('officers go on working while many others sign in at once, each of whom gets in or is told to wait', async () => {
  const emails = await openAccounts(COUNTS.signIns)
  const asked = emails.map(async (email, n) => {
    const input = { email, password: browserHash(PASSWORD) }
    const from = `10.1.${n % 20}.1`
    return (await post(server.address, 'authenOfficer/signin', input, { from })).status
  })
  await work(`${asked.length} sign-ins at once`, Promise.all(asked))
  const answers = await Promise.all(asked)
  const inside = answers.filter((status) => status === 200).length
  const waiting = answers.filter((status) => status === 429).length
  expect(inside).toBeGreaterThan(0)
  expect(inside + waiting).toBe(answers.length)
  if (ALL)
    console.log(`of ${answers.length} sign-ins ${inside} got in, ${waiting} were told to wait`)
})

/** The e-mails of `count` new officers, whose password is that of everybody here. */
async function openAccounts(count: number): Promise<string[]> {
  const common = {
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    personnel_number: '-',
    role: 51,
    password_hash: await hashPassword(browserHash(PASSWORD)),
  }
  const emails = Array.from({ length: count }, (_, n) => `shift-${n}@mill.example`)
  await insertMany(
    'officers',
    emails.map((email) => ({ ...common, email })),
  )
  return emails
}

async function print(token: string): Promise<number> {
  const answer = await post(server.address, 'export/Quotation', QUOTATION, { token })
  await answer.arrayBuffer()
  return answer.status
}

/** Makes one call after another as an officer until `others` are done; each has to succeed. */
async function work(beside: string, others: Promise<unknown> = Promise.resolve()): Promise<void> {
  let isOver = false
  const over = others.finally(() => {
    isOver = true
  })
  const took: number[] = []
  while (!isOver || took.length < MIN_CALLS) {
    const began = performance.now()
    const answer = await post(server.address, 'vendor/GetFD7Lists', {}, { token: tokens[0] })
    expect({ beside, status: answer.status }).toEqual({ beside, status: 200 })
    await answer.arrayBuffer()
    took.push(performance.now() - began)
  }
  await over
  if (ALL) console.log(`${beside}: ${figures(took)}`)
}

function figures(took: readonly number[]): string {
  const sorted = [...took].sort((a, b) => a - b)
  const at = (part: number) => `${sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(0)} ms`
  return `${took.length} calls, median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}, memory ${memory()}`
}

function memory(): string {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`
}
