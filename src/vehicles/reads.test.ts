import { expect, test } from 'vitest'
import { db } from '../platform/db.ts'
import {
  addCustomer,
  gradeTicket,
  openTestMill,
  saveVehicle,
  weighTicket,
} from '../tests/fixture.ts'
import { updateRows } from '../tests/rows.ts'
import { contextOf } from '../tests/server.ts'
import { unweighedVehicles, weighedVehicles } from './reads.ts'
import { pullRegistrations } from './writes/register.ts'
import { saveWeight } from './writes/save-weight.ts'

const mill = await openTestMill()
const officer = mill.officers[51]
const saved = new Date('2026-11-20T09:00:00+07:00')

/** A vehicle of the registry with that tare, or without one. */
async function vehicle(plate: string, tareKg?: number, customer_id?: number): Promise<string> {
  await saveVehicle(plate)
  const { id } = await db()
    .updateTable('vehicles')
    .set({ customer_id, registered_at: saved })
    .where('registration', '=', plate)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (tareKg) {
    await saveWeight({ VehicleLightUUID: id, Weight: tareKg }, contextOf(officer, saved))
  }
  return id
}

/** The truck comes `hour` hours later and goes out with `weightOut` kg. */
async function goesOut(registration: string, weightOut: number | null, hour = 0): Promise<number> {
  const timeIn = new Date(saved.getTime() + hour * 3600_000)
  const id = await weighTicket({ customerId: mill.vendor.customerId, weightOut, timeIn })
  await db().updateTable('weigh_tickets').set({ registration }).where('id', '=', id).execute()
  return id
}

const plates = (found: { CarRegister: string }[]) => found.map(({ CarRegister }) => CarRegister)

test('a vehicle stands with its owner, its tare, and who saved it when', async () => {
  const owner = await addCustomer('20001')
  const id = await vehicle('80-0001 ตรัง', 6000, owner)
  expect(await weighedVehicles({ filterSearch: '80-0001' })).toEqual([
    {
      UUID: id,
      CarRegister: '80-0001 ตรัง',
      AVL: '20001',
      CustomerName: 'สวน 20001',
      LightWeight: '6000.00',
      Version: 2,
      SavedAt: saved,
      SavedBy: `${officer.firstName} ${officer.lastName}`,
      OutCount: 0,
      OutAverage: null,
      OutLatest: null,
      OutDifference: null,
    },
  ])
})

test('the last five weigh-outs are looked at, those of returned palm and of the yard not', async () => {
  await vehicle('80-0002 ตรัง', 6000)
  await goesOut('80-0002 ตรัง', 9000)
  for (let hour = 1; hour <= 5; hour += 1) await goesOut('80-0002 ตรัง', 6100 + hour * 50, hour)
  const returned = await goesOut('80-0002 ตรัง', 8000, 6)
  await gradeTicket(mill, returned)
  await updateRows(
    'gradings',
    { ticket_id: returned },
    { is_return: true, return_reason: 'ปาล์มดิบ' },
  )
  await goesOut('80-0002 ตรัง', null, 7)
  expect(await weighedVehicles({ filterSearch: '80-0002' })).toMatchObject([
    {
      OutCount: 5,
      OutAverage: '6250.00',
      OutLatest: new Date(saved.getTime() + 6 * 3600_000),
      OutDifference: 4.17,
    },
  ])
})

test('a grade that says no longer that palm was returned counts again', async () => {
  await vehicle('80-0003 ตรัง', 6000)
  const ticket = await goesOut('80-0003 ตรัง', 5800)
  await gradeTicket(mill, ticket)
  expect(await weighedVehicles({ filterSearch: '80-0003' })).toMatchObject([
    { OutCount: 1, OutAverage: '5800.00', OutDifference: -3.33 },
  ])
})

test('both lists are searched by plate, AVL and name, as they are typed', async () => {
  const owner = await addCustomer('30077')
  await vehicle('กข 77 %_', 2000, owner)
  await vehicle('กข 78', undefined, owner)
  for (const filterSearch of ['กข 7', '30077', 'สวน 30077', 'ข 7']) {
    expect(plates(await weighedVehicles({ filterSearch }))).toEqual(['กข 77 %_'])
    expect(plates(await unweighedVehicles({ filterSearch }))).toEqual(['กข 78'])
  }
  expect(plates(await weighedVehicles({ filterSearch: '%_' }))).toEqual(['กข 77 %_'])
  expect(await weighedVehicles({ filterSearch: '__' })).toEqual([])
})

test('both lists are in the order of Thai plates', async () => {
  for (const plate of ['บฮ 1', 'เก 1', 'ขก 1', 'กก 1']) await vehicle(`ก-ฮ ${plate}`)
  expect(plates(await unweighedVehicles({ filterSearch: 'ก-ฮ ' }))).toEqual([
    'ก-ฮ กก 1',
    'ก-ฮ เก 1',
    'ก-ฮ ขก 1',
    'ก-ฮ บฮ 1',
  ])
})

test('a plate that begins with what was typed is offered first', async () => {
  for (const plate of ['73-8060 พังงา', '80-7306 พังงา']) await vehicle(plate)
  const found = await unweighedVehicles({ filterSearch: '80' })
  expect(plates(found)).toEqual(['80-7306 พังงา', '73-8060 พังงา'])
})

test('a plate that only the scale has named is in neither list until it is taken in', async () => {
  await saveVehicle('90-9999 ระนอง')
  const filterSearch = '90-9999'
  expect(await weighedVehicles({ filterSearch })).toEqual([])
  expect(await unweighedVehicles({ filterSearch })).toEqual([])
  await pullRegistrations({}, contextOf(officer))
  expect(plates(await unweighedVehicles({ filterSearch }))).toEqual(['90-9999 ระนอง'])
})

test('a list holds a thousand at most', async () => {
  const many = Array.from({ length: 1001 }, (_, n) => ({
    registration: `มาก ${n}`,
    registered_at: saved,
    tare_kg: 2000,
  }))
  await db().insertInto('vehicles').values(many).execute()
  expect(await weighedVehicles({ filterSearch: 'มาก' })).toHaveLength(1000)
})

test('a vehicle without a tare stands beside what it weighed when it last went out', async () => {
  await vehicle('80-0009 ตรัง')
  await goesOut('80-0009 ตรัง', 5700)
  await goesOut('80-0009 ตรัง', 5800, 1)
  expect(await unweighedVehicles({ filterSearch: '80-0009' })).toMatchObject([
    { CarRegister: '80-0009 ตรัง', OutCount: 2, OutAverage: '5750.00' },
  ])
})
