import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { updateRows } from '../rows.ts'
import { openTestServer } from '../server.ts'

await openTestDatabase()
const server = await openTestServer()
const { vendor } = await buildMill()

/** The worked example of docs/rules.md, section 4: a Silver, premium vendor; ladder 16–20 %, 0.25 a percent above. */
await updateRows('customers', { id: vendor.customerId }, { level_id: 2 })
await db().insertInto('premiums').values({ vendor_id: vendor.id, added_at: new Date() }).execute()

const hour = 3600_000
const now = Date.now()
const today = businessDay(new Date(now - 60_000))
const iso = (at: number) => new Date(at).toISOString()
const arriving = {
  WeightScaleIDIn: 'IN-0001',
  CarRegister: '80-1234 สุราษฎร์ธานี',
  CustomerDataID: vendor.avl,
  CustomerName: 'สวนทดสอบ',
  ProductDataID: 'FFB-RAMP',
  ProductTypeName: 'ปาล์มทะลาย ลานเท',
  WeightIn: 15230,
  WeightTimeIn: iso(now - hour),
}
const leaving = {
  ...arriving,
  SequenceWeightOut: '691121-0001',
  WeightOut: 6010,
  WeightTimeOut: iso(now - 60_000),
}

let scale: Record<string, string>
let ticket: number
let order: string
let line: string

test('an administrator makes a token for the weighbridge', async () => {
  const { body } = await server.post('scale/CreateToken', { Name: 'เครื่องชั่ง 1 ขาเข้า' }, 1)
  scale = { authorization: `Bearer ${body.result.Token}` }
})

test('the bridge sends the truck in, and later out', async () => {
  const arrived = await server.post(
    'scale/ImportTickets',
    { tickets: [arriving] },
    undefined,
    scale,
  )
  expect(arrived.body.result).toMatchObject([{ WeightScaleIDIn: 'IN-0001', Outcome: 'created' }])
  ticket = arrived.body.result[0].SSWeightID
  const left = await server.post('scale/ImportTickets', { tickets: [leaving] }, undefined, scale)
  expect(left.body.result).toMatchObject([{ SSWeightID: ticket, Outcome: 'updated' }])
})

test('the evaluator finds it waiting, grades it 21 % and prices it at 6.20', async () => {
  const { body } = await server.post(
    'po/getWeightProcess',
    { filterStatus: 'W', filterSearch: '80-1234' },
    52,
  )
  expect(body.result.data).toMatchObject([
    { SSWeightID: ticket, WeightNet: 9220, CustomerLevelPrice: 0.05, VendorIsPremium: 1 },
  ])
  const graded = await server.post(
    'po/evaluate',
    { SSWeightID: ticket, SysProductGrade: 21, SysPalmReturn: 0 },
    52,
  )
  expect(graded.body.result.SysProductGrade).toBe(21)
  const terms = { SysValuationPrice: 5.95, SysValuationLevelPrice: 0.05, SysValuationPremium: 0.2 }
  const valued = await server.post('po/valuation', { SSWeightID: ticket, ...terms }, 52)
  expect(valued.body.result).toMatchObject({
    SysPrice: 6.2,
    SysOfficerValuation: expect.stringContaining('52'),
  })
})

test('a purchaser makes the order, adds the ticket and submits it', async () => {
  const made = await server.post('po/createPOHeader', { VendorUUID: vendor.id }, 51)
  expect(made.body.result).toMatchObject({
    State: 'D',
    AVL: vendor.avl,
    PONumber: expect.stringMatching(/^NBDPO-PL-\d{4}-00001$/),
  })
  order = made.body.result.UUID
  const { body } = await server.post('po/getEnvironmentPOLineManage', { POHeaderUUID: order }, 51)
  expect(body.result.weight).toMatchObject([{ SSWeightID: ticket, SysPrice: 6.2 }])
  const added = await server.post(
    'po/createPOLine',
    { POHeaderUUID: order, SSWeightID: ticket, DeliveryDate: '' },
    51,
  )
  expect(added.body.result).toMatchObject({
    LineNo: 1,
    SysPriceTon: 6200,
    Amount: 57164,
    ProductGrade: 21,
    ProductPrice: 5.95,
  })
  line = added.body.result.UUID
  const submitted = await server.post('po/submitPO', { POHeaderUUID: order }, 51)
  expect(submitted.body.result.State).toBe('S')
})

test('from here on nobody changes what the farmer was promised', async () => {
  const change = { SSWeightID: ticket, SysProductGrade: 18, SysPalmReturn: 0, Reason: 'ลองแก้' }
  expect((await server.post('po/correctGrade', change, 50)).body.code).toBe('ticket.locked')
})

test('another officer approves, the purchaser confirms', async () => {
  expect((await server.post('po/approvePO', { POHeaderUUID: order }, 51)).status).toBe(403)
  expect((await server.post('po/approvePO', { POHeaderUUID: order }, 50)).body.result.State).toBe(
    'A',
  )
  expect((await server.post('po/confirmPO', { POHeaderUUID: order }, 51)).body.result.State).toBe(
    'CF',
  )
})

test('the warehouse receives the line, which completes the order', async () => {
  const body = { POHeaderUUID: order, POLineUUID: line, RecDate: today }
  const received = await server.post('po/receiptLine', body, 81)
  expect(received.body.result).toMatchObject({ StatePurchase: 'RC', TotalReceipt: 1, TotalLine: 1 })
})

test('accounting sets up the payable', async () => {
  const { body } = await server.post('po/invoice', { POHeaderUUID: order }, 91)
  expect(body.result.StatePurchase).toBe('IV')
  const payable = await db().selectFrom('payables').selectAll().executeTakeFirstOrThrow()
  expect(payable).toMatchObject({ amount: '57164.00', tax: '1714.92', paid: '55449.08' })
})

test('the daily payment says the same satang on screen and on paper', async () => {
  const { body } = await server.post('report/ReportDailyPalmPayment', { filterDate: today }, 91)
  expect(body.result.payment).toMatchObject([
    { CustomerID: vendor.avl, Amount: 57164, Tax: 1714.92, Paid: 55449.08 },
  ])
  const pdf = await server.post('export/DailyPalmPayment', { filterDate: today }, 91)
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf.body,
    encoding: 'utf8',
  }).replace(/\s/g, '')
  for (const figure of ['9,220', '6.20', '57,164.00', '1,714.92', '55,449.08', vendor.avl])
    expect(text).toContain(figure)
})

test('every step left its row: who, what, on which record', async () => {
  const rows = await db()
    .selectFrom('audit_entries')
    .select('action')
    .where('officer_id', 'is not', null)
    .orderBy('id')
    .execute()
  const steps = rows.map(({ action }) => action)
  expect(steps.length).toBeGreaterThanOrEqual(10)
})
