import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noticesOf } from '../../notices/reads/notices.ts'
import { db, transaction } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { runDue } from '../../platform/timed-jobs.ts'
import { stuckFor } from '../../stuck/reads/stuck.ts'
import { arriving } from '../../tests/bridge.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { rowOf, rowsOf } from '../../tests/rows.ts'
import { contextOf, openTestServer, signInEveryRole } from '../../tests/server.ts'
import { scaleHeartbeats, silentScales } from '../reads/silences.ts'
import { findScaleToken, tokenRows } from '../reads.ts'
import { importTickets } from './import-tickets.ts'
import { noticeSilences } from './silences.ts'
import { createToken, revokeToken } from './tokens.ts'

await openTestDatabase()
const server = await openTestServer()
const officers = await signInEveryRole()

const MINUTE = 60_000
/** A working day; every test has its own scale. */
const NOON = new Date('2026-11-19T12:00:00+07:00')
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
let name = ''
let token: { id: string; name: string }
let count = 0

beforeEach(async () => {
  count += 1
  name = `เครื่องชั่ง ${count}`
  const { Token } = await createToken({ Name: name }, contextOf(officers[1], NOON))
  token = (await findScaleToken(Token, NOON))!
  await giveHistory()
})
afterEach(() => revokeToken({ UUID: token.id }, contextOf(officers[1], NOON)).catch(() => {}))

/** Two weeks in which it sent from 6 until 19 o'clock. */
async function giveHistory() {
  const days = Array.from({ length: 14 }, (_, ago) => addDays(businessDay(NOON), -1 - ago))
  const rows = days.map((day) => ({
    scale_token_id: token.id,
    day,
    hours: 0xfffc0,
    last_at: new Date(`${day}T19:30:00+07:00`),
  }))
  await db().insertInto('scale_days').values(rows).execute()
}

/** Sends trucks at `now`; their own clock may say otherwise. */
async function send(now: Date, { fields = {}, plates = ['A'], clock = now } = {}) {
  const { officer: _nobody, ...ctx } = { ...contextOf(officers[1], now), scaleToken: token }
  const WeightTimeIn = clock.toISOString()
  const trucks = plates.map((plate) =>
    arriving('10001', { WeightScaleIDIn: `${name} ${plate}`, WeightTimeIn, ...fields }),
  )
  return importTickets(trucks, ctx)
}

const dayOf = async (now = NOON) =>
  (await rowsOf('scale_days', { scale_token_id: token.id, day: businessDay(now) }))[0]
const silences = () => rowsOf('scale_silences', { scale_token_id: token.id })
const notices = async (role: Role, now: Date) =>
  (await noticesOf({ Tab: 'all', page: 0 }, contextOf(officers[role], now))).data.filter(
    ({ Kind, Subject }) => Kind === 'scaleSilent' && Subject === token.id,
  )
const stuck = async (role: Role, now: Date) =>
  (await stuckFor(contextOf(officers[role], now))).data.filter(({ Subject }) => Subject === name)
const shownAs = async (role: Role) =>
  (await server.post('scale/GetSilentScales', {}, role)).body.result

test('the intake counts what a scale sends by the clock of the server, and its longest pause', async () => {
  await send(NOON, { plates: ['A', 'B'] })
  await send(after(25), { plates: ['B', 'C'], clock: after(-60) })
  await send(after(26), { fields: { CarRegister: '' } })
  await send(after(60), { plates: ['A'] })
  expect(await dayOf()).toMatchObject({
    created_count: 3,
    refused_count: 1,
    hours: (1 << 12) | (1 << 13),
    longest_gap: 34,
    last_at: after(60),
  })
  await send(after(60 + 180))
  expect(await dayOf()).toMatchObject({ longest_gap: 34, last_at: after(240) })
  expect(await dayOf(after(24 * 60))).toBeUndefined()
})

test('a pause over midnight belongs to the day on which it ended', async () => {
  await send(new Date('2026-11-19T23:50:00+07:00'))
  const next = new Date('2026-11-20T00:20:00+07:00')
  await send(next)
  expect(await dayOf()).toMatchObject({ hours: 1 << 23, longest_gap: 0 })
  expect(await dayOf(next)).toMatchObject({ hours: 1, longest_gap: 30, created_count: 0 })
})

