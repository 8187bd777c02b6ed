import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import {
  type ChangeEvent,
  startListening,
  stopListening,
  subscribe,
} from '../../platform/live/change-events.ts'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { countStatements } from '../../tests/count-statements.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { insertRow, rowOf, rowsOf, updateRows } from '../../tests/rows.ts'
import { signInAs } from '../../tests/server.ts'
import { findScaleToken } from '../reads.ts'
import { FIELDS } from '../rules.ts'
import { importTickets } from './import-tickets.ts'
import { createToken, revokeToken } from './tokens.ts'

const now = new Date('2026-11-20T14:00:00+07:00')
const plain = { now, requestId: 'test', language: 'en' as const, address: '' }

await startListening(await openTestDatabase())
afterAll(stopListening)

const { Token } = await createToken({ Name: 'เครื่องชั่ง 1' }, plain)
const scaleToken = await findScaleToken(Token, now)
if (!scaleToken) throw new Error('The token just made is not found')
const ctx = { ...plain, scaleToken }
const officer = await signInAs(52)

const TRUCK = {
  CarRegister: '80-1234 สุราษฎร์ธานี',
  CustomerDataID: '10001',
  CustomerName: 'สวนลุงเฉลิม',
  ProductDataID: 'FFB-ESTATE',
  ProductTypeName: 'ปาล์มทะลาย สวนปาล์ม',
  WeightIn: 15_230,
  WeightTimeIn: '2026-11-20T10:00:00+07:00',
}
const OUT = {
  WeightOut: 6_010,
  WeightTimeOut: '2026-11-20T10:40:00+07:00',
}

/** Sends trucks, each that leaves with a slip of its own. */
async function send(...tickets: Record<string, unknown>[]) {
  return importTickets(
    tickets.map((ticket) => ({
      ...TRUCK,
      ...('WeightOut' in ticket && { SequenceWeightOut: `691120-${ticket.WeightScaleIDIn}` }),
      ...ticket,
    })),
    ctx,
  )
}
async function outcomes(...tickets: Record<string, unknown>[]) {
  return (await send(...tickets)).map(({ Outcome }) => Outcome)
}
const ticket = (scaleId: string) => rowOf('weigh_tickets', { scale_id_in: scaleId })

async function grade(scaleId: string): Promise<void> {
  const { id: ticket_id } = await ticket(scaleId)
  const grading = { ticket_id, grade_percent: 18, is_return: false, graded_at: now }
  await insertRow('gradings', { ...grading, graded_by: officer.id })
}
const inOrder = <Row extends { id: number }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.id - other.id)
const readings = async (scaleId: string) =>
  inOrder(await rowsOf('scale_readings', { ticket_id: (await ticket(scaleId)).id }))
const audits = async (scaleId: string) =>
  (await auditEntriesOf('ticket', (await ticket(scaleId)).id)).map(({ action }) => action)

test('A truck comes in and goes out; sent again, nothing changes', async () => {
  const [made] = await send({ WeightScaleIDIn: 'A1' })
  expect(made).toMatchObject({ Outcome: 'created', Reason: null })
  expect(await ticket('A1')).toMatchObject({
    id: made?.SSWeightID,
    net_weight_kg: null,
    day_out: null,
  })
  expect(await outcomes({ WeightScaleIDIn: 'A1', ...OUT })).toEqual(['updated'])
  expect(await ticket('A1')).toMatchObject({
    net_weight_kg: '9220.00',
    day_out: '2026-11-20',
    version: 2,
  })
  expect(await outcomes({ WeightScaleIDIn: 'A1', ...OUT }, { WeightScaleIDIn: 'A1' })).toEqual([
    'unchanged',
    'unchanged',
  ])
  expect(await readings('A1')).toHaveLength(2)
  expect(await audits('A1')).toEqual(['ticket.create', 'ticket.update'])
})

test('Customers and trucks that are named are made once, at level 1 and 3 %', async () => {
  await send(
    { WeightScaleIDIn: 'B1', CustomerDataID: '20002' },
    { WeightScaleIDIn: 'B2', CustomerDataID: '20002', CustomerName: 'อีกชื่อ' },
  )
  expect(await customer('20002')).toMatchObject({
    ...{ name: 'สวนลุงเฉลิม', level_id: 1, tax_percent: '3.00', bank_account: null },
  })
  const trucks = await rowsOf('vehicles', { registration: TRUCK.CarRegister })
  expect(trucks).toMatchObject([{ tare_kg: null }])
})

