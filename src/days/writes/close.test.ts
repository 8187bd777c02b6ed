import { beforeEach, expect, test } from 'vitest'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { arriving, leaving, openBridge, type Reading, takeInOldTrucks } from '../../tests/bridge.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, gradeTicket, readyTicket, weighTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, lineIdsOf, perform } from '../../tests/orders.ts'
import { rowOf } from '../../tests/rows.ts'
import { openTestServer } from '../../tests/server.ts'

let day = '2026-08-01'
const TODAY = businessDay(new Date())
const PRICE = { SysValuationPrice: 5.2, SysValuationLevelPrice: 0, SysValuationPremium: 0 }

await openTestDatabase()
const server = await openTestServer()
const mill = { ...(await buildMill()), officers: server.officers }
const bridge = await openBridge(server)
await takeInOldTrucks()
// Each test has a day of its own.
beforeEach(() => {
  day = addDays(day, 2)
})

const at = (time: string) => new Date(`${day}T${time}+07:00`)
const facts = () => ({ timeIn: at('08:00'), timeOut: at('09:00') })
/** A reading of a truck that came and left on the test's day. */
const reading = (): Reading =>
  leaving(arriving(mill.vendor.avl, { WeightTimeIn: at('08:00').toISOString() }), {
    WeightTimeOut: at('09:00').toISOString(),
  })

async function dayNow(Day = day) {
  return (await server.post('days/GetDay', { Day }, 91)).body.result
}

async function close(Day = day) {
  const { Hash } = await dayNow(Day)
  return server.post('days/Close', { Day, Hash }, 50)
}

const graded = (SSWeightID: number) => ({ SSWeightID, SysProductGrade: 19, SysPalmReturn: 0 })
const closed = { status: 400, body: { code: 'day.closed' } }

test('lists what is open, a ticket at the one thing that it waits for', async () => {
  const { customerId } = mill.vendor
  await weighTicket({ customerId, weightOut: null, ...facts() })
  await weighTicket({ customerId, ...facts() })
  await gradeTicket(mill, await weighTicket({ customerId, ...facts() }))
  await readyTicket(mill, facts())
  const order = await draftOrder(mill)
  await addTicket(mill, order, await readyTicket(mill, facts()))
  const { Checklist } = await dayNow()
  const counts = Checklist.flatMap((one: { What: string; Count: number }) =>
    one.Count ? [[one.What, one.Count]] : [],
  )
  expect(Object.fromEntries(counts)).toEqual({
    inYard: 1,
    notGraded: 1,
    notPriced: 1,
    onNoOrder: 1,
    notSubmitted: 1,
    noYield: 1,
  })
})

test('closes a day with the totals of its palm by product, and what was received and set up', async () => {
  await readyTicket(mill, facts())
  await readyTicket(mill, { ...facts(), productCode: 'FFB-ESTATE', weightIn: 13_780 })
  await server.post('yield/SaveYield', { RecordDate: day, ProductKey: 'CPO', YieldPercent: 18 }, 91)
  const { status, body } = await close()
  expect(status).toBe(200)
  expect(body.result).toMatchObject({
    IsClosed: true,
    Totals: {
      TotalCar: 2,
      TotalWeight: 16_990,
      Amount: 88_348,
      AVGGrade: 18,
      YieldPercent: 18,
      Products: [
        { ProductDataID: 'FFB-ESTATE', TotalWeight: 7770, Amount: 40_404 },
        { ProductDataID: 'FFB-RAMP', TotalWeight: 9220, Amount: 47_944 },
      ],
    },
    Closings: [{ Hash: body.result.Hash, ClosedBy: 'เจ้าหน้าที่ 50 ทดสอบ', ReopenedAt: null }],
  })
})

test('a figure that changed since it was shown refuses the close, with the present day', async () => {
  const { Hash } = await dayNow()
  await readyTicket(mill, facts())
  const { status, body } = await server.post('days/Close', { Day: day, Hash }, 1)
  expect([status, body.code]).toEqual([409, 'day.changed'])
  expect(body.present).toMatchObject({ IsClosed: false, Totals: { TotalCar: 1 } })
})

