import { beforeAll, describe, expect, test } from 'vitest'
import type { ScaleContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { arriving, leaving } from '../../tests/bridge.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addVendor,
  buildMill,
  type Mill,
  readyTicket,
  saveVehicle,
  type TicketFacts,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, perform } from '../../tests/orders.ts'
import { bare, textOf } from '../../tests/pdf.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowOf, updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { money } from '../../ui/format.ts'
import { findScaleToken } from '../../weighing/reads.ts'
import { importTickets } from '../../weighing/writes/import-tickets.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { calls } from '../contract.ts'
import { handlers } from '../handlers.ts'
import { type Slip, weighingSlip } from '../reads/sheet.ts'
import { COMPOSITION } from '../rules/fields.ts'
import { updateWeightInfo } from '../writes/correct-weight.ts'
import { acceptCorrection } from '../writes/decide-correction.ts'
import { gradeTicket } from '../writes/grade.ts'
import { priceTicket } from '../writes/price.ts'
import { slipPdf } from './slip.ts'

const PRINTED = new Date('2026-11-20T17:05:30+07:00')
const MORNING = {
  timeIn: new Date('2026-11-20T08:12:00+07:00'),
  timeOut: new Date('2026-11-20T09:47:00+07:00'),
}
let mill: Mill
let scale: ScaleContext

await openTestDatabase()
beforeAll(async () => {
  letterhead.set({ name: 'บริษัท ควนทองน้ำมันปาล์ม จำกัด', address: '99 หมู่ 4 ต.อิปัน' })
  mill = await buildMill()
  const ctx = contextOf(mill.officers[1])
  const { Token } = await createToken({ Name: 'เครื่องชั่ง 1' }, ctx)
  scale = { ...ctx, scaleToken: (await findScaleToken(Token, ctx.now))! }
})

/** The slip as poppler reads it, without spaces; `change` is made to what the database says. */
async function printed(ticketId: number, change = (slip: Slip) => slip) {
  const slip = change(await weighingSlip(ticketId))
  const pdf = await slipPdf(slip, { ...contextOf(mill.officers[52], PRINTED), language: 'en' })
  const pages = textOf(pdf).split('\f').slice(0, -1).map(bare)
  const text = pages.join('')
  const says = (...sentences: string[]) => {
    for (const errorMessage of sentences) expect(text).toContain(bare(errorMessage))
  }
  const saysNot = (...sentences: string[]) => {
    for (const errorMessage of sentences) expect(text).not.toContain(bare(errorMessage))
  }
  return { slip, pages, text, says, saysNot }
}

/** A ticket of a premium vendor of level Silver, taxed 3 %. */
async function silverTicket(facts: Partial<TicketFacts> = {}): Promise<number> {
  const { id: vendor_id, customerId } = await addVendor()
  await db().updateTable('customers').set({ level_id: 2 }).where('id', '=', customerId).execute()
  await updateRows('vendors', { id: vendor_id }, { shipping_cost: '0.12', consistency: '0.05' })
  await db().insertInto('premiums').values({ vendor_id, added_at: new Date() }).execute()
  return weighTicket({ customerId, ...MORNING, ...facts })
}

async function graded(ticketId: number, grading: object = {}): Promise<number> {
  const given = { SSWeightID: ticketId, SysProductGrade: 21, SysPalmReturn: 0, ...grading }
  const at = new Date('2026-11-20T08:40:00+07:00')
  await gradeTicket(calls.evaluate.input.parse(given), contextOf(mill.officers[52], at))
  return ticketId
}

/** Prices a ticket: the price of the grade, of the level, and the premium. */
async function priced(
  ticketId: number,
  [SysValuationPrice, SysValuationLevelPrice, SysValuationPremium]: [number, number, number],
  { by = 52 as 50 | 52, OverrideReason = null as string | null } = {},
): Promise<number> {
  const terms = { SysValuationPrice, SysValuationLevelPrice, SysValuationPremium }
  const at = new Date('2026-11-20T09:50:00+07:00')
  const given = { SSWeightID: ticketId, OverrideReason, ...terms }
  await priceTicket(calls.valuation.input.parse(given), contextOf(mill.officers[by], at))
  return ticketId
}

