import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { bahtWords } from '../../platform/documents/baht-words.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, overridePrice, readyTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderWithLines, perform } from '../../tests/orders.ts'
import { bare, textOf } from '../../tests/pdf.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { money, whole } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { calls } from '../contract.ts'
import { handlers } from '../handlers.ts'
import { type OrderSheet, orderSheet } from '../reads/payables.ts'
import type { Action } from '../rules/steps.ts'
import { createHeader } from '../writes/create-header.ts'
import { orderPdf } from './order.ts'

const PRINTED = new Date('2026-11-20T17:05:30+07:00')
const CONFIRMED: Action[] = ['submit', 'approve', 'confirm']
const NOT_YET = 'ยังไม่ใช่เอกสารสั่งซื้อ'

await openTestDatabase()
letterhead.set({ name: 'บริษัท ควนทองน้ำมันปาล์ม จำกัด', address: '99 หมู่ 4 ต.อิปัน' })
const mill = await buildMill()

/** The order's document as poppler reads it, without spaces; `change` is made to what the database says. */
async function printed(
  orderId: string,
  { language = 'th' as 'th' | 'en', change = (order: OrderSheet) => order } = {},
) {
  const order = change(await orderSheet(orderId))
  const pdf = await orderPdf(order, { ...contextOf(mill.officers[51], PRINTED), language })
  const pages = textOf(pdf).split('\f').slice(0, -1).map(bare)
  return { order, pages, text: pages.join('') }
}

async function orderOf(lines: number, actions: readonly Action[] = []): Promise<string> {
  const id = await orderWithLines(mill, lines)
  for (const action of actions) await perform(mill, action, id)
  return id
}

test('holds number, vendor, every figure of the lines, the sums and their words', async () => {
  const id = await draftOrder(mill)
  for (const weightIn of [15_230, 13_787, 21_003]) {
    await addTicket(mill, id, await readyTicket(mill, { weightIn }))
  }
  for (const action of CONFIRMED) await perform(mill, action, id)
  const { order, text } = await printed(id)
  const { PONumber, VendorAccountNumber, VendorOrganizationName, AVL } = order
  for (const phrase of [PONumber, VendorAccountNumber, VendorOrganizationName, AVL!, 'ใบสั่งซื้อ']) {
    expect(text).toContain(bare(phrase))
  }
  for (const line of order.POLineSet) {
    const { WeightIn, WeightOut, WeightNet, SysProductGrade, SysPrice, Amount } = line
    const figures = [WeightIn, WeightOut, WeightNet, SysProductGrade].map(whole).join('')
    expect(text).toContain(`${figures}${money(SysPrice)}${money(Amount)}`)
    expect(text).toContain(line.WeightSequenceWeightOut)
    expect(text).toContain(bare(line.WeightCarRegister))
  }
  for (const sum of [order.TotalAmount, order.TotalTax, order.TotalPaid]) {
    expect(text).toContain(money(sum))
  }
  expect(order.TotalAmount).toBe('166348.00')
  expect(text).toContain(bare('หนึ่งแสนหกหมื่นหกพันสามร้อยสี่สิบแปดบาทถ้วน'))
  expect(text).toContain(groupAccount(order.SysBookBankNumber ?? '', order.SysBankName))
  expect(text).not.toContain(bare(NOT_YET))
})

test('shows a weight to its last figure where a scale weighs finer than whole kilograms', async () => {
  const id = await draftOrder(mill)
  for (const weightIn of [15_230.25, 13_787.5]) {
    await addTicket(mill, id, await readyTicket(mill, { weightIn }))
  }
  const { order, text } = await printed(id)
  for (const figures of ['15,230.256,0109,220.25', '13,787.506,0107,777.50', '16,997.75']) {
    expect(text).toContain(figures)
  }
  expect(order.TotalWeight).toBe('16997.75')
})

test('names who prepared, approved and printed it', async () => {
  const { order, text } = await printed(await orderOf(1, CONFIRMED))
  expect(order.ApprovedByName).toBe('เจ้าหน้าที่ 50 ทดสอบ')
  for (const phrase of ['(เจ้าหน้าที่ 51 ทดสอบ)', '(เจ้าหน้าที่ 50 ทดสอบ)', 'ผู้จัดทำ', 'ผู้อนุมัติ', 'ผู้ขาย']) {
    expect(text).toContain(bare(phrase))
  }
  expect(text).toContain(bare('วันที่พิมพ์ 20/11/2569 เวลา 17:05 น. โดย เจ้าหน้าที่ 51 ทดสอบ'))
  expect(text).toContain(bare(`${order.PONumber} · หน้า 1/1`))
})

test('shows only the conditions that are filled in', async () => {
  const input = calls.createPOHeader.input.parse({
    VendorUUID: mill.vendor.id,
    DateOfUse: '2026-11-21',
    FFAMax: 5,
    Delivery: 'ส่งที่ลานรับปาล์ม',
  })
  const { UUID } = await createHeader(input, contextOf(mill.officers[51]))
  const { text } = await printed(UUID)
  for (const phrase of ['21 พฤศจิกายน 2569', 'FFA สูงสุด (%) 5.00', 'ส่งที่ลานรับปาล์ม', 'ยังไม่มีรายการ']) {
    expect(text).toContain(bare(phrase))
  }
  for (const unsaid of ['วันหมดอายุ', 'DOBI', 'การชำระเงิน', 'เงื่อนไขอื่น']) {
    expect(text).not.toContain(bare(unsaid))
  }
})