test('A customer keeps its name, whatever name a truck is sent with', async () => {
  const truck = (scaleId: string, CustomerName: string, more: object = {}) => ({
    WeightScaleIDIn: scaleId,
    CustomerDataID: '21001',
    CustomerName,
    ...more,
  })
  await send(truck('S1', 'สวนเดิม'))
  const [made] = await send(truck('S2', 'สวนใหม่'))
  await send(truck('S3', 'สวนที่ถูกตีกลับ', { WeightIn: 0 }), truck('S2', 'สวนล่าสุด'))
  expect([made?.Outcome, (await customer('21001')).name]).toEqual(['created', 'สวนเดิม'])
  expect((await ticket('S2')).customer_name).toBe('สวนเดิม')
  const { id } = await customer('21001')
  const entries = await auditEntriesOf('customer', id)
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['customer.create', expect.objectContaining({ name: 'สวนเดิม' })],
    ['customer.proposeName', { customer_name: 'สวนใหม่' }],
    ['customer.proposeName', { customer_name: 'สวนล่าสุด' }],
  ])
})

const customer = (code: string) => rowOf('customers', { code })

test('Many readings of one truck in one request are taken in their order', async () => {
  const sent = [
    { WeightScaleIDIn: 'C1' },
    { WeightScaleIDIn: 'C1', ...OUT },
    { WeightScaleIDIn: 'C1', ...OUT, WeightOut: 6_020 },
    { WeightScaleIDIn: 'C1', ...OUT, WeightOut: 6_020 },
  ]
  expect(await outcomes(...sent)).toEqual(['created', 'updated', 'updated', 'unchanged'])
  expect((await ticket('C1')).weight_out_kg).toBe('6020.00')
  expect((await readings('C1')).map(({ weight_out_kg }) => weight_out_kg)).toEqual([
    null,
    '6010.00',
    '6020.00',
  ])
})

test.each([
  [
    'net',
    { WeightOut: 15_230, WeightTimeOut: OUT.WeightTimeOut },
    'Net weight must be above 0 (in 15,230, out 15,230 kg)',
  ],
  ['the future', { WeightTimeIn: '2026-11-20T14:05:01+07:00' }, 'more than 5 minutes ahead'],
])('A ticket that contradicts itself is refused by itself: %s', async (name, wrong, reason) => {
  const scaleId = `D-${name}`
  const [refused, taken] = await send(
    { WeightScaleIDIn: scaleId, ...wrong },
    { WeightScaleIDIn: `${scaleId}-good` },
  )
  expect(refused).toMatchObject({
    Outcome: 'refused',
    SSWeightID: null,
    Reason: expect.stringContaining(reason),
  })
  expect(taken?.Outcome).toBe('created')
})

test('A ticket without an id that can be read stands in its place among the answers', async () => {
  const answers = await send(
    { WeightScaleIDIn: 'Q1' },
    { WeightScaleIDIn: 12 },
    { WeightScaleIDIn: 'x'.repeat(51) },
    { WeightScaleIDIn: 'Q2' },
  )
  expect(answers.map(({ WeightScaleIDIn, Code }) => [WeightScaleIDIn, Code])).toEqual([
    ['Q1', undefined],
    [null, 'scale.text'],
    [null, 'scale.tooLong'],
    ['Q2', undefined],
  ])
})

test('A known ticket is named where a reading of it is malformed', async () => {
  const [made] = await send({ WeightScaleIDIn: 'R1' })
  const [refused] = await send({ WeightScaleIDIn: 'R1', ...OUT, WeightOut: 6_010.001 })
  expect(refused).toEqual({
    WeightScaleIDIn: 'R1',
    SSWeightID: made?.SSWeightID,
    Outcome: 'refused',
    Code: 'scale.decimals',
    Field: 'WeightOut',
    Reason: expect.stringContaining('Weight out has more than 2 decimals.'),
  })
})

test('Five minutes ahead is still believed; a reading that makes its ticket contradict itself is not', async () => {
  expect(
    await outcomes({ WeightScaleIDIn: 'E1', WeightTimeIn: '2026-11-20T14:05:00+07:00' }),
  ).toEqual(['created'])
  await send({ WeightScaleIDIn: 'E2', ...OUT })
  const [refused] = await send({ WeightScaleIDIn: 'E2', WeightIn: 6_000 })
  expect(refused).toMatchObject({ Outcome: 'refused', SSWeightID: (await ticket('E2')).id })
  expect((await ticket('E2')).weight_in_kg).toBe('15230.00')
})

const corrections = async (scaleId: string) =>
  inOrder(await rowsOf('weight_corrections', { ticket_id: (await ticket(scaleId)).id }))
/** What each correction of a ticket changes, and how it ended. */
const changes = async (scaleId: string) =>
  (await corrections(scaleId)).map(({ decision, ...row }) => [
    Object.fromEntries(FIELDS.flatMap((field) => changed(row, field))),
    decision,
  ])
const changed = (row: object, field: string) => {
  const column = field === 'customer_code' ? 'customer_id' : field
  const value = (row as Record<string, unknown>)[column]
  return value === null ? [] : [[column, value]]
}
const TIME_OUT = new Date(OUT.WeightTimeOut)

