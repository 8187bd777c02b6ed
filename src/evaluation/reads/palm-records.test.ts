import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  type Mill,
  readyTicket,
  saveVehicle,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowOf } from '../../tests/rows.ts'
import { calls } from '../contract.ts'
import { palmRecords } from './palm-records.ts'

await openTestDatabase()
let mill: Mill
let waiting: number
let graded: number
let done: number
let early: number
let otherAvl: string

beforeAll(async () => {
  mill = await buildMill()
  const other = await addVendor('2')
  otherAvl = other.avl
  waiting = await weighTicket({
    customerId: mill.vendor.customerId,
    weightOut: null,
    timeIn: at('20T10:00'),
  })
  graded = await weighTicket({ customerId: mill.vendor.customerId, timeIn: at('20T09:00') })
  await gradeTicket(mill, graded, 21)
  done = await readyTicket(mill, { timeIn: at('20T08:00'), customerId: other.customerId })
  early = await readyTicket(mill, { timeIn: at('19T23:30') })
})

async function drive(ticket: number, registration: string): Promise<void> {
  await saveVehicle(registration)
  await db().updateTable('weigh_tickets').set({ registration }).where('id', '=', ticket).execute()
}

async function slipOf(ticket: number): Promise<string> {
  const { slip_number } = await rowOf('weigh_tickets', { id: ticket })
  return slip_number ?? ''
}

const at = (time: string) => new Date(`2026-11-${time}:00+07:00`)
const list = async (filters: Partial<Parsed<typeof calls.getWeightProcess>> = {}) => {
  const page = await palmRecords({ filterStatus: 'A', page: 0, ...filters }, { now: at('18:00') })
  return page.data.map(({ ID }) => ID)
}

test('the newest time in comes first, and records fit the contract', async () => {
  const page = await palmRecords({ filterStatus: 'A', page: 0 }, { now: at('18:00') })
  expect(page.data.map(({ ID }) => ID)).toEqual([waiting, graded, done, early])
  expect(page).toMatchObject({ index_page: 0, total_page: 1, total_record: 4 })
  const [first] = calls.getWeightProcess.output.parse(page).data
  expect(first).toMatchObject({
    WeightIn: 15230,
    WeightNet: null,
    SysProductGrade: null,
    SysTaxDeduction: 3,
  })
})

test('days are those of the mill', async () => {
  expect(await list({ filterDateIn: '2026-11-19' })).toEqual([early])
  expect(await list({ filterDateOut: '2026-11-20' })).toEqual([graded, done, early])
  expect(await list({ filterDateIn: '', filterDateOut: '' })).toHaveLength(4)
})

test('the grade filters by the grading in force', async () => {
  expect(await list({ filterGrade: 21 })).toEqual([graded])
  expect(await list({ filterGrade: 15 })).toEqual([])
  expect(await list({ filterGrade: '' })).toHaveLength(4)
})

test('the search finds sellers by code and name and vehicles by any part, in any case', async () => {
  await drive(done, 'AB 4821 กระบี่')
  expect(await list({ filterSearch: 'ab 48' })).toEqual([done])
  expect(await list({ filterSearch: mill.vendor.avl })).toEqual([waiting, graded, early])
  expect(await list({ filterSearch: `สวน ${mill.vendor.avl}` })).toEqual([waiting, graded, early])
  expect(await list({ filterSearch: '%' })).toEqual([])
})

test('two letters find a vehicle, and a word of one seller the vehicles of others too', async () => {
  await drive(early, 'กบ 7 กระบี่')
  expect(await list({ filterSearch: 'กบ' })).toEqual([early])
  expect(await list({ filterSearch: 'กระบี่' })).toEqual([done, early])
  await drive(graded, `AVL ${otherAvl}`)
  expect(await list({ filterSearch: otherAvl })).toEqual([graded, done])
})

