import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { findVehicles } from '../../search/reads/vehicles.ts'
import { findScaleToken } from '../../weighing/reads.ts'
import { importTickets } from '../../weighing/writes/import-tickets.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, saveVehicle } from '../fixture.ts'
import type { Answer } from '../imports.ts'
import { insertRow } from '../rows.ts'
import { openTestServer } from '../server.ts'

await openTestDatabase()
const server = await openTestServer()
await buildMill()
let count = 0

const ctx = { now: new Date(), requestId: 'test', language: 'th' as const, address: '' }
const { Token } = await createToken({ Name: 'เครื่องชั่ง 1' }, ctx)
const scaleToken = await findScaleToken(Token, ctx.now)
if (!scaleToken) throw new Error('The token just made is not found')
const scale = { ...ctx, scaleToken }
const known = { level_id: 2, tax_percent: '0.75', name: 'สวนตัวอย่าง' }
await db()
  .insertInto('customers')
  .values({ code: '10001', ...known })
  .onConflict((on) => on.column('code').doUpdateSet(known))
  .execute()
await db().insertInto('customers').values({ code: 'S2/471', name: 'สวนทาง' }).execute()
await saveVehicle('80-1234 ตรัง', 6010)

/** What a scale sends and says of each truck, and what is kept of it. */
async function weigh(...trucks: Record<string, string>[]) {
  const sent = trucks.map((truck) => {
    count += 1
    return {
      WeightScaleIDIn: `key-${count}`,
      CarRegister: '80-1234 ตรัง',
      CustomerDataID: '10001',
      CustomerName: 'สวนตัวอย่าง',
      ProductDataID: 'FFB-RAMP',
      WeightIn: 15_230,
      WeightTimeIn: new Date(Date.now() - 7_200_000 + count * 1000).toISOString(),
      ...truck,
    }
  })
  const answers = await importTickets(sent, scale)
  const kept = await Promise.all(sent.map(({ WeightScaleIDIn }) => ticketOf(WeightScaleIDIn)))
  return { answers, kept }
}

const ticketOf = (id: string) =>
  db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select(['registration', 'product_code', 'customers.code as avl', 'tax_percent'])
    .where('scale_id_in', '=', id)
    .executeTakeFirst()