test('today is not over, and a day is closed once', async () => {
  expect(await close(TODAY)).toMatchObject({ status: 400, body: { code: 'day.notOver' } })
  const both = await Promise.all([close(), close()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await close()).toMatchObject({ body: { code: 'day.alreadyClosed' } })
})

test('no door changes a closed day', async () => {
  const { customerId } = mill.vendor
  const ungraded = await weighTicket({ customerId, ...facts() })
  const unpriced = await weighTicket({ customerId, ...facts() })
  await gradeTicket(mill, unpriced)
  const priced = await readyTicket(mill, facts())
  const [{ SSWeightID: proposed }] = await imported(reading())
  await gradeTicket(mill, proposed)
  const { Hash } = (await close()).body.result
  const Reason = 'ชั่งซ้ำ'
  const weights = { SSWeightID: priced, CarRegister: '80-1', WeightIn: 15_230, WeightOut: 6000 }
  for (const [path, body, role] of [
    ['po/evaluate', graded(ungraded), 52],
    ['po/valuation', { SSWeightID: unpriced, ...PRICE }, 52],
    ['po/correctGrade', { ...graded(priced), Reason }, 50],
    ['po/correctPrice', { SSWeightID: priced, ...PRICE, Reason }, 50],
    ['po/updateWeightInfo', { ...weights, WeightNet: 9230, Reason }, 0],
    ['yield/SaveYield', { RecordDate: day, ProductKey: 'CPO', YieldPercent: 18 }, 91],
  ] as const) {
    expect(await server.post(path, body, role), path).toMatchObject(closed)
  }
  expect((await dayNow()).Hash).toBe(Hash)
})

test('the bridge changes no closed day: each of its readings is refused by itself, or waits', async () => {
  const yard = arriving(mill.vendor.avl, { WeightTimeIn: at('07:00').toISOString() })
  const [plain, protectedOne] = [reading(), reading()]
  await bridge(yard, plain)
  const [{ SSWeightID }] = await imported(protectedOne)
  await gradeTicket(mill, SSWeightID)
  const { Hash } = (await close()).body.result
  const out = { ...leaving(yard), WeightTimeOut: at('10:00').toISOString() }
  const outcomes = await bridge(
    reading(),
    out,
    { ...plain, WeightOut: 6500 },
    { ...protectedOne, WeightOut: 6500 },
    leaving(arriving(mill.vendor.avl)),
  )
  expect(outcomes.map(({ Outcome }) => Outcome)).toEqual([
    'refused',
    'refused',
    'refused',
    'proposed',
    'created',
  ])
  expect(outcomes[0]?.Reason).toContain('ปิดแล้วโดย เจ้าหน้าที่ 50 ทดสอบ')
  expect((await dayNow()).Hash).toBe(Hash)
  const { id: CorrectionID } = await rowOf('open_corrections', { ticket_id: SSWeightID })
  expect(
    await server.post('po/acceptCorrection', { CorrectionID, Reason: 'ตรวจแล้ว' }, 0),
  ).toMatchObject(closed)
  await reopen()
  expect((await bridge(out))[0]).toMatchObject({ Outcome: 'updated' })
})

test('palm of a closed day is ordered, received on another day and paid', async () => {
  const order = await draftOrder(mill)
  await addTicket(mill, order, await readyTicket(mill, facts()))
  const { Hash } = (await close()).body.result
  for (const action of ['submit', 'approve', 'confirm'] as const) await perform(mill, action, order)
  const [POLineUUID] = await lineIdsOf(order)
  const receipt = { POHeaderUUID: order, POLineUUID }
  expect(await server.post('po/receiptLine', { ...receipt, RecDate: day }, 81)).toMatchObject(
    closed,
  )
  const received = await server.post('po/receiptLine', { ...receipt, RecDate: TODAY }, 81)
  expect(received.status).toBe(200)
  expect((await server.post('po/invoice', { POHeaderUUID: order }, 91)).status).toBe(200)
  expect((await dayNow()).Hash).toBe(Hash)
})

async function imported(one: Reading) {
  const [ticket] = await bridge(one)
  return [ticket!] as const
}

async function reopen() {
  await server.post('days/AskReopening', { Day: day, Reason: 'ใบชั่งมาช้า' }, 50)
  expect((await server.post('days/ConfirmReopening', { Day: day }, 1)).status).toBe(200)
}