test('the search finds a ticket by its slip number, whole or as it begins', async () => {
  const slip = await slipOf(done)
  expect(await list({ filterSearch: slip })).toEqual([done])
  expect(await list({ filterSearch: slip.slice(0, -1) })).toContain(done)
  expect(await list({ filterSearch: `${slip}0` })).toEqual([])
  expect(await list({ filterSearch: slip.slice(1) })).toEqual([])
  await drive(graded, `${slip} กระบี่`)
  expect(await list({ filterSearch: slip })).toEqual([graded, done])
  expect(await list({ filterSearch: slip, filterStatus: 'C' })).toEqual([done])
})

test('the search takes either number of a ticket, spaces, dashes, Thai digits and the word AVL as they are typed', async () => {
  const numbers = { scale_id_in: 'BR691122-0923', slip_number: 'B691122-0007' }
  await db().updateTable('weigh_tickets').set(numbers).where('id', '=', done).execute()
  await drive(done, 'ยข 7068 สุราษฎร์ธานี')
  const all = [
    'BR691122-0923',
    '691122 0923',
    '๖๙๑๑๒๒-๐๙๒๓',
    'B691122-0007',
    '691122-0007',
    'ยข7068',
  ]
  for (const typed of [...all, 'ย-ข ๗๐๖๘', `AVL ${otherAvl}`]) {
    expect([typed, await list({ filterSearch: typed })]).toEqual([typed, [done]])
  }
  expect(await list({ filterSearch: 'XX691122-0923' })).toEqual([])
  expect(await list({ filterSearch: ' - ' })).toHaveLength(4)
})

test('the search finds the tickets of an order by its number', async () => {
  const order = await draftOrder(mill)
  await addTicket(mill, order, early)
  const { number } = await rowOf('purchase_orders', { id: order })
  expect(await list({ filterSearch: number })).toEqual([early])
  expect(await list({ filterSearch: number.slice(-10) })).toEqual([early])
  // What more than twenty orders have in their number is no order's number.
  for (let n = 0; n < 20; n += 1) await draftOrder(mill)
  expect(await list({ filterSearch: number.slice(0, -5) })).toEqual([])
})

test('filters are joined', async () => {
  expect(await list({ filterStatus: 'C', filterGrade: 18 })).toEqual([done, early])
  expect(await list({ filterStatus: 'C', filterGrade: 18, filterSearch: 'กบ' })).toEqual([early])
  expect(await list({ filterStatus: 'W', filterGrade: 18 })).toEqual([])
  expect(await list({ filterDateIn: '2026-11-20', filterDateOut: '2026-11-20' })).toEqual([
    graded,
    done,
  ])
})

test('past the end there is nothing, and a list of nothing has no page', async () => {
  expect(await palmRecords({ filterStatus: 'A', page: 9 }, { now: at('18:00') })).toMatchObject({
    data: [],
    total_page: 1,
  })
  expect(
    await palmRecords({ filterStatus: 'A', filterGrade: 15, page: 0 }, { now: at('18:00') }),
  ).toMatchObject({
    total_page: 0,
  })
})

test('an unknown order is refused', async () => {
  await expectRefusal(list({ POHeaderUUID: randomUUID() }), 'po.notFound')
})

test('a text that more than a thousand sellers have in their names finds their tickets, and no others', async () => {
  const { customer_id, level_id } = await db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select(['customer_id', 'level_id'])
    .where('weigh_tickets.id', '=', done)
    .executeTakeFirstOrThrow()
  const name = 'ลานเทร่วมใจ'
  const namesakes = Array.from({ length: 1000 }, (_, n) => ({ code: `9${n}`, name, level_id }))
  await db().insertInto('customers').values(namesakes).execute()
  await db().updateTable('customers').set({ name }).where('id', '=', customer_id).execute()
  expect(await list({ filterSearch: 'ร่วมใจ' })).toEqual([done])
  const bySeller = { field: 'CustomerName', direction: 'asc' } as const
  expect(await list({ filterSearch: 'ร่วมใจ', sort: bySeller })).toEqual([done])
  expect(await list({ filterSearch: 'ร่วมใจ', filterStatus: 'W' })).toEqual([])
})