/** What the weighbridge says of a truck that came and went; answers its ticket. */
async function importTruck(WeightScaleIDIn: string, facts: object = {}): Promise<number> {
  const truck = leaving(arriving(mill.vendor.avl, { WeightScaleIDIn }), facts)
  const [imported] = await importTickets([truck], scale)
  return imported!.SSWeightID!
}

const set = (ticketId: number, values: object) =>
  db().updateTable('weigh_tickets').set(values).where('id', '=', ticketId).execute()
const taxed = (customerId: number, tax_percent: string) =>
  db().updateTable('customers').set({ tax_percent }).where('id', '=', customerId).execute()

test('shows the example ticket from its weights to the sum paid, with every term of the price', async () => {
  const id = await priced(await graded(await silverTicket()), [5.95, 0.05, 0.2])
  const { slip, pages, says, saysNot } = await printed(id)
  const { SequenceWeightOut, WeightScaleIDIn, AVL, CustomerName, CarRegister } = slip.weight
  says(
    'บริษัท ควนทองน้ำมันปาล์ม จำกัด 99 หมู่ 4 ต.อิปัน',
    `ใบสรุปราคาปาล์ม (ที่มาของราคา) เลขที่ใบชั่ง ${SequenceWeightOut} ผู้ขาย`,
    `ผู้ขาย AVL ${AVL} ${CustomerName} ทะเบียนรถ ${CarRegister} สินค้า ปาล์มทะลาย ลานเท · FFB-RAMP`,
    `น้ำหนัก เลขที่ชั่งเข้า ${WeightScaleIDIn} กก.`,
    'น้ำหนักเข้า 20/11/2569 08:12 15,230 น้ำหนักออก 20/11/2569 09:47 6,010 น้ำหนักสุทธิ 9,220',
    'เปอร์เซ็นต์น้ำมัน 21%',
    'ราคาตามเปอร์เซ็นต์น้ำมัน (21%) ตารางราคา 20% 5.70 + 1 × 0.25 5.95',
    'ส่วนเพิ่มตามระดับ (ระดับซิลเวอร์) +0.05 ผู้ขายพรีเมียม +0.20 ราคาสุทธิ ตารางราคา FFB-RAMP ฉบับที่ 1 วันที่',
    'จำนวนเงิน 9,220 กก. × 6.20 บาท/กก. 57,164.00 บาท ภาษีหัก ณ ที่จ่าย 3% −1,714.92 บาท',
    'ยอดจ่ายสุทธิ 55,449.08 บาท (ห้าหมื่นห้าพันสี่ร้อยสี่สิบเก้าบาทแปดสตางค์)',
    'ไม่รวมในราคา (บาท/กก.): ค่าขนส่ง 0.12 · ความสม่ำเสมอ 0.05 ประเมิน',
    'ประเมินคุณภาพโดย เจ้าหน้าที่ 52 ทดสอบ 20 พ.ย. 2569 08:40 น.',
    'ประเมินราคาโดย เจ้าหน้าที่ 52 ทดสอบ 20 พ.ย. 2569 09:50 น.',
    'วันที่พิมพ์ 20/11/2569 เวลา 17:05 น. โดย เจ้าหน้าที่ 52 ทดสอบ หน้า 1/1',
    '(เจ้าหน้าที่ 52 ทดสอบ)',
    'คนขับรถ',
  )
  saysNot('ยังไม่เสร็จสิ้น', 'แก้ไขโดย', 'เครื่องชั่ง', 'คืนปาล์ม', 'ส่วนประกอบ', 'กำหนดราคาเอง')
  expect(pages).toHaveLength(1)
})