async function countOf(table: 'customers' | 'vehicles' | 'vendors' | 'sites'): Promise<number> {
  const { n } = await db()
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

async function ask(path: string, body: object): Promise<Answer> {
  const { body: answer } = await server.post(path, body, 1)
  return answer.status === 200 ? answer.result : answer
}
/** Imports a file of those lines; returns its counts and faults. */
async function bring(Name: string, ...lines: string[]): Promise<Answer> {
  const Base64 = Buffer.from(lines.join('\n')).toString('base64')
  const seen = await ask('reference/PreviewImport', { Files: [{ Name, Base64 }] })
  const { ImportUUID, Version } = seen
  if (seen.Counts.Faulty === 0) await ask('reference/Import', { ImportUUID, Version })
  return seen
}
const TICKETS = 'เลขที่ชั่งเข้า,เลขที่ใบชั่ง,ทะเบียนรถ,รหัส AVL,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก'
const ticketLine = (id: string, plate: string, avl: string, product = 'FFB-RAMP') =>
  `${id},S-${id},${plate},${avl},${product},15230,15/11/2568 08:05,6010,15/11/2568 08:40`

const AVLS = [
  '๑๐๐๐๑',
  '1 0001',
  '１０００１',
  '100-01',
  '10001\u200b',
  '\u200e10001',
  '10001\u202c',
  '10001\u00ad',
  '\u206610001\u2069',
  '10001\u061c',
  '100\u00a001',
  '10\u2060001',
  '\ufeff10001',
  '10–001',
]
const PLATES = [
  '80–1234 ตรัง',
  '80\u20111234 ตรัง',
  '80-1234ตรัง',
  '80-1234  ตรัง',
  '801234 ตรัง',
  '๘๐-๑๒๓๔ ตรัง',
  '80-1234',
  '80 1234 ตง',
  '80-1234 จ.ตรัง',
  'ตรัง 80-1234',
  '80\u22121234\u200b\u00a0ตรัง',
  '８０－１２３４　ตรัง',
]
const OTHER_PLATES = ['80-1234 กระบี่', '80-1235 ตรัง', '81-234 ตรัง']

describe('whichever door a truck takes', () => {
  test('a known seller stays the one that is known, however the code is spelled', async () => {
    const before = await countOf('customers')
    const { answers, kept } = await weigh(...AVLS.map((avl) => ({ CustomerDataID: avl })))
    expect(answers.map(({ Outcome }) => Outcome)).toEqual(AVLS.map(() => 'created'))
    expect(kept).toEqual(
      AVLS.map(() => expect.objectContaining({ avl: '10001', tax_percent: '0.75' })),
    )
    const lines = AVLS.map((avl, n) => ticketLine(`K${n}`, '80-1234 ตรัง', avl))
    expect(await bring('ใบชั่งยกมา.csv', TICKETS, ...lines)).toMatchObject({ Counts: { Faulty: 0 } })
    for (const n of AVLS.keys()) expect(await ticketOf(`K${n}`)).toMatchObject({ avl: '10001' })
    expect(await countOf('customers')).toBe(before)
  })

  test('S2/471 is known in small letters, and S2471 is another seller', async () => {
    const { kept } = await weigh(
      { CustomerDataID: 's2/471' },
      { CustomerDataID: 'S๒/ 471' },
      { CustomerDataID: 'S2471', CustomerName: 'สวนอื่น' },
    )
    expect(kept.map((one) => one?.avl)).toEqual(['S2/471', 'S2/471', 'S2471'])
  })

  test('of a new seller or truck the first says how it is spelled, also in one request', async () => {
    const spelled = ['KK77', 'kk77', 'ＫＫ 77', 'PP-1', 'PP–1', 'pp1']
    const { kept } = await weigh(
      ...spelled.map((avl) => ({ CustomerDataID: avl, CarRegister: `${avl}-1 ชุมพร` })),
    )
    expect(kept.map((one) => one?.avl)).toEqual(['KK77', 'KK77', 'KK77', 'PP-1', 'PP-1', 'PP-1'])
    expect(new Set(kept.map((one) => one?.registration)).size).toBe(2)
  })

  test('a known truck keeps its empty weight, however its plate is spelled', async () => {
    const before = await countOf('vehicles')
    const { kept } = await weigh(...PLATES.map((plate) => ({ CarRegister: plate })))
    expect(kept.map((one) => one?.registration)).toEqual(PLATES.map(() => '80-1234 ตรัง'))
    const lines = PLATES.map((plate, n) => ticketLine(`P${n}`, plate, '10001'))
    expect(await bring('ใบชั่งยกมา.csv', TICKETS, ...lines)).toMatchObject({ Counts: { Faulty: 0 } })
    for (const n of PLATES.keys())
      expect(await ticketOf(`P${n}`)).toMatchObject({ registration: '80-1234 ตรัง' })
    const weights = PLATES.filter((plate) => plate !== '80-1234').map((plate) => `${plate},6020`)
    await bring('ทะเบียนรถเบา.csv', 'ทะเบียนรถ,น้ำหนักรถเบา', ...weights.slice(0, 1))
    expect(await countOf('vehicles')).toBe(before)
  })

  test('another province or number is another truck; without a province that several have none of them', async () => {
    const { kept } = await weigh(...OTHER_PLATES.map((plate) => ({ CarRegister: plate })))
    expect(kept.map((one) => one?.registration)).toEqual(OTHER_PLATES)
    const { kept: without } = await weigh({ CarRegister: '80-1234' })
    expect(without).toMatchObject([{ registration: '80-1234' }])
    expect(await findVehicles('801234', new Date())).toMatchObject({ total_record: 3 })
  })

  test('twins of before stay apart, and a third spelling is the older one', async () => {
    await db().insertInto('customers').values({ code: 'TW-1', name: 'แฝดพี่' }).execute()
    await insertRow('customers', { code: 'tw1', name: 'แฝดน้อง', is_twin: true })
    const { kept } = await weigh(
      ...['TW-1', 'tw1', 'TW1'].map((avl) => ({ CustomerDataID: avl, CustomerName: 'แฝด' })),
    )
    expect(kept.map((one) => one?.avl)).toEqual(['TW-1', 'tw1', 'TW-1'])
  })

  test('a product code is known in another spelling, and one that the mill does not have is asked about', async () => {
    const { answers, kept } = await weigh(
      { ProductDataID: 'ffb ramp' },
      { ProductDataID: 'FFB–RAMP\u200b' },
      { ProductDataID: 'FFB-XX' },
    )
    expect(kept.slice(0, 2)).toMatchObject([
      { product_code: 'FFB-RAMP' },
      { product_code: 'FFB-RAMP' },
    ])
    expect(kept[2]).toBeUndefined()
    expect(answers[2]).toMatchObject({
      Outcome: 'refused',
      Code: 'scale.unknownProduct',
      Field: 'ProductDataID',
      Reason: expect.stringContaining('FFB-XX'),
    })
    const open = await db()
      .selectFrom('open_refused_tickets')
      .select('scale_id_in')
      .where('code', '=', 'scale.unknownProduct')
      .execute()
    expect(open).toEqual([{ scale_id_in: answers[2]?.WeightScaleIDIn }])
  })
})

describe('a record that looks like one that stands', () => {
  test.each(AVLS)('cannot be made in a form as %j', async (code) => {
    const customer = { CustomerCustomerID: code, CustomerCustomerName: 'แฝด' }
    expect(await ask('vendor/CreateCustomer', customer)).toMatchObject({
      code: 'masterData.codeTaken',
    })
  })

  test('is the known one in an import, and its texts are cleaned', async () => {
    const before = await countOf('customers')
    const lines = AVLS.map((avl) => `${avl},สวนเเม่นํ้า\u200b  ใส\u00a0`)
    await bring('ลูกค้า.csv', 'รหัส AVL,ชื่อลูกค้า', lines[0]!)
    const known = await db()
      .selectFrom('customers')
      .select('name')
      .where('code', '=', '10001')
      .executeTakeFirst()
    expect([await countOf('customers'), known]).toEqual([before, { name: 'สวนแม่น้ำ ใส' }])
    for (const line of lines.slice(1)) {
      expect(await bring('ลูกค้า.csv', 'รหัส AVL,ชื่อลูกค้า', line)).toMatchObject({
        Counts: { New: 0, Unchanged: 1 },
      })
    }
  })

  test('neither as a vendor nor as a site', async () => {
    const vendor = { VendorOrganizationName: 'ลาน' }
    await ask('vendor/CreateVendor', { ...vendor, VendorAccountNumber: 'VX-01' })
    const before = [await countOf('vendors'), await countOf('sites')]
    for (const VendorAccountNumber of ['vx01', 'VX–01', 'ＶＸ-๐๑', 'VX-01\u200b']) {
      await ask('vendor/CreateVendor', { ...vendor, VendorAccountNumber })
    }
    const site = { Kind: 'site', Name: 'ลาน' }
    await ask('masterData/CreateRecord', { ...site, Code: 'ST-9' })
    for (const Code of ['st9', 'ST—9', 'ST-๙', 'S\u200bT-9'])
      expect(await ask('masterData/CreateRecord', { ...site, Code })).toMatchObject({
        code: 'masterData.codeTaken',
      })
    expect([await countOf('vendors'), await countOf('sites')]).toEqual([before[0], before[1]! + 1])
  })
})