test('A graded ticket is filled, but a change of it is only proposed, and said once', async () => {
  await send({ WeightScaleIDIn: 'F1' })
  await grade('F1')
  expect(await outcomes({ WeightScaleIDIn: 'F1', ...OUT })).toEqual(['updated'])
  expect(await outcomes({ WeightScaleIDIn: 'F1', ...OUT, WeightOut: 6_110 })).toEqual(['proposed'])
  expect(await outcomes({ WeightScaleIDIn: 'F1', ...OUT, WeightOut: 6_110 })).toEqual(['unchanged'])
  expect((await ticket('F1')).weight_out_kg).toBe('6010.00')
  expect(await changes('F1')).toEqual([[{ weight_out_kg: '6110.00' }, null]])
  const [proposed] = await corrections('F1')
  expect(proposed).toMatchObject({ source: 'scale', before: null, made_by: null })
  expect((await readings('F1')).at(-1)?.id).toBe(proposed?.reading_id)
  expect(await audits('F1')).toEqual(['ticket.create', 'ticket.update', 'ticket.propose'])
})

test('A graded truck leaves the yard though the scale changed its remark or plate; that waits', async () => {
  await send({ WeightScaleIDIn: 'K1', Remark1: 'คันแรก' })
  await grade('K1')
  const way = { WeightScaleIDIn: 'K1', ...OUT, Remark1: 'คันสอง', CarRegister: 'K1-2' }
  expect(await outcomes(way, way)).toEqual(['proposed', 'unchanged'])
  expect(await ticket('K1')).toMatchObject({
    net_weight_kg: '9220.00',
    slip_number: '691120-K1',
    remark: 'คันแรก',
    registration: TRUCK.CarRegister,
    version: 2,
  })
  expect(await changes('K1')).toEqual([[{ registration: 'K1-2', remark: 'คันสอง' }, null]])
  expect(await audits('K1')).toEqual(['ticket.create', 'ticket.update', 'ticket.propose'])
})

test('A graded truck whose way out comes with another weight in, or seller, waits in the yard', async () => {
  await send({ WeightScaleIDIn: 'L1' })
  await grade('L1')
  const wrong = { WeightScaleIDIn: 'L1', ...OUT, CustomerDataID: '30003', CustomerName: 'อีกสวน' }
  expect(await outcomes(wrong)).toEqual(['proposed'])
  expect(await ticket('L1')).toMatchObject({ time_out: null, slip_number: null, version: 1 })
  const { id: customer_id } = await customer('30003')
  const way = {
    customer_id,
    slip_number: '691120-L1',
    weight_out_kg: '6010.00',
    time_out: TIME_OUT,
  }
  expect(await changes('L1')).toEqual([[way, null]])
  expect(await outcomes({ WeightScaleIDIn: 'L1', ...OUT })).toEqual(['updated'])
  expect(await ticket('L1')).toMatchObject({ net_weight_kg: '9220.00' })
  expect(await changes('L1')).toEqual([[way, 'refused']])
  expect((await corrections('L1'))[0]).toMatchObject({
    decided_by: null,
    decided_after: (await readings('L1')).at(-1)?.id,
    before: { weight_out_kg: null, time_out: null, remark: null },
  })
})

test('Of a ticket one proposal waits: a later one takes its place, also within one request', async () => {
  await send({ WeightScaleIDIn: 'M1', ...OUT })
  await grade('M1')
  const heavier = (kg: number) => ({ WeightScaleIDIn: 'M1', ...OUT, WeightOut: kg })
  expect(await outcomes(heavier(6_110), heavier(6_210))).toEqual(['proposed', 'proposed'])
  expect(await outcomes({ ...heavier(6_210), Remark1: 'ชั่งซ้ำ' })).toEqual(['proposed'])
  expect(await changes('M1')).toEqual([
    [{ weight_out_kg: '6110.00' }, 'refused'],
    [{ weight_out_kg: '6210.00' }, 'refused'],
    [{ weight_out_kg: '6210.00', remark: 'ชั่งซ้ำ' }, null],
  ])
  expect(await outcomes({ WeightScaleIDIn: 'M1', ...OUT })).toEqual(['updated'])
  expect((await corrections('M1')).every(({ decision }) => decision === 'refused')).toBe(true)
  expect(await ticket('M1')).toMatchObject({ weight_out_kg: '6010.00', remark: 'ชั่งซ้ำ' })
  expect((await audits('M1')).at(-1)).toBe('ticket.update')
})

