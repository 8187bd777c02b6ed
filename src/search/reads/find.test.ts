import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, readyTicket, readyTickets, saveVehicle } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow } from '../../tests/orders.ts'
import { openTestServer } from '../../tests/server.ts'

await openTestDatabase()
const PLATE = 'ยข 7068 สุราษฎร์ธานี'

const server = await openTestServer()
const mill = await buildMill()
const orderId = await draftOrder(mill)
const ticket = await readyTicket(mill)
const others = await readyTickets(mill, 4)
await saveVehicle(PLATE)
await db()
  .updateTable('weigh_tickets')
  .set({ registration: PLATE })
  .where('id', 'in', [ticket, ...others])
  .execute()
await addTicket(mill, orderId, ticket)

async function find(filterSearch: string, role: Role = 51) {
  const answer = await server.post('search/find', { filterSearch }, role)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.result
}

test('a plate finds its vehicle, its tickets three at a time, and the order that one of them is on', async () => {
  const { PONumber } = await orderNow(orderId)
  for (const typed of ['ยข7068', 'ย-ข ๗๐๖๘', PLATE]) {
    expect(await find(typed)).toMatchObject({
      Vehicles: { total_record: 1, data: [{ CarRegister: PLATE, RecentTickets: 5 }] },
      Tickets: { total_record: 5, data: [{}, {}, {}] },
      Orders: { total_record: 1, IsByVendor: false, data: [{ PONumber, POHeaderUUID: orderId }] },
      Vendors: { total_record: 0, data: [] },
    })
  }
})

test('a code finds the vendor, the tickets and, since no number has it, the orders of the vendor', async () => {
  const { avl, name } = mill.vendor
  expect(await find(`AVL ${avl}`)).toMatchObject({
    Tickets: { total_record: 5 },
    Orders: { total_record: 1, IsByVendor: true },
    Vendors: { total_record: 1, data: [{ AVL: avl, VendorOrganizationName: name }] },
  })
})

test('a customer whom no vendor is linked to is found by the AVL', async () => {
  await db().insertInto('customers').values({ code: '77123', name: 'สวนใหม่' }).execute()
  expect((await find('77123')).Vendors).toEqual({
    total_record: 1,
    data: [{ VendorAccountNumber: null, VendorOrganizationName: 'สวนใหม่', AVL: '77123' }],
  })
})

test('a role is told only of what it reads, and of one sign nothing', async () => {
  const ofRole = async (role: Role) =>
    Object.entries(await find('ยข7068', role)).flatMap(([kind, found]) => (found ? [kind] : []))
  expect(await ofRole(51)).toEqual(['Vehicles', 'Tickets', 'Orders', 'Vendors'])
  expect(await ofRole(52)).toEqual(['Vehicles', 'Tickets'])
  expect(await ofRole(81)).toEqual(['Orders'])
  expect(Object.values(await find('-ย'))).toEqual([null, null, null, null])
})

test('a ticket is found by its number as it stands on the slip, however short or mixed', async () => {
  const numbers = ['C-0002', 'S2/471', 'BARcebe84-11', '7-1', 'ก.12', 'PO12-3', '00042']
  for (const slip_number of numbers) {
    const id = await readyTicket(mill)
    await db().updateTable('weigh_tickets').set({ slip_number }).where('id', '=', id).execute()
    await addTicket(mill, orderId, id)
    const { Tickets, Orders } = await find(slip_number)
    expect([slip_number, Tickets.data[0]?.SequenceWeightOut]).toEqual([slip_number, slip_number])
    expect(Orders).toMatchObject({ IsByVendor: false, data: [{ POHeaderUUID: orderId }] })
  }
  expect((await find('C-00')).Tickets.total_record).toBe(0)
})

test('the ticket whose slip bears the typed number comes before those that bear it otherwise', async () => {
  const number = '691126-0194'
  const bearing = async (numbers: { slip_number: string; scale_id_in?: string }) => {
    const id = await readyTicket(mill)
    await db().updateTable('weigh_tickets').set(numbers).where('id', '=', id).execute()
  }
  await bearing({ slip_number: number })
  await bearing({ slip_number: `${number}5` })
  await bearing({ slip_number: '691126-0184', scale_id_in: number })
  const { data } = (await find(number)).Tickets
  const slips = data.map((one: { SequenceWeightOut: string }) => one.SequenceWeightOut)
  expect(slips).toEqual([number, `${number}5`, '691126-0184'])
})

const NAMES = [
  'สวนแม่แจ่ม น้ำใส',
  'สวนแม่พิมพ์',
  'น้ำตกทอง',
  'สวนกำนันดำ',
  'สมชาย ใจดี',
  'หจก. ก้าวหน้า',
  'บริษัท ทองใต้ จำกัด',
]

test.each([
  ['เเม่แจ่ม', 0],
  ['นํ้าใส', 0],
  ['น้ํา\u00a0ใส', 0],
  ['แม่พิมพ์', 1],
  ['สวนเเม่พิมพ์', 1],
  ['น้ำตก', 2],
  ['นํ้าตก\u200bทอง', 2],
  ['กำนัน', 3],
  ['กํานัน', 3],
  ['คุณสมชาย', 4],
  ['นาย สมชาย\u3000ใจดี', 4],
  ['น.ส.สมชาย', 4],
  ['หจก ก้าว', 5],
  ['หจก.ก้าวหน้า', 5],
  ['ห้างหุ้นส่วนจำกัด ก้าวหน้า', 5],
  ['บจก. ทองใต้', 6],
  ['บริษัททองใต้ จำกัด (มหาชน)', 6],
])('%j finds the name that it is', async (typed, n) => {
  const known = NAMES.map((name, at) => ({ code: `N-${at}`, name }))
  await db()
    .insertInto('customers')
    .values(known)
    .onConflict((on) => on.doNothing())
    .execute()
  const { data } = (await find(typed)).Vendors
  expect(data.map((one: { AVL: string }) => one.AVL)).toEqual([`N-${n}`])
})