describe('an order that is not in force is marked so', () => {
  test.each<[string, readonly Action[]]>([
    [`ร่าง – ${NOT_YET}`, []],
    [`รอพิจารณา – ${NOT_YET}`, ['submit']],
    [`รอพิจารณา – ${NOT_YET}`, ['submit', 'review']],
    [`ไม่อนุมัติ – ${NOT_YET}`, ['submit', 'reject']],
    ['ยกเลิก', ['submit', 'approve', 'cancel']],
  ])('%s', async (phrase, actions) => {
    const { order, text } = await printed(await orderOf(1, actions))
    expect(text).toContain(bare(phrase))
    expect(text).toContain(money(order.TotalAmount))
  })
})

test('marks an overridden price with the computed one, without the reason', async () => {
  const ticket = await readyTicket(mill)
  const id = await draftOrder(mill)
  await addTicket(mill, id, ticket)
  await overridePrice(mill, ticket, '6.35', 'สัญญารายปี')
  await addTicket(mill, id, await readyTicket(mill))
  const { order, text } = await printed(id)
  const slip = order.POLineSet[0]!.WeightSequenceWeightOut
  expect(text).toContain(bare(`18 * 6.35 ${money(order.POLineSet[0]!.Amount)}`))
  expect(text).toContain(
    bare(`* ${slip} กำหนดราคาเองโดย เจ้าหน้าที่ 50 ทดสอบ (ระบบคำนวณ 5.20 บาท/กก.)`),
  )
  expect(text.match(/\*/g)).toHaveLength(2)
  expect(text).not.toContain(bare('สัญญารายปี'))
})

test('shows the product once, or for each ticket where they differ', async () => {
  const id = await orderOf(2)
  expect((await printed(id)).text).toContain(bare('สินค้า ปาล์มทะลาย ลานเท'))
  const loose = (order: OrderSheet) => {
    const [first, ...others] = order.POLineSet
    return { ...order, POLineSet: [{ ...first!, ProductTypeName: 'ปาล์มร่วง ลานเท' }, ...others] }
  }
  const { text } = await printed(id, { change: loose })
  for (const phrase of ['ปาล์มร่วง ลานเท', 'ปาล์มทะลาย ลานเท']) expect(text).toContain(bare(phrase))
  expect(text).not.toContain(bare('สินค้า ปาล์ม'))
})

test('shows the copies of the payable, whatever ticket and vendor are later', async () => {
  const id = await orderOf(2, [...CONFIRMED, 'receive', 'receive', 'invoice'])
  const before = await printed(id)
  await db()
    .updateTable('customers')
    .set({ tax_percent: '1', bank_account: '9999999999' })
    .execute()
  await db().updateTable('weigh_tickets').set({ weight_out_kg: '6000' }).execute()
  const after = await printed(id)
  expect(after.text).toBe(before.text.replaceAll(whole(6010), whole(6000)))
})

test('says that a payable is paid in cash, and nothing of that before it is set up', async () => {
  const { text: before } = await printed(await orderOf(1, CONFIRMED), {
    change: (order) => ({ ...order, SysBankName: null, SysBookBankNumber: null }),
  })
  expect(before).not.toContain(bare('เงินสด'))
  const id = await orderOf(1, [...CONFIRMED, 'receive', 'invoice'])
  await updateRows('payable_lines', { order_id: id }, { bank_name: null, bank_account: null })
  const { order, text } = await printed(id)
  expect(order.Cash).toBe(true)
  expect(text).toContain(bare('เงินสด'))
})

test('speaks Thai to the vendor, whichever language its officer reads', async () => {
  const id = await orderOf(1)
  const thai = await printed(id)
  expect(thai.text).toContain(bare(bahtWords(thai.order.TotalAmount)))
  expect((await printed(id, { language: 'en' })).text).toBe(thai.text)
})

test('200 lines go on under the same head, and who signs has the sum before them', async () => {
  const { order, pages } = await printed(await orderOf(1, CONFIRMED), {
    change: (order) => ({
      ...order,
      POLineSet: Array.from({ length: 200 }, (_, index) => ({
        ...order.POLineSet[0]!,
        LineNo: index + 1,
        Amount: `${10_000 + index}.25`,
      })),
    }),
  })
  expect(pages.length).toBeGreaterThan(4)
  for (const page of pages.slice(0, -1)) expect(page).toContain(bare('เลขที่ใบชั่ง'))
  for (const page of pages.slice(1)) expect(page).toContain(bare(`${order.PONumber} (ต่อ)`))
  for (const { Amount } of order.POLineSet) expect(pages.join('')).toContain(money(Amount))
  const last = pages.at(-1)
  for (const phrase of ['ผู้จัดทำ', 'ผู้อนุมัติ', money(order.TotalPaid)])
    expect(last).toContain(bare(phrase))
})

test('a name of 200 letters stays whole', async () => {
  const { pages, text } = await printed(await orderOf(1), {
    change: (order) => ({ ...order, VendorOrganizationName: 'ฬ'.repeat(200) }),
  })
  expect(text.match(/ฬ/g)).toHaveLength(200)
  expect(pages).toHaveLength(1)
})

test('has order number and time in its file name; refused for a deleted order', async () => {
  const ctx = contextOf(mill.officers[51], PRINTED)
  const id = await orderOf(1)
  const { name } = await handlers.exportPurchaseOrder({ POHeaderUUID: id }, ctx)
  const { PONumber } = await orderSheet(id)
  expect(name).toBe(`PurchaseOrder_${PONumber}_20261120170530.pdf`)
  await perform(mill, 'delete', id)
  const gone = handlers.exportPurchaseOrder({ POHeaderUUID: id }, ctx)
  await expect(gone).rejects.toMatchObject({ code: 'po.notFound' })
})