test('rounds the tax of the other worked ticket up by half a satang', async () => {
  const { customerId } = await addVendor()
  await taxed(customerId, '0.75')
  const id = await weighTicket({ customerId, weightIn: 13_780 })
  const override = { by: 50, OverrideReason: 'ตกลงกับเจ้าของ' } as const
  await priced(await graded(id, { SysProductGrade: 18 }), [5.15, 0, 0], override)
  const { says } = await printed(id)
  says(
    '7,770 กก. × 5.15 บาท/กก. 40,015.50 บาท ภาษีหัก ณ ที่จ่าย 0.75% −300.12 บาท',
    'ยอดจ่ายสุทธิ 39,715.38 บาท',
  )
})

test('says who set the price by hand and what was computed, but not why', async () => {
  const id = await graded(await silverTicket(), { SysProductGrade: 14, SysIsSpecialCase: 1 })
  await priced(id, [4.3, 0, 0.2], { by: 50, OverrideReason: 'ตกลงกับเจ้าของ' })
  const { says, saysNot } = await printed(id)
  says(
    'เปอร์เซ็นต์น้ำมัน กรณีพิเศษ 14%',
    'ตารางราคา 16% 4.70 − 2 × 0.30 4.30 กำหนดราคาเองโดย เจ้าหน้าที่ 50 ทดสอบ (ระบบคำนวณ 4.10)',
    'ส่วนเพิ่มตามระดับ กำหนดราคาเองโดย เจ้าหน้าที่ 50 ทดสอบ (ระบบคำนวณ 0.05) 0.00',
    'ผู้ขายพรีเมียม +0.20 ราคาสุทธิ',
  )
  saysNot('ตกลงกับเจ้าของ')
})

test('says where the ladder caps a price', async () => {
  const { id } = await db()
    .selectFrom('ladder_versions')
    .innerJoin('products', 'products.id', 'ladder_versions.product_id')
    .select('ladder_versions.id')
    .where('products.code', '=', 'FFB-PPEP')
    .executeTakeFirstOrThrow()
  const gap = { ladder_version_id: id, grade_percent: 19 }
  await db()
    .deleteFrom('ladder_rows')
    .where((eb) => eb.and(gap))
    .execute()
  const steep = { increment_price: '0.90', decrement_price: '0.90' }
  await db().updateTable('ladder_versions').set(steep).where('id', '=', id).execute()
  const high = await graded(await silverTicket({ productCode: 'FFB-PPEP' }), {
    SysProductGrade: 19,
  })
  const low = await graded(await silverTicket({ productCode: 'FFB-PPEP' }), {
    SysProductGrade: 10,
    SysIsSpecialCase: 1,
  })
  const ofHigh = await printed(await priced(high, [5.7, 0.05, 0.2]))
  ofHigh.says('(19%) ตารางราคา 18% 5.20 + 1 × 0.90 5.70 ไม่เกินราคาแถวถัดไป')
  const ofLow = await printed(await priced(low, [0, 0.05, 0.2]))
  ofLow.says('(10%) ตารางราคา 16% 4.70 − 6 × 0.90 0.00 ไม่ต่ำกว่า 0')
})

test('shows return and composition, of the composition only what is filled in', async () => {
  const id = await silverTicket()
  const { registration } = await rowOf('weigh_tickets', { id })
  await saveVehicle(registration, 8900)
  const returned = { SysPalmReturn: 1, SysPalmReturnReason: 'ปาล์มดิบ', SysPalmReturnWeight: 500 }
  const noted = { SysPalmRipe: 80, SysPalmRaw: 5.5, SysBunchWeight: 14.5, SysIsRaining: 1 }
  await graded(id, { ...returned, ...noted, SysProductGrade: 16, SysPalmPriceLoose: 6 })
  await priced(id, [4.7, 0.05, 0.2])
  const { says, saysNot } = await printed(id)
  says(
    'เปอร์เซ็นต์น้ำมัน ทะลายเฉลี่ย 14.50 กก. · ฝนตก 16% ส่วนประกอบ สุก 80.00% ดิบ 5.50% คืนปาล์ม',
    'ปาล์มดิบ คืน 500 กก. (อยู่ในน้ำหนักออกแล้ว) · 3.47%',
    'ค่าขนส่ง 0.12 · ความสม่ำเสมอ 0.05 · อัตราคุณภาพ 0.15 · ลูกร่วง 6.00',
    'น้ำหนักสุทธิ 9,220',
  )
  saysNot('เน่า', 'แปลงปลูก', 'RSPO', 'เปียกน้ำ')
})

