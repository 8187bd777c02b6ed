import { expect, test } from 'vitest'
import { letterhead } from '../../platform/letterhead.ts'
import { businessDay, type Language } from '../../platform/thai-date.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, readyTicket } from '../../tests/fixture.ts'
import { bare, darkLines, textOf } from '../../tests/pdf.ts'
import { contextOf } from '../../tests/server.ts'
import { money } from '../../ui/format.ts'
import { type Quotation, quotation } from '../reads/quotation.ts'
import type { EstateGroup } from '../rules.ts'
import { quotationPdf } from './quotation.ts'

const DAY = '2026-11-20'
const PRINTED = new Date(`${DAY}T17:05:30+07:00`)

await openTestDatabase()
letterhead.set({ name: 'บริษัท ควนทองน้ำมันปาล์ม จำกัด', address: '99 หมู่ 4 ต.อิปัน' })
const mill = await buildMill()
for (const group of ['1', '1', '2']) {
  await readyTicket(mill, { customerId: (await addVendor(group)).customerId })
}
const prices = await quotation(businessDay(new Date()))

/** The pages of the document as poppler reads them, without spaces. */
async function printed(
  prices: Quotation,
  filterGroup: EstateGroup = 'all',
  language: Language = 'th',
) {
  const ctx = { ...contextOf(mill.officers[91], PRINTED), language }
  const pdf = await quotationPdf({ filterDate: DAY, filterGroup }, prices, ctx)
  expect(darkLines(pdf)).toBe(0)
  return textOf(pdf).split('\f').slice(0, -1).map(bare)
}

test('holds every customer with every term of the price, who signs and who printed it', async () => {
  const [page = ''] = await printed(prices)
  expect([prices.group1.length, prices.group2.length]).toEqual([2, 1])
  for (const { CustomerDataID, CustomerName, SysPrice } of [...prices.group1, ...prices.group2]) {
    expect(page).toContain(CustomerDataID)
    expect(page).toContain(bare(CustomerName))
    expect(page).toContain(money(SysPrice))
  }
  for (const phrase of [
    'ควนทองน้ำมันปาล์ม',
    'ใบแจ้งราคารับซื้อปาล์มทะลาย',
    'ประจำวันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569',
    'สวนปาล์มรหัส 1 · ปาล์มทะลาย ลานเท 2 ราย',
    'สวนปาล์มรหัส 2 · ปาล์มทะลาย ลานเท 1 ราย',
    'ผู้อนุมัติ',
    'หน้า 1/1',
    'วันที่พิมพ์ 20/11/2569 เวลา 17:05 น. โดย เจ้าหน้าที่ 91 ทดสอบ',
  ]) {
    expect(page).toContain(bare(phrase))
  }
})

test('bunches and loose fruit stand in tables of their own', async () => {
  const [bunches] = prices.group1
  const loose = { ...bunches!, ProductDataID: 'LF-RAMP', ProductTypeName: '', SysPrice: '6.90' }
  const [page = ''] = await printed({ group1: [bunches!, loose], group2: [] }, '1')
  const [, ofBunches = '', ofLoose = ''] = page.split(bare('สวนปาล์มรหัส 1 ·'))
  expect(ofBunches).toContain(bare('ปาล์มทะลาย ลานเท 1 ราย'))
  expect(ofBunches).not.toContain('6.90')
  expect(ofLoose).toContain(bare('LF-RAMP 1 ราย'))
  expect(ofLoose).toContain('6.90')
})

test('one group has the sheet for itself', async () => {
  const [page] = await printed(prices, '2')
  expect(page).toContain(bare('สวนปาล์มรหัส 2'))
  expect(page).not.toContain(bare('สวนปาล์มรหัส 1'))
})

test('speaks English to who reads English', async () => {
  const [page] = await printed(prices, 'all', 'en')
  expect(page).toContain('Quotation')
  expect(page).toContain('Friday,20November2026')
  expect(page).toContain('1customer')
})

test('a day without prices says so in both parts, and nobody signs it', async () => {
  const [page = ''] = await printed({ group1: [], group2: [] })
  expect(page.split(bare('ไม่มีรายการในวันนี้'))).toHaveLength(3)
  expect(page).not.toContain(bare('ผู้อนุมัติ'))
})

test('the header stands on each page, and names of 200 letters stay whole', async () => {
  const [price] = prices.group1
  const CustomerName = 'ห้างหุ้นส่วนปื้ฏูญี่'.repeat(10).slice(0, 200)
  const group1 = Array.from({ length: 120 }, (_, index) => ({
    ...price!,
    CustomerDataID: `1${String(index).padStart(4, '0')}`,
    CustomerName: index % 20 ? 'นายกตัญญู ปิ่นแก้ว' : CustomerName,
  }))
  const pages = await printed({ group1, group2: prices.group2 })
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages.slice(0, -1)) {
    for (const head of ['สวนปาล์มรหัส 1', 'ชื่อ AVL']) expect(page).toContain(bare(head))
  }
  for (const part of ['ห้าง', 'หุ้น', 'ญี่']) {
    expect(pages.join('').split(bare(part)).length - 1, part).toBe(6 * 10)
  }
  for (const { CustomerDataID } of group1) expect(pages.join('')).toContain(CustomerDataID)
  expect(pages.at(-1)).toContain(bare(`หน้า ${pages.length}/${pages.length}`))
})
