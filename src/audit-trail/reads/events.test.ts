import { expect, test } from 'vitest'
import { auditAll, type Entry } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow } from '../../tests/orders.ts'
import { bare, textOf } from '../../tests/pdf.ts'
import { sealTrail } from '../../tests/seal-trail.ts'
import { openTestServer } from '../../tests/server.ts'

const mill = await openTestMill()
const server = await openTestServer()
const officer = server.officers[51]

const at = (clock: string, requestId: string, by = officer): CallContext => ({
  now: new Date(`2026-11-20T${clock}+07:00`),
  requestId,
  language: 'th',
  address: '10.20.4.31',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36',
  officer: by,
})

const order = await orderAfter(mill, ['submit'])
const ofOrder = (n: number): Entry => ({
  action: 'po.approve',
  entity: 'order',
  id: n === 0 ? order : crypto.randomUUID(),
  before: { State: 'S' },
  after: { State: 'A' },
})
await auditAll(at('08:00:01', 'batch'), [0, 1, 2].map(ofOrder))
const customer = { entity: 'customer', id: mill.vendor.customerId }
const finance = { action: 'customer.finance', ...customer }
await auditAll(at('08:00:02', 'money'), [
  {
    ...finance,
    before: { bank_account: null },
    after: { bank_account: '2111873052', bank_name: 'BAY' },
  },
  { ...finance, id: 0, before: { tax_percent: '3.00' }, after: { tax_percent: '0.75' } },
])
const ticket = { entity: 'ticket', id: 1, before: { net_price: '5.95' } }
await auditAll(at('08:00:03', 'hand'), [
  { action: 'ticket.value', ...ticket, after: { net_price: '6.40', override_reason: 'ตกลงไว้' } },
])
await auditAll(at('08:00:04', 'usual'), [
  { action: 'ticket.value', ...ticket, after: { net_price: '6.40' } },
])
await auditAll(at('08:00:05', 'gone', server.officers[0]), [
  {
    action: 'po.delete',
    entity: 'order',
    id: order,
    reason: 'wrongVendor',
    after: { State: 'A' },
  },
])

const DAY = { dateFrom: '2026-11-20', dateTo: '2026-11-20' }
async function events(filters: object = {}) {
  const { body } = await server.post('audit/GetEvents', { ...DAY, ...filters }, 1)
  return body.result
}
const actions = async (filters: object) =>
  (await events(filters)).data.map(({ Action }: { Action: string }) => Action)

test('an event is one row, the newest first, with how many records it touched', async () => {
  const { data, total_record } = await events()
  expect(total_record).toBe(5)
  expect(data.map(({ Action }: { Action: string }) => Action)).toEqual([
    'po.delete',
    'ticket.value',
    'ticket.value',
    'customer.finance',
    'po.approve',
  ])
  expect(data[4]).toMatchObject({
    Entries: 3,
    Records: 3,
    EntityID: order,
    OfficerName: officer.firstName,
  })
  expect(data[4]).toMatchObject({ Address: '10.20.4.31', Browser: 'Chrome', System: 'Windows' })
  expect(data[4].RecordName).toBe((await orderNow(order)).PONumber)
})

test('opening a batch lists all that it did', async () => {
  const { data } = await events({ filterAction: 'po.approve' })
  const { body } = await server.post('audit/GetEntriesOfEvent', { ID: data[0].ID }, 0)
  expect(body.result).toHaveLength(3)
  expect(body.result[0]).toMatchObject({ Before: { State: 'S' }, After: { State: 'A' } })
})

test('it is narrowed to a person, a record, an action, a day and what an owner looks at first', async () => {
  expect(await actions({ filterOfficer: server.officers[0].id })).toEqual(['po.delete'])
  expect(await actions({ filterEntity: 'order', filterEntityID: order })).toEqual([
    'po.delete',
    'po.approve',
  ])
  expect(await actions({ filterAction: 'customer.finance' })).toEqual(['customer.finance'])
  expect(await actions({ dateTo: '2026-11-19', dateFrom: '' })).toEqual([])
  expect(await actions({ filterConcern: 'price' })).toEqual(['ticket.value'])
  expect(await actions({ filterConcern: 'deleted' })).toEqual(['po.delete'])
  expect(await actions({ filterConcern: 'money' })).toEqual(['customer.finance'])
  const { PONumber } = await orderNow(order)
  expect(await actions({ filterSearch: PONumber.slice(-5) })).toEqual(['po.delete', 'po.approve'])
  expect(await actions({ filterSearch: mill.vendor.avl })).toEqual(['customer.finance'])
  expect(await actions({ filterSearch: 'ไม่มีอะไรชื่อนี้' })).toEqual([])
})

test('what an owner looks at first is counted under the other filters, a batch once as in the list', async () => {
  expect((await events()).count_by_concern).toEqual({ deleted: 1, money: 1, price: 1 })
  const { count_by_concern } = await events({ filterOfficer: server.officers[0].id })
  expect(count_by_concern).toEqual({ deleted: 1 })
})

test('a record is told as it was last', async () => {
  const input = { Entity: 'customer', EntityID: String(mill.vendor.customerId) }
  const { body } = await server.post('audit/GetRecord', input, 0)
  expect(body.result.Values).toMatchObject({ bank_account: '2111873052', bank_name: 'BAY' })
})

test('the export has the rows of the list, and others than administrators get none', async () => {
  const { body } = await server.post('audit/ExportEvents', DAY, 0)
  expect(body.result).toHaveLength(5)
  for (const role of [50, 51, 52, 81, 91] as const) {
    expect((await server.post('audit/GetEvents', DAY, role)).status).toBe(403)
  }
})

test('the month counts and lists what the owner should know, as a PDF', async () => {
  const { status, body } = await server.post('export/AuditMonth', { Month: '2026-11' }, 1)
  expect(status).toBe(200)
  const text = bare(textOf(body))
  for (const part of ['211-1-87305-2', 'เลือกผู้ขายผิด', 'ตกลงไว้']) expect(text).toContain(bare(part))
})

test('up to when the trail is sealed is told, and nothing before anything is', async () => {
  const seal = async () => (await server.post('audit/GetSeal', {}, 0)).body.result
  expect(await seal()).toEqual({ SealedThrough: null, CheckedAt: null, Faults: [] })
  await sealTrail(new Date())
  const last = await db()
    .selectFrom('audit_entries')
    .select('happened_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(new Date((await seal()).SealedThrough)).toEqual(last.happened_at)
})