test('what fails to be taken in counts nothing, and an empty request is no sending', async () => {
  await send(NOON, { plates: [] })
  expect(await dayOf()).toBeUndefined()
  const failing = transaction(async () => {
    await send(NOON)
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await dayOf()).toBeUndefined()
})

test('a silence is kept and told once, however many servers look, and ends with the next sending', async () => {
  await send(NOON)
  await noticeSilences(after(30))
  expect(await silences()).toEqual([])
  await Promise.all([noticeSilences(after(31)), noticeSilences(after(31))])
  await noticeSilences(after(90))
  expect(await silences()).toMatchObject([
    { silent_since: NOON, usual_minutes: 30, noticed_at: after(31), ended_at: null },
  ])
  for (const role of [0, 1, 50] as const) {
    expect(await notices(role, after(90))).toMatchObject([
      { Count: 1, Settled: false, Details: { scale: name, since: NOON.toISOString() } },
    ])
  }
  await send(after(95), { fields: { CarRegister: '' } })
  expect(await silences()).toMatchObject([{ ended_at: after(95) }])
  expect(await notices(50, after(96))).toMatchObject([{ Settled: true }])
  await noticeSilences(after(96))
  expect(await shownAs(50)).toEqual([])
  await noticeSilences(after(126))
  expect(await silences()).toHaveLength(2)
})

test('the job looks once a minute on whichever server, also after a restart', async () => {
  await send(NOON)
  const job = { name: 'silent scales', periodMs: MINUTE, work: noticeSilences }
  const ran = await Promise.all([runDue(job, after(40)), runDue(job, after(40))])
  expect(ran.sort()).toEqual([false, true])
  await runDue(job, after(41))
  expect(await silences()).toHaveLength(1)
  expect(await notices(1, after(42))).toMatchObject([{ Count: 1 }])
})

test('it is shown to 0, 1 and 50, in stuck work too, and to nobody else', async () => {
  await send(NOON)
  await noticeSilences(after(45))
  for (const role of [0, 1, 50] as const) {
    expect(await shownAs(role)).toMatchObject([{ UUID: token.id, Name: name }])
    expect(await stuck(role, after(45))).toMatchObject([
      { Kind: 'scaleSilent', Since: NOON, WayOut: 'seeScales', Mine: role !== 0 },
    ])
  }
  for (const role of [51, 52] as const) {
    expect(await stuck(role, after(45))).toEqual([])
    expect(await notices(role, after(45))).toEqual([])
    expect((await server.post('scale/GetSilentScales', {}, role)).status).toBe(403)
  }
})

test('a revoked token is never silent', async () => {
  const ctx = contextOf(officers[1], after(50))
  await send(NOON)
  await noticeSilences(after(45))
  await revokeToken({ UUID: token.id }, ctx)
  expect(await shownAs(0)).toEqual([])
  expect(await stuck(1, after(50))).toEqual([])
  expect(await notices(1, after(51))).toMatchObject([{ Settled: true }])
  await noticeSilences(after(60))
  expect((await silences()).filter(({ ended_at }) => ended_at === null)).toEqual([])
})

test('a ticket that an officer fixed in the place of a silent scale does not end its silence', async () => {
  await send(NOON, { fields: { CarRegister: '' } })
  await noticeSilences(after(45))
  const { id } = await rowOf('open_refused_tickets', { scale_token_id: token.id })
  const WeightTimeIn = NOON.toISOString()
  const Ticket = arriving('10001', { WeightScaleIDIn: `${name} A`, WeightTimeIn })
  const { status } = await server.post('scale/TakeInRefusedTicket', { ID: id, Ticket }, 50)
  expect(status).toBe(200)
  expect(await shownAs(50)).toHaveLength(1)
  expect(await dayOf()).toMatchObject({ created_count: 0, refused_count: 1 })
})

test('the tokens say what was sent today', async () => {
  const now = new Date()
  await send(now, { plates: ['A', 'B'] })
  const out = { WeightOut: 7210, WeightTimeOut: now.toISOString(), SequenceWeightOut: `${name} 1` }
  await send(now, { fields: out })
  await send(now, { fields: { WeightIn: -1 } })
  const { body } = await server.post('scale/GetTokens', {}, 1)
  const mine = body.result.find(({ UUID }: { UUID: string }) => UUID === token.id)
  expect(mine).toMatchObject({ TicketsToday: 2, UpdatedToday: 1, RefusedToday: 1 })
  expect(mine.SilentSince).toBeNull()
})

test('no ticket is read to know what a scale sent, or whether it is silent', async () => {
  await send(NOON)
  await transaction(async () => {
    const before = await ticketScans()
    await tokenRows({ now: NOON })
    await scaleHeartbeats(NOON)
    await silentScales()
    expect(await ticketScans()).toBe(before)
    await db().selectFrom('scale_readings').select('id').limit(1).execute()
    expect(await ticketScans()).toBe(before + 1)
  })
})

/** How often the transaction scanned the tickets and what scales sent of them, by whatever index. */
async function ticketScans(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(seq_scan + coalesce(idx_scan, 0))::int as n from pg_stat_xact_user_tables
    where relname in ('weigh_tickets', 'scale_readings', 'refused_tickets')`.execute(db())
  return rows[0]!.n
}
