import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calls as noticeCalls } from '../../notices/contract.ts'
import { noticesOf } from '../../notices/reads/notices.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { stuckFor } from '../../stuck/reads/stuck.ts'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { ago, arriving } from '../../tests/bridge.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { rowsOf } from '../../tests/rows.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'
import { MAX_SENT } from '../rules/refused.ts'

await openTestDatabase()
const server = await openTestServer()
const { body } = await server.post('scale/CreateToken', { Name: 'เครื่องชั่ง 1' }, 1)
const scale = { authorization: `Bearer ${body.result.Token}`, 'accept-language': 'en' }

const HOUR = 3600_000
const TRUCK = arriving('10001')
const OUT = { WeightOut: 6010, WeightTimeOut: ago(HOUR) }

const send = async (...tickets: unknown[]) =>
  (await server.post('scale/ImportTickets', { tickets }, undefined, scale)).body.result
const list = async (filters: object = {}, role: Role = 50) =>
  (await server.post('scale/GetRefusedTickets', filters, role, { 'accept-language': 'en' })).body
    .result
const one = async (id: string) => {
  const { data } = await list({ filterSearch: id })
  expect(data).toHaveLength(1)
  return data[0]
}
const perform = (call: string, body: object, role: Role = 50) =>
  server.post(`scale/${call}`, body, role, { 'accept-language': 'en' })

test('what is refused is kept as it was sent, and counts up when it is sent again', async () => {
  const bad = { ...TRUCK, WeightScaleIDIn: 'KEEP-1', CarRegister: '' }
  await send(bad)
  await send({ ...bad }, { ...bad }, { ...bad, CarRegister: ' ' })
  const { data, count_by_state } = await list({ filterSearch: 'KEEP-1' })
  expect(data).toHaveLength(2)
  expect(count_by_state).toEqual({ open: 2, taken: 0, aside: 0 })
  const twice = data.find(({ SeenCount }: { SeenCount: number }) => SeenCount === 3)
  expect(twice).toMatchObject({
    WeightScaleIDIn: 'KEEP-1',
    SSWeightID: null,
    Code: 'scale.missing',
    Field: 'CarRegister',
    Reason: 'Vehicle reg. is missing. Please fill it in.',
    Sent: bad,
    IsCut: false,
    ScaleName: 'เครื่องชั่ง 1',
    State: 'open',
  })
})

test('a later reading that is taken in settles it; one without the way out settles no way out', async () => {
  const id = { WeightScaleIDIn: 'SETTLE-1' }
  await send({ ...TRUCK, ...id, WeightIn: 15_230.001 })
  expect(await one('SETTLE-1')).toMatchObject({ State: 'open' })
  await send({ ...TRUCK, ...id })
  expect(await one('SETTLE-1')).toMatchObject({ State: 'taken', SettledBy: null })
  const wayOut = { ...TRUCK, ...id, ...OUT, WeightOut: 15_230 }
  await send(wayOut, { ...TRUCK, ...id })
  const open = () => list({ filterSearch: 'SETTLE-1', filterState: 'open' })
  expect((await open()).data).toMatchObject([{ Code: 'scale.net', Field: 'WeightOut' }])
  await send({ ...TRUCK, ...id })
  expect((await open()).data).toHaveLength(1)
  await send(wayOut, { ...TRUCK, ...id, ...OUT })
  expect((await open()).data).toEqual([])
  await send(wayOut)
  expect((await open()).data).toEqual([])
})

test('one that is put right within the same request is kept as settled', async () => {
  const id = { WeightScaleIDIn: 'SAME-1' }
  await send({ ...TRUCK, ...id, CarRegister: '' }, { ...TRUCK, ...id })
  expect(await one('SAME-1')).toMatchObject({ State: 'taken' })
})

test('an officer fixes one; it goes through the intake, and the audit trail says who did', async () => {
  await send({ ...TRUCK, WeightScaleIDIn: 'MEND-1', CarRegister: '', Moisture: 3 })
  const { ID } = await one('MEND-1')
  const Ticket = { ...TRUCK, WeightScaleIDIn: 'MEND-1', CarRegister: '80-9999' }
  const stillWrong = await perform('TakeInRefusedTicket', {
    ID,
    Ticket: { ...Ticket, WeightIn: 1.001 },
  })
  expect(stillWrong).toMatchObject({
    status: 400,
    body: {
      code: 'refused.stillWrong',
      message: expect.stringContaining('Weight in takes up to 2 decimals.'),
      fields: { WeightIn: expect.stringContaining('Weight in takes up to 2 decimals.') },
    },
  })
  const typed = await perform('TakeInRefusedTicket', {
    ID,
    Ticket: { ...Ticket, WeightTimeIn: '24112569 0930' },
  })
  expect(typed.body.fields.WeightTimeIn).toContain('Please type it like 24/11/2026 08:15.')
  const other = { ...Ticket, WeightScaleIDIn: 'MEND-2' }
  expect(await perform('TakeInRefusedTicket', { ID, Ticket: other })).toMatchObject({
    body: { code: 'refused.otherTicket', fields: { WeightScaleIDIn: expect.any(String) } },
  })
  const taken = await perform('TakeInRefusedTicket', { ID, Ticket })
  expect(taken.body.result).toMatchObject({ Outcome: 'created' })
  const { SSWeightID } = taken.body.result
  const officer = server.officers[50].id
  expect(await auditEntriesOf('ticket', SSWeightID)).toMatchObject([
    { action: 'ticket.create', officer_id: officer },
  ])
  expect(await auditEntriesOf('refusedTicket', ID)).toMatchObject([
    {
      action: 'refusedTicket.takeIn',
      officer_id: officer,
      before: expect.objectContaining({ CarRegister: '' }),
      after: expect.objectContaining({ CarRegister: '80-9999' }),
    },
  ])
  expect(await one('MEND-1')).toMatchObject({
    SSWeightID,
    State: 'taken',
    SettledBy: expect.any(String),
  })
  expect(await perform('TakeInRefusedTicket', { ID, Ticket })).toMatchObject({
    status: 409,
    body: { code: 'refused.settled' },
  })
  const [reading] = await rowsOf('scale_readings', { ticket_id: SSWeightID })
  expect(reading).toMatchObject({ mended_by: officer, registration: '80-9999' })
})

