import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { updateWeightInfo } from '../../evaluation/writes/correct-weight.ts'
import { db } from '../../platform/db.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import {
  addVendor,
  openTestMill,
  overridePrice,
  readyTicket,
  removeAccount,
  type TicketFacts,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderAfter, perform } from '../../tests/orders.ts'
import { insertRow, updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { approvalConfirms, submit } from '../writes/steps.ts'
import { approvals } from './approvals.ts'
import { approvalLines } from './flagged-lines.ts'

const mill = await openTestMill()

test('an order whose prices are those of the ladder and whose vendor has an account is plain', async () => {
  const order = await orderAfter(mill, ['submit'])
  expect(await waiting(order)).toMatchObject({
    Flags: [],
    TotalLine: 2,
    AveragePrice: '5.20',
    ProductTypeName: 'ปาล์มทะลาย ลานเท',
    SysBankName: 'ธ.ก.ส.',
    SubmittedByName: 'เจ้าหน้าที่ 51 ทดสอบ',
  })
})

test('prices that were set by hand are counted, with the largest difference', async () => {
  const tickets = [await readyTicket(mill), await readyTicket(mill)]
  await overridePrice(mill, tickets[0]!, '5.65', 'ตกลงราคากับผู้ขายไว้ล่วงหน้า')
  await overridePrice(mill, tickets[1]!, '5.00', 'ตกลงราคากับผู้ขายไว้ล่วงหน้า')
  const order = await submitted(tickets)
  expect((await waiting(order))?.Flags).toEqual([
    flag('override', { Count: 2, Difference: '0.45' }),
  ])
  const [first] = await approvalLines(order, new Date())
  expect(first).toMatchObject({ Flags: ['override'], LadderPrice: '5.20', SysPrice: '5.65' })
})

test('a ticket is old from the fourth day on', async () => {
  const old = await readyTicket(mill, outDaysAgo(4))
  const order = await submitted([old, await readyTicket(mill, outDaysAgo(3))])
  const Day = addDays(businessDay(new Date()), -4)
  expect((await waiting(order))?.Flags).toEqual([flag('oldTickets', { Count: 1, Day })])
})

test('a corrected weight is told from what the scale had said, by all corrections', async () => {
  const ticket = await readyTicket(mill)
  for (const WeightIn of [15_300, 15_280]) {
    const { registration } = await ticketNow(ticket)
    const weights = { WeightIn, WeightOut: 6010, WeightNet: WeightIn - 6010 }
    const correction = { SSWeightID: ticket, CarRegister: registration, ...weights }
    await updateWeightInfo({ ...correction, Reason: 'ชั่งซ้ำ' }, contextOf(mill.officers[0]))
  }
  const order = await submitted([ticket])
  const Flags = [flag('weightCorrected', { Count: 1, Weight: '50.00' })]
  expect((await waiting(order))?.Flags).toEqual(Flags)
  const [line] = await approvalLines(order, new Date())
  expect(line).toMatchObject({ Flags: ['weightCorrected'], WeightNetBefore: '9220.00' })
})

test('tickets of two products, and a vendor without an account', async () => {
  const vendor = await addVendor()
  await removeAccount(vendor.customerId)
  const loose = await readyTicket(mill, { customerId: vendor.customerId })
  await updateRows('weigh_tickets', { id: loose }, { product_type_name: 'ปาล์มร่วง' })
  const order = await draftOrder(mill, vendor)
  await addTicket(mill, order, loose)
  for (let n = 0; n < 2; n += 1) {
    await addTicket(mill, order, await readyTicket(mill, { customerId: vendor.customerId }))
  }
  await perform(mill, 'submit', order)
  const found = await waiting(order)
  expect(found?.Flags).toEqual([flag('mixedProducts', { Count: 2 }), flag('noAccount')])
  const lines = await approvalLines(order, new Date())
  expect(lines.map(({ Flags }) => Flags)).toEqual([['mixedProducts'], [], []])
  expect(found?.ProductTypeName).toBeNull()
})

test('a price by a ladder that began later, whenever it was saved, is told from the one of the day on which the truck left', async () => {
  const { id: product_id, version } = await firstLadder()
  const before = new Date(Date.now() - 9 * DAY)
  await updateRows('ladder_versions', { id: version }, { created_at: before })
  const later = await db()
    .insertInto('ladder_versions')
    .values({
      product_id,
      number: 2,
      increment_price: '0.25',
      decrement_price: '0.30',
      created_at: new Date(Date.now() - 8 * DAY),
      scheduled_for: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tickets = [await readyTicket(mill, outDaysAgo(2)), await readyTicket(mill, outDaysAgo(0))]
  await db()
    .updateTable('valuations')
    .set({ ladder_version_id: later.id, grade_price: '5.50', computed_grade_price: '5.50' })
    .where('ticket_id', 'in', tickets)
    .execute()
  const order = await submitted(tickets)
  const Flags = [flag('offLadder', { Count: 1, Difference: '0.30' })]
  expect((await waiting(order))?.Flags).toEqual(Flags)
  const lines = await approvalLines(order, new Date())
  expect(lines.map(({ LadderPrice, SysPrice }) => [LadderPrice, SysPrice])).toEqual([
    ['5.20', '5.50'],
    ['5.50', '5.50'],
  ])
})

test('the gravest stand first, blocked ones before the plain, and approved ones are gone', async () => {
  const own = await orderAfter(mill, [])
  await submit({ POHeaderUUID: own }, contextOf(mill.officers[50]))
  const done = await orderAfter(mill, ['submit', 'approve'])
  const { data, total_record } = await approvals(contextOf(mill.officers[50]))
  expect(data).toHaveLength(total_record)
  expect(data.map(({ Flags, ApprovalBar }) => Flags[0]?.Flag ?? ApprovalBar ?? 'plain')).toEqual([
    'override',
    'weightCorrected',
    'offLadder',
    'mixedProducts',
    'oldTickets',
    'submitted',
    'plain',
  ])
  expect(data.map(({ UUID }) => UUID)).not.toContain(done)
})

test('an order of a ticket whose correction waits says so', async () => {
  const ticket = await readyTicket(mill)
  await createToken({ Name: 'เครื่องชั่ง 1' }, contextOf(mill.officers[1]))
  const { rows } = await sql<{ id: number }>`
    insert into scale_readings (scale_token_id, ticket_id, received_at, registration, customer_id, product_code, weight_in_kg, time_in)
    select (select id from scale_tokens limit 1), id, now(), registration, customer_id, product_code, weight_in_kg, time_in
    from weigh_tickets where id = ${ticket} returning id`.execute(db())
  const source = { source: 'scale', reading_id: rows[0]!.id }
  const correction = { ticket_id: ticket, ...source, made_at: new Date() }
  await insertRow('weight_corrections', { ...correction, weight_out_kg: '6100' })
  const order = await submitted([ticket])
  const [found] = (await waiting(order))?.Flags ?? []
  expect(found).toMatchObject({ Flag: 'correctionOpen', Count: 1 })
})

test('whether to confirm as well is the choice of the mill', async () => {
  const may = async () => (await approvals(contextOf(mill.officers[50]))).MayConfirm
  expect(await may()).toBe(false)
  approvalConfirms.set(true)
  expect(await may()).toBe(true)
  approvalConfirms.set(false)
})

const DAY = 24 * 3600_000
const NONE = { Count: null, Difference: null, Weight: null, Day: null, Account: null }

function flag(Flag: string, numbers: object = {}) {
  return { Flag, ...NONE, ...numbers }
}

/** Weighed out at noon of the mill's day so many days ago. */
function outDaysAgo(days: number): Partial<TicketFacts> {
  const timeOut = new Date(`${addDays(businessDay(new Date()), -days)}T00:30:00+07:00`)
  return { timeIn: new Date(timeOut.getTime() - 3600_000), timeOut }
}

async function submitted(tickets: readonly number[]): Promise<string> {
  const order = await draftOrder(mill)
  for (const ticket of tickets) await addTicket(mill, order, ticket)
  await perform(mill, 'submit', order)
  return order
}

async function waiting(order: string) {
  const { data } = await approvals(contextOf(mill.officers[50]))
  return data.find(({ UUID }) => UUID === order)
}

function ticketNow(id: number) {
  return db()
    .selectFrom('weigh_tickets')
    .select('registration')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The product of every ticket here, and its first ladder. */
function firstLadder() {
  return db()
    .selectFrom('valuations')
    .innerJoin('ladder_versions', 'ladder_versions.id', 'ladder_version_id')
    .select(['product_id as id', 'ladder_versions.id as version'])
    .limit(1)
    .executeTakeFirstOrThrow()
}