test('Screens learn that the scale took back what it proposed, though its ticket stays as it is', async () => {
  await send({ WeightScaleIDIn: 'O1', ...OUT })
  await grade('O1')
  await send({ WeightScaleIDIn: 'O1', ...OUT, WeightOut: 6_110 })
  const { id } = await ticket('O1')
  // Events are gathered for a moment; without the wait an earlier one would arrive below.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const received: ChangeEvent[] = []
  const leave = subscribe((event) => received.push(event))
  expect(await outcomes({ WeightScaleIDIn: 'O1', ...OUT })).toEqual(['unchanged'])
  await expect
    .poll(() => received)
    .toEqual([
      { topic: 'notices', ids: ['correctionProposed'] },
      { topic: 'tickets', ids: [String(id)] },
    ])
  leave()
  expect(await changes('O1')).toEqual([[{ weight_out_kg: '6110.00' }, 'refused']])
})

test('What is proposed may not contradict the ticket', async () => {
  await send({ WeightScaleIDIn: 'N1', ...OUT })
  await grade('N1')
  const [refused] = await send({ WeightScaleIDIn: 'N1', WeightIn: 6_010 })
  expect(refused).toMatchObject({
    Outcome: 'refused',
    Reason: expect.stringContaining('Net weight must be above 0'),
  })
  expect(await changes('N1')).toEqual([])
})

test('What the scale said before an officer corrected it says nothing new', async () => {
  await send({ WeightScaleIDIn: 'G1', ...OUT })
  await updateRows('weigh_tickets', { scale_id_in: 'G1' }, { weight_out_kg: 6_500 })
  expect(await outcomes({ WeightScaleIDIn: 'G1', ...OUT })).toEqual(['unchanged'])
  expect(await outcomes({ WeightScaleIDIn: 'G1', ...OUT, Remark1: 'ชั่งซ้ำ' })).toEqual(['updated'])
  await grade('G1')
  const repeated = { WeightScaleIDIn: 'G1', ...OUT, Remark1: 'อีกครั้ง' }
  expect(await outcomes(repeated)).toEqual(['proposed'])
  expect(await changes('G1')).toEqual([[{ remark: 'อีกครั้ง' }, null]])
  expect((await ticket('G1')).weight_out_kg).toBe('6500.00')
})

test('A ticket without a number is known by what was sent, though an officer corrected plate and weight', async () => {
  const bare = { ...TRUCK, CarRegister: '80-4321 ตรัง', WeightTimeIn: '2026-11-20T06:10:00+07:00' }
  expect((await importTickets([bare], ctx))[0]?.Outcome).toBe('created')
  await db().insertInto('vehicles').values({ registration: '80-4322 ตรัง' }).execute()
  await updateRows(
    'weigh_tickets',
    { registration: '80-4321 ตรัง' },
    { registration: '80-4322 ตรัง', weight_in_kg: '15330' },
  )
  expect((await importTickets([bare], ctx))[0]?.Outcome).toBe('unchanged')
})

test('Two imports at once make each ticket once', async () => {
  const batch = Array.from({ length: 20 }, (_, index) => ({
    WeightScaleIDIn: `H${index}`,
    CustomerDataID: `H${index % 3}`,
  }))
  const [one, two] = await Promise.all([outcomes(...batch), outcomes(...batch)])
  const both = [...one, ...two]
  expect(both.filter((outcome) => outcome === 'created')).toHaveLength(20)
  expect(both.filter((outcome) => outcome === 'unchanged')).toHaveLength(20)
})

test('A thousand tickets are hardly more statements than ten, and one bad one among them keeps none out', async () => {
  const batch = (prefix: string, n: number): Record<string, unknown>[] =>
    Array.from({ length: n }, (_, index) => ({
      WeightScaleIDIn: `${prefix}${index}`,
      ...OUT,
      CarRegister: `${prefix}${index % 90}`,
    }))
  const ofTen = await countStatements(() => send(...batch('J', 10)))
  const thousand = batch('I', 1000)
  thousand[500] = { ...thousand[500], CarRegister: '' }
  let imported: string[] = []
  const ofThousand = await countStatements(async () => {
    imported = await outcomes(...thousand)
  })
  expect(imported[500]).toBe('refused')
  expect(new Set(imported.toSpliced(500, 1))).toEqual(new Set(['created']))
  expect(ofThousand).toBeLessThan(2 * ofTen)
})

test('No reading is ever overwritten', async () => {
  await expect(sql`update scale_readings set weight_in_kg = 1`.execute(db())).rejects.toThrow(
    'append only',
  )
})

test('A revoked token opens nothing, and is revoked once', async () => {
  const { UUID, Token } = await createToken({ Name: 'เครื่องชั่ง 2' }, plain)
  expect(await findScaleToken(Token, now)).toMatchObject({ id: UUID, name: 'เครื่องชั่ง 2' })
  await revokeToken({ UUID }, plain)
  expect(await findScaleToken(Token, now)).toBeUndefined()
  await expect(revokeToken({ UUID }, plain)).rejects.toMatchObject({ code: 'scale.tokenNotFound' })
})