test('is one page for an ordinary ticket with every field filled in', async () => {
  const id = await silverTicket()
  await saveVehicle((await weighingSlip(id)).weight.CarRegister, 8900)
  const shares = Object.fromEntries(COMPOSITION.map((part, i) => [part, i === 0 ? 97.6 : 0.1]))
  await graded(id, {
    ...shares,
    ...{ SysBunchWeight: 14.44, SysIsWatering: 1, SysIsRaining: 1 },
    ...{ SysPalmReturn: 1, SysPalmReturnReason: 'ปาล์มเน่าเกินเกณฑ์', SysPalmReturnWeight: 1740 },
    ...{ SysProductGrade: 14, SysIsSpecialCase: 1 },
    ...{ SysLandNumber: 'สวนลุงเฉลิม 18 ไร่', SysRSPO: 'RSPO-1234567' },
    ...{ SysPalmPriceBunch: 5, SysPalmPriceLoose: 6 },
  })
  await priced(id, [4.3, 0.1, 0.3], { by: 50, OverrideReason: 'ตกลงกับเจ้าของ' })
  const { pages, says } = await printed(id, (slip) => ({
    ...slip,
    weight: {
      ...slip.weight,
      CustomerName: 'ห้างหุ้นส่วนจำกัด ลานเทปาล์มน้ำมันฉวีวรรณ สมทองเจริญทรัพย์ บางมะเดื่อ สาขาอำเภอพุนพิน',
    },
  }))
  says('สุก 97.60% กึ่งสุก 0.10%', 'กำหนดราคาเองโดย', 'คืน 1,740 กก.', 'กรณีพิเศษ', 'คนขับรถ')
  expect(pages).toHaveLength(1)
})

test('shows a weight to its last figure where it is not whole', async () => {
  const id = await readyTicket(mill, { weightIn: 15_230.5 })
  const { says } = await printed(id)
  says('น้ำหนักเข้า', '15,230.50', '9,220.50 กก. × 5.20 บาท/กก. 47,946.60 บาท')
})

test('says who corrected which value, and what the scale sent', async () => {
  const id = await priced(await graded(await importTruck('TRUCK-1')), [5.95, 0, 0])
  const other = { CarRegister: '80-4321 กระบี่', WeightIn: 15_200, WeightOut: 6010, WeightNet: 9190 }
  const weights = { SSWeightID: id, ...other, Reason: 'อ่านเลขผิด' }
  await updateWeightInfo(calls.updateWeightInfo.input.parse(weights), contextOf(mill.officers[0]))
  const { says, saysNot } = await printed(id)
  says(
    'ทะเบียนรถ 80-4321 กระบี่ แก้ไขโดย เจ้าหน้าที่ 0 ทดสอบ · เครื่องชั่ง 80-1234 สุราษฎร์ธานี สินค้า',
    '15,200 แก้ไขโดย เจ้าหน้าที่ 0 ทดสอบ · เครื่องชั่ง 15,230 น้ำหนักออก',
    '6,010 น้ำหนักสุทธิ 9,190 เครื่องชั่ง 9,220 เปอร์เซ็นต์น้ำมัน',
    '9,190 กก. × 5.95 บาท/กก. 54,680.50 บาท',
  )
  saysNot('อ่านเลขผิด')
})

test('shows an open proposal of the scale, and of an accepted one the value before', async () => {
  const id = await graded(await importTruck('TRUCK-2'))
  await importTruck('TRUCK-2', { WeightOut: 6100 })
  const { slip, says } = await printed(id)
  says('6,010', 'เครื่องชั่ง 6,100', 'น้ำหนักสุทธิ 9,220', 'มีคำขอแก้ไขข้อมูลชั่งรอพิจารณา 1 รายการ')
  const [{ CorrectionID } = expect.fail()] = slip.corrections
  await acceptCorrection({ CorrectionID, Reason: 'ตรวจแล้ว' }, contextOf(mill.officers[0]))
  const accepted = await printed(id)
  accepted.says('6,100', 'แก้ไขโดย เจ้าหน้าที่ 0 ทดสอบ · เดิม 6,010', 'น้ำหนักสุทธิ 9,130')
  accepted.saysNot('รอพิจารณา', 'เครื่องชั่ง')
})