test('of two who fix one at once one does, and the other is told', async () => {
  await send({ ...TRUCK, WeightScaleIDIn: 'TWO-1', CarRegister: '' })
  const { ID } = await one('TWO-1')
  const Ticket = { ...TRUCK, WeightScaleIDIn: 'TWO-1' }
  const answers = await Promise.all([
    perform('TakeInRefusedTicket', { ID, Ticket }, 1),
    perform('TakeInRefusedTicket', { ID, Ticket }, 50),
    send({ ...TRUCK, WeightScaleIDIn: 'TWO-2', CarRegister: '' }),
  ])
  expect([answers[0].status, answers[1].status].sort()).toEqual([200, 409])
})

test('one is set aside with a reason, stays so when it is sent again, and is taken back', async () => {
  const bad = { ...TRUCK, WeightScaleIDIn: 'ASIDE-1', CarRegister: '' }
  await send(bad)
  const { ID } = await one('ASIDE-1')
  expect(await perform('ReopenRefusedTicket', { ID })).toMatchObject({
    status: 409,
    body: { code: 'refused.notAside' },
  })
  expect((await perform('SetRefusedTicketAside', { ID, Reason: 'Trial weighing' })).status).toBe(
    200,
  )
  await send(bad)
  expect(await one('ASIDE-1')).toMatchObject({
    State: 'aside',
    SetAsideReason: 'trialWeighing',
    SeenCount: 2,
  })
  expect(await perform('SetRefusedTicketAside', { ID, Reason: 'x' })).toMatchObject({ status: 409 })
  expect((await perform('ReopenRefusedTicket', { ID })).status).toBe(200)
  expect(await one('ASIDE-1')).toMatchObject({ State: 'open', SetAsideReason: null })
  expect((await auditEntriesOf('refusedTicket', ID)).map(({ action }) => action)).toEqual([
    'refusedTicket.setAside',
    'refusedTicket.reopen',
  ])
  expect(await perform('ReopenRefusedTicket', { ID: 999_999 })).toMatchObject({
    status: 400,
    body: { code: 'refused.notFound' },
  })
})

test('what no database can keep as it is, and what is very long, is kept as far as it can be', async () => {
  const remark = 'ก'.repeat(5000)
  await send('a\0b\ud800', [1], null, { WeightScaleIDIn: 'LONG-1', Remark1: remark, n: '\\u0000' })
  const long = await one('LONG-1')
  expect(long).toMatchObject({ IsCut: true, Sent: { Remark1: remark.slice(0, 100) } })
  expect(JSON.stringify(long.Sent).length).toBeLessThan(MAX_SENT)
  const { data } = await list({ filterState: 'open' })
  const sent = data.map(({ Sent }: { Sent: unknown }) => Sent)
  expect(sent).toEqual(expect.arrayContaining(['a\ufffdb\ufffd', [1], null]))
})

test('the list is filtered by day and search', async () => {
  await send({ ...TRUCK, WeightScaleIDIn: 'FIND-1', CarRegister: 'กข 77-8899', WeightIn: 0 })
  await sql`update refused_tickets set last_seen_at = '2026-01-05T10:00:00+07:00'
    where scale_id_in = 'FIND-1'`.execute(db())
  for (const filters of [{ filterSearch: '778899' }, { filterDate: '2026-01-05' }]) {
    expect((await list(filters)).data).toMatchObject([{ WeightScaleIDIn: 'FIND-1' }])
  }
  expect((await list({ filterDate: '2026-01-06' })).data).toEqual([])
})

test('managers hear of it by the bell until none waits, and find it among stuck work', async () => {
  await sql`delete from notices`.execute(db())
  await sql`delete from refused_tickets`.execute(db())
  await send(
    { ...TRUCK, WeightScaleIDIn: 'BELL-1', CarRegister: '' },
    { ...TRUCK, WeightScaleIDIn: 'BELL-2', WeightIn: 0 },
  )
  const bell = async (role: Role) => {
    const asked = noticeCalls.getNotices.input.parse({})
    return (await noticesOf(asked, contextOf(server.officers[role]))).data
  }
  expect(await bell(50)).toMatchObject([
    { Kind: 'ticketRefused', Count: 2, Unread: true, Settled: false },
  ])
  expect(await bell(51)).toEqual([])
  const counts = await server.post('stuck/getCounts', {}, 50)
  expect(counts.body.result.Refused).toBe(2)
  expect((await server.post('stuck/getCounts', {}, 51)).body.result.Refused).toBeNull()
  const later = new Date(Date.now() + HOUR)
  const stuck = (await stuckFor(contextOf(server.officers[50], later))).data
  expect(stuck.filter(({ Kind }) => Kind === 'ticketRefused')).toMatchObject([
    { VendorCode: '10001', WayOut: 'fix', Details: { en: expect.any(String) } },
    { VendorCode: '10001', WayOut: 'fix' },
  ])
  const { data } = await list({ filterState: 'open' })
  for (const { ID } of data) await perform('SetRefusedTicketAside', { ID, Reason: 'ชั่งทดสอบ' })
  expect(await bell(50)).toMatchObject([{ Settled: true, Unread: false }])
})
