import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { ago, arriving, leaving, openBridge, type Reading } from '../bridge.ts'
import { openTestMill } from '../fixture.ts'
import type { Answer } from '../imports.ts'
import { rowsOf } from '../rows.ts'
import { openTestServer } from '../server.ts'

const mill = await openTestMill()
const server = await openTestServer()
const bridge = await openBridge(server)

const DAY = 24 * 3600_000
const { avl } = mill.vendor

const takeIn = async (body: object): Promise<Answer> =>
  (await server.post('scale/TakeInRefusedTicket', body, 50)).body
const keptOf = async ({ WeightScaleIDIn }: Reading): Promise<Answer> => {
  const filters = { filterSearch: WeightScaleIDIn, filterState: 'open' }
  const { body } = await server.post('scale/GetRefusedTickets', filters, 50)
  return body.result.data[0]
}
const netsOf = (plate: string) =>
  db()
    .selectFrom('weigh_tickets')
    .select('net_weight_kg')
    .where('registration', '=', plate)
    .execute()

test('a weight that no truck has is kept until an officer confirms or corrects it, and then asked about no more', async () => {
  const truck = arriving(avl, { CarRegister: '81-1 ตรัง', WeightIn: 85_000 })
  expect(await bridge(truck)).toMatchObject([
    { Outcome: 'refused', Code: 'scale.oddWeight', Field: 'WeightIn', SSWeightID: null },
  ])
  const kept = await keptOf(truck)
  expect(await takeIn({ ID: kept.ID, Ticket: kept.Sent })).toMatchObject({
    code: 'ticket.odd',
    fields: { WeightIn: expect.stringContaining('85,000') },
  })
  const Confirmed = ['WeightIn']
  const { result } = await takeIn({ ID: kept.ID, Ticket: kept.Sent, Confirmed })
  expect(result).toMatchObject({ Outcome: 'created' })
  expect(await bridge(truck)).toMatchObject([{ Outcome: 'unchanged' }])
  expect(await bridge(leaving(truck))).toMatchObject([{ Outcome: 'updated' }])

  const light = arriving(avl, { CarRegister: '81-2 ตรัง', WeightIn: 99 })
  await bridge(light)
  const { ID, Sent } = await keptOf(light)
  expect((await takeIn({ ID, Ticket: { ...Sent, WeightIn: 9900 } })).result.Outcome).toBe('created')
})

test('a way in of long ago is asked about; how long is a setting', async () => {
  const old = arriving(avl, {
    CarRegister: '81-3 ตรัง',
    WeightTimeIn: new Date(Date.now() - 31 * DAY).toISOString(),
  })
  expect(await bridge(old)).toMatchObject([{ Code: 'scale.oldWayIn', Field: 'WeightTimeIn' }])
  const setting = { Key: 'oldestWayIn', Value: 40, ValidFrom: businessDay(new Date()), Version: 0 }
  expect((await server.post('settings/SaveSetting', setting, 1)).status).toBe(200)
  expect(await bridge(old)).toMatchObject([{ Outcome: 'created' }])
  expect(await keptOf(old)).toBeUndefined()
})

test('a net far from what the plate usually brings is asked about, from its sixth weighing on', async () => {
  const CarRegister = '81-4 ตรัง'
  const trip = (WeightIn: number, hours: number) => {
    const WeightTimeIn = new Date(Date.now() - hours * 3600_000).toISOString()
    const WeightTimeOut = new Date(Date.now() - hours * 3600_000 + 60_000).toISOString()
    return leaving(arriving(avl, { CarRegister, WeightIn, WeightTimeIn }), { WeightTimeOut })
  }
  const tenfold = trip(26_010, 90)
  await bridge(...[2000, 2000, 2000, 2000].map((net, at) => trip(6010 + net, 99 - at)), tenfold)
  expect(await netsOf(CarRegister)).toHaveLength(5)
  const odd = trip(26_010, 10)
  expect(await bridge(odd, trip(7910, 9))).toMatchObject([
    { Outcome: 'refused', Code: 'scale.oddNet', Field: 'WeightOut' },
    { Outcome: 'created' },
  ])
  const { ID, Sent, Reason } = await keptOf(odd)
  expect(Reason).toContain('2,000')
  const taken = await takeIn({ ID, Ticket: Sent, Confirmed: ['WeightOut'] })
  expect(taken.result.Outcome).toBe('created')
  expect(await netsOf(CarRegister)).toHaveLength(7)
})