describe('an unfinished ticket says what it waits for and shows no sum', () => {
  const inYard = () => silverTicket({ weightOut: null })
  const gradedInYard = async () => graded(await inYard())
  test.each<[string, () => Promise<number>]>([
    ['รอชั่งออก · รอประเมินคุณภาพ · รอประเมินราคา', inYard],
    ['รอประเมินคุณภาพ · รอประเมินราคา', silverTicket],
    ['รอชั่งออก · รอประเมินราคา', gradedInYard],
    ['รอประเมินราคา', async () => graded(await silverTicket())],
    ['รอชั่งออก', async () => priced(await gradedInYard(), [5.95, 0.05, 0.2])],
  ])('%s', async (waits, ticket) => {
    const { slip, says, saysNot } = await printed(await ticket())
    says(`ใบชั่งนี้ยังไม่เสร็จสิ้น: ${waits}`)
    saysNot('จำนวนเงิน', 'ยอดจ่ายสุทธิ', 'ลงชื่อ')
    expect(slip.payable).toBeNull()
  })

  test('is named by its weigh-in number until it has a slip number', async () => {
    const id = await inYard()
    await set(id, { slip_number: null, scale_id_in: 'IN 77/69' })
    const { says } = await printed(id)
    says('ใบสรุปราคาปาล์ม (ที่มาของราคา) เลขที่ชั่งเข้า IN 77/69 ใบชั่งนี้')
    const { name } = await handlers.exportWeighingSlip(
      { SSWeightID: id },
      contextOf(mill.officers[52], PRINTED),
    )
    expect(name).toBe('WeighingSlip_IN-77-69_20261120170530.pdf')
  })
})

test('shows the copy of the payable, whatever the seller’s tax is later', async () => {
  const order = await draftOrder(mill)
  const id = await readyTicket(mill)
  await addTicket(mill, order, id)
  for (const action of ['submit', 'approve', 'confirm', 'receive', 'invoice'] as const) {
    await perform(mill, action, order)
  }
  const before = await printed(id)
  await taxed(mill.vendor.customerId, '1')
  const after = await printed(id)
  await taxed(mill.vendor.customerId, '3')
  const payable = await rowOf('payable_lines', { ticket_id: id })
  after.says(`3% −${money(payable.tax)} บาท`, `ยอดจ่ายสุทธิ ${money(payable.paid)} บาท`)
  expect(after.text).toBe(before.text)
})

test('names of 200 letters and long numbers stay whole', async () => {
  const { text, pages } = await printed(await readyTicket(mill), (slip) => ({
    ...slip,
    weight: {
      ...slip.weight,
      CustomerName: 'ฬ'.repeat(200),
      CarRegister: `80-1234 ${'ฮ'.repeat(92)}`,
      SequenceWeightOut: '7'.repeat(50),
    },
  }))
  expect(text.match(/ฬ/g)).toHaveLength(200)
  expect(text.match(/ฮ/g)).toHaveLength(92)
  expect(text).toContain('7'.repeat(50))
  expect(pages.at(-1)).toContain(bare('ยอดจ่ายสุทธิ'))
  expect(pages.at(-1)).toContain(bare('คนขับรถ'))
})

test('has slip number and time in its file name; refused for an unknown ticket', async () => {
  const ctx = contextOf(mill.officers[52], PRINTED)
  const id = await readyTicket(mill)
  await set(id, { slip_number: '691120-0148' })
  const { name } = await handlers.exportWeighingSlip({ SSWeightID: id }, ctx)
  expect(name).toBe('WeighingSlip_691120-0148_20261120170530.pdf')
  const unknown = handlers.exportWeighingSlip({ SSWeightID: 999_999 }, ctx)
  await expectRefusal(unknown, 'ticket.notFound')
})
