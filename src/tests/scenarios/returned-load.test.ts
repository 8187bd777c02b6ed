import { expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { arriving, leaving, openBridge } from '../bridge.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { bare, textOf } from '../pdf.ts'
import { openTestServer } from '../server.ts'

/**
 * A load of which a part goes back: 15,230 kg in, 6,010 kg out with the 350 kg that the mill did not take, so
 * 9,220 kg net; the empty truck weighs 8,759 kg, so (9,220 − 8,759) / 9,220 = 5.00 %, of the band that is 0.15.
 */
await openTestDatabase()
const server = await openTestServer()
const { vendor } = await buildMill()
const bridge = await openBridge(server)
const truck = arriving(vendor.avl)
const [{ SSWeightID } = { SSWeightID: 0 }] = await bridge(truck)

const returned = {
  SSWeightID,
  SysProductGrade: 15,
  SysPalmReturn: 1,
  SysPalmReturnReason: 'ปาล์มดิบ',
  SysPalmReturnWeight: 350,
}
/** Grade 15 is one step of 0.30 below the lowest row, 4.70 at grade 16. */
const terms = { SysValuationPrice: 4.4, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
const figures = { Amount: 40_568, Tax: 1217.04, Paid: 39_350.96 }
const out = leaving(truck)
const day = businessDay(new Date(String(out.WeightTimeOut)))
let order: string
let line: string

test('the registry takes the truck in, and its light weight', async () => {
  const pulled = await server.post('vehicleLight/ProcessVehicleLight', {}, 51)
  expect(pulled.body.result).toEqual({ Created: 1 })
  const { result: found } = (await server.post('vehicleLight/GetVehicalLightNoValid', {}, 51)).body
  expect(found).toMatchObject([{ CarRegister: truck.CarRegister, AVL: vendor.avl }])
  const tare = { VehicleLightUUID: found[0].UUID, Weight: 8759, Version: found[0].Version }
  const saved = await server.post('vehicleLight/SaveVehicleWeight', tare, 51)
  expect(saved.body.result).toMatchObject({ LightWeight: 8759 })
})

test('the evaluator grades it in the yard: from 10 to 23, with a reason', async () => {
  for (const SysProductGrade of [9, 24]) {
    const wrong = { ...returned, SysProductGrade }
    expect((await server.post('po/evaluate', wrong, 52)).body.fields).toHaveProperty(
      'SysProductGrade',
    )
  }
  const unsaid = { ...returned, SysPalmReturnReason: '' }
  expect((await server.post('po/evaluate', unsaid, 52)).body.code).toBe('v.returnReason')
  const graded = await server.post('po/evaluate', returned, 52)
  expect(graded.body.result).toMatchObject({
    SysProductGrade: 15,
    SysPalmReturn: 1,
    SysPalmReturnReason: 'raw',
    SysPalmReturnWeight: 350,
    VehicleLightWeight: 8759,
  })
})

test('and prices it, while nobody knows yet what its net weight will be', async () => {
  const { body } = await server.post('po/valuation', { SSWeightID, ...terms }, 52)
  expect(body.result).toMatchObject({
    SysPrice: 4.4,
    WeightNet: null,
    SysPalmReturnPercent: null,
    SysValuationConditonQuality: null,
  })
  expect(await slip()).not.toContain('39,350.96')
})

test('weighed out, it shows the percent and the rate; what went back is not taken off the net', async () => {
  expect(await bridge(out)).toMatchObject([{ SSWeightID, Outcome: 'updated' }])
  expect((await sheet()).weight).toMatchObject({
    WeightNet: 9220,
    SysPalmReturnWeight: 350,
    SysPalmReturnPercent: 5,
    SysValuationConditonQuality: 0.15,
    SysPrice: 4.4,
  })
})

test('its sheet says why this price: a step below the lowest row, and no rate in the sum', async () => {
  expect((await sheet()).origin).toMatchObject({
    PriceVersion: 1,
    ProductGrade: 15,
    FromGrade: 16,
    FromPrice: 4.7,
    Steps: -1,
    PerStep: 0.3,
    ComputedPrice: 4.4,
    ComputedLevelPrice: 0,
    ComputedPremium: 0,
  })
})

test('the driver’s slip says the same to the satang', async () => {
  const text = await slip()
  for (const phrase of ['15,230', '6,010', '9,220', '15%', 'ปาล์มดิบ', 'คืน 350 กก.', '5.00%', '4.40'])
    expect(text).toContain(bare(phrase))
  for (const figure of ['40,568.00', '1,217.04', '39,350.96']) expect(text).toContain(figure)
})

test('it is bought, received and owed', async () => {
  const made = await server.post('po/createPOHeader', { VendorUUID: vendor.id }, 51)
  order = made.body.result.UUID
  const added = await server.post('po/createPOLine', { POHeaderUUID: order, SSWeightID }, 51)
  expect(added.body.result).toMatchObject({
    SysPriceTon: 4400,
    Weight: 9220,
    Amount: figures.Amount,
    ProductGrade: 15,
  })
  line = added.body.result.UUID
  for (const [call, role] of [
    ['submitPO', 51],
    ['approvePO', 50],
    ['confirmPO', 51],
  ] as const) {
    expect((await server.post(`po/${call}`, { POHeaderUUID: order }, role)).status).toBe(200)
  }
  const receipt = { POHeaderUUID: order, POLineUUID: line, RecDate: businessDay(new Date()) }
  expect((await server.post('po/receiptLine', receipt, 81)).body.result.StatePurchase).toBe('RC')
  const owed = await server.post('po/invoice', { POHeaderUUID: order }, 91)
  expect(owed.body.result.StatePurchase).toBe('IV')
  expect(await db().selectFrom('payables').selectAll().execute()).toMatchObject([
    { amount: '40568.00', tax: '1217.04', paid: '39350.96' },
  ])
})

test('the day’s payment, the list and the slip still agree', async () => {
  const { body } = await server.post('report/ReportDailyPalmPayment', { filterDate: day }, 91)
  const row = { SSWeightID, WeightNet: 9220, SysPrice: 4.4, ...figures }
  expect(body.result).toMatchObject({ payment: [row], total: { WeightNet: 9220, ...figures } })
  const pdf = await server.post('export/DailyPalmPayment', { filterDate: day }, 91)
  expect(bare(textOf(pdf.body))).toContain('39,350.96')
  expect(await slip()).toContain('39,350.96')
  const list = await server.post('po/getWeightProcess', { POHeaderUUID: order }, 52)
  expect(list.body.result.data).toMatchObject([
    { SysPalmReturnPercent: 5, SysValuationConditonQuality: 0.15, SysPrice: 4.4, POState: 'IV' },
  ])
})

test('its history shows each event, and what always holds still does', async () => {
  const { body } = await server.post('po/getWeightHistory', { SSWeightID }, 52)
  const events = body.result.data.map(({ Action }: { Action: string }) => Action)
  expect(events.reverse()).toEqual([
    'create',
    'grade',
    'value',
    'update',
    'addLine',
    'receive',
    'invoice',
  ])
  const findings = await checkData()
  expect(findings.filter(({ record }) => record.startsWith('ticket'))).toEqual([])
})

async function sheet() {
  return (await server.post('po/getWeightSheet', { SSWeightID }, 52)).body.result
}

async function slip(): Promise<string> {
  const { status, body } = await server.post('export/WeighingSlip', { SSWeightID }, 52)
  expect(status).toBe(200)
  return bare(textOf(body))
}