test('a form asks the same of weights that an officer corrects', async () => {
  const [{ SSWeightID } = { SSWeightID: 0 }] = await bridge(leaving(arriving(avl)))
  const weights = { WeightIn: 90_000, WeightOut: 81_000, WeightNet: 9000, Reason: 'ชั่งใหม่' }
  const body = { SSWeightID, CarRegister: '80-1234 สุราษฎร์ธานี', ...weights, Version: 1 }
  const save = async (more: object = {}): Promise<Answer> =>
    (await server.post('po/updateWeightInfo', { ...body, ...more }, 0)).body
  expect(await save()).toMatchObject({
    code: 'ticket.odd',
    fields: { WeightIn: expect.anything() },
  })
  expect(await save({ Confirmed: ['WeightIn'] })).toMatchObject({
    code: 'ticket.odd',
    fields: { WeightOut: expect.anything() },
  })
  const { result } = await save({ Confirmed: ['WeightIn', 'WeightOut'] })
  expect(result).toMatchObject({ WeightNet: 9000 })
})

test('an import asks in its preview, but not how old an opening ticket is', async () => {
  const line = (id: string, kg: number) =>
    `${id},81-5 ตรัง,${avl},สวน,FFB-RAMP,${kg},10/11/2566 08:00,6000,10/11/2566 09:00`
  const lines = [8000, 8000, 8000, 8000, 8000, 36_000, 95_000].map((kg, at) => line(`O-${at}`, kg))
  const header = 'เลขที่ชั่งเข้า,ทะเบียนรถ,รหัสลูกค้า,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก'
  const Name = 'opening_tickets.csv'
  const Base64 = Buffer.from([header, ...lines].join('\n')).toString('base64')
  const preview = async (body: object): Promise<Answer> =>
    (await server.post('reference/PreviewImport', body, 1)).body.result
  const seen = await preview({ Files: [{ Name, Base64 }] })
  const faults = ({ Rows }: Answer) =>
    Rows.flatMap(({ Line, Faults }: Answer) =>
      Faults.map(({ Field, Code, Proposal }: Answer) => [Line, Field, Code, Proposal]),
    )
  expect(faults(seen)).toEqual([
    [7, 'WeightOut', 'oddNet', '6000'],
    [8, 'WeightIn', 'oddWeight', '95000'],
  ])
  const Mended = [
    { File: Name, Line: 7, Field: 'WeightOut', Value: '6000' },
    { File: Name, Line: 8, Field: 'WeightIn', Value: '95000' },
  ]
  const { ImportUUID } = seen
  expect(faults(await preview({ ImportUUID, Choices: { Mended } }))).toEqual([
    [8, 'WeightOut', 'oddNet', '6000'],
  ])
  Mended.push({ File: Name, Line: 8, Field: 'WeightOut', Value: '6000' })
  const answered = await preview({ ImportUUID, Choices: { Mended } })
  expect(answered.Counts).toMatchObject({ Faulty: 0, New: 7 })
  const whole = { ImportUUID, Version: answered.Version }
  const done = await server.post('reference/Import', whole, 1)
  expect(done.status).toBe(200)
  expect(await netsOf('81-5 ตรัง')).toHaveLength(7)
})

test('managers are told of another seller or weight after the way out, and not of a few kilograms', async () => {
  const noticed = async () => {
    const rows = await rowsOf('notices', { kind: 'weightsChanged' })
    return rows.map(({ ticket_id }) => ticket_id)
  }
  const out = leaving(arriving(avl, { CarRegister: '81-6 ตรัง', WeightTimeIn: ago(3 * 3600_000) }))
  const [{ SSWeightID } = { SSWeightID: 0 }] = await bridge(out)
  await bridge({ ...out, WeightOut: 6110 })
  expect(await noticed()).toEqual([])
  await bridge({ ...out, WeightOut: 6211 })
  await bridge({ ...out, WeightOut: 6211, CustomerDataID: '20002', CustomerName: 'คนอื่น' })
  expect(await noticed()).toEqual([SSWeightID, SSWeightID])
  const other = await openBridge(server)
  await other({ ...out, WeightOut: 7000 })
  await other({ ...out, WeightOut: 7000 })
  expect(await noticed()).toHaveLength(3)
})
