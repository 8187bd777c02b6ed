import { beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { addDays } from '../../platform/thai-date.ts'
import { recordHandling } from '../../tests/audit-entries.ts'
import { openTestMill, weighTicket } from '../../tests/fixture.ts'
import { openTestServer, send, signInAs } from '../../tests/server.ts'

let day = '2026-08-01'

const mill = await openTestMill()
const server = await openTestServer()
// Each test has a closed day of its own.
beforeEach(async () => {
  day = addDays(day, 2)
  expect((await close()).status).toBe(200)
})

const Reason = 'ใบชั่งมาช้า'
const ask = (role: 0 | 1 | 50 = 50) => server.post('days/AskReopening', { Day: day, Reason }, role)
const confirm = (role: 0 | 1 | 50 = 1) => server.post('days/ConfirmReopening', { Day: day }, role)
const dismiss = () => server.post('days/DismissReopening', { Day: day }, 0)

async function close() {
  const { Hash } = (await server.post('days/GetDay', { Day: day }, 50)).body.result
  return server.post('days/Close', { Day: day, Hash }, 50)
}

async function gradeOne() {
  const timeOut = new Date(`${day}T09:00+07:00`)
  const timeIn = new Date(timeOut.getTime() - 3600_000)
  return weighTicket({ customerId: mill.vendor.customerId, timeIn, timeOut })
}

test('two reopen a day: one asks with a reason, another confirms; then it may be closed again', async () => {
  await expect(gradeOne()).rejects.toThrow('day.closed')
  const asked = (await ask()).body.result
  expect(asked).toMatchObject({ IsClosed: true, Closings: [{ ReopeningReason: Reason }] })
  await expect(gradeOne()).rejects.toThrow('day.closed')
  expect(await confirm(50)).toMatchObject({ body: { code: 'day.ownReopening' } })
  expect((await confirm(1)).body.result).toMatchObject({
    IsClosed: false,
    Closings: [{ ReopeningAskedBy: 'เจ้าหน้าที่ 50 ทดสอบ', ReopenedBy: 'เจ้าหน้าที่ 1 ทดสอบ' }],
  })
  await gradeOne()
  expect((await close()).body.result.Closings).toHaveLength(2)
  expect(await audited()).toEqual(['day.close', 'day.askReopening', 'day.reopen', 'day.close'])
})

test('a request is made once, may be dismissed, and without one nothing is confirmed', async () => {
  expect(await confirm()).toMatchObject({ body: { code: 'day.noReopening' } })
  const both = await Promise.all([ask(50), ask(0)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await ask(1)).toMatchObject({ body: { code: 'day.reopeningAsked' } })
  expect((await dismiss()).body.result).toMatchObject({ IsClosed: true })
  expect(await confirm()).toMatchObject({ body: { code: 'day.noReopening' } })
})

test('a request rings for the others who may confirm it, until it is decided', async () => {
  const open = () =>
    db()
      .selectFrom('notices')
      .select(['kind', 'subject', 'caused_by'])
      .where('subject', '=', day)
      .where('settled_at', 'is', null)
      .execute()
  await ask()
  expect(await open()).toEqual([
    { kind: 'reopeningAsked', subject: day, caused_by: server.officers[50].id },
  ])
  await dismiss()
  expect(await open()).toEqual([])
})

test('of a dismissal and a confirmation at once one is done', async () => {
  await ask()
  const [confirmed, dismissed] = await Promise.all([confirm(), dismiss()])
  expect([confirmed.status, dismissed.status].sort()).toEqual([200, 400])
})

test('a day that is not closed is not reopened', async () => {
  day = addDays(day, 1)
  for (const refused of [await ask(), await confirm(), await dismiss()]) {
    expect(refused).toMatchObject({ status: 400, body: { code: 'day.notClosed' } })
  }
})

async function audited() {
  const entries = db().selectFrom('audit_entries').select('action').where('entity', '=', 'day')
  const rows = await entries.where('entity_id', '=', day).orderBy('id').execute()
  return rows.map(({ action }) => action)
}

test('a puppet of whoever asked, or of whoever closed the day, opens nothing', async () => {
  await ask(50)
  const puppet = await signInAs(1)
  await recordHandling('officer.resetFactor', puppet.id, server.officers[50].id)
  const confirmAs = () =>
    send(
      server.app,
      'days/ConfirmReopening',
      { Day: day },
      { authorization: `Bearer ${puppet.token}` },
    )
  expect((await confirmAs()).body).toMatchObject({ code: 'second.dependent' })
  expect((await confirm(1)).status).toBe(200)
})
