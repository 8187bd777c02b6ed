import { expect, test } from 'vitest'
import { letterhead } from '../../platform/letterhead.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, leftAt, readyTicket } from '../../tests/fixture.ts'
import { bare, darkLines, textOf } from '../../tests/pdf.ts'
import { contextOf } from '../../tests/server.ts'
import { money, whole } from '../../ui/format.ts'
import { type DailyPayment, dailyPayment } from '../reads/daily-payment.ts'
import { dailyPaymentPdf } from './daily-payment.ts'

const DAY = '2026-11-20'
const PRINTED = new Date(`${DAY}T17:05:30+07:00`)

await openTestDatabase()
letterhead.set({ name: 'บริษัท ควนทองน้ำมันปาล์ม จำกัด', address: '99 หมู่ 4 ต.อิปัน' })
const mill = await buildMill()

/** The day's report, and the text of its document as poppler reads it. */
async function printed(filterDate: string, language: 'th' | 'en' = 'th') {
  const report = await dailyPayment(filterDate, 'all')
  const pdf = await pdfOf(report, { filterDate, filterGroup: 'all' }, language)
  return { report, text: bare(textOf(pdf)) }
}

type Input = Parameters<typeof dailyPaymentPdf>[0]
const OF_ONE: Input = { filterDate: DAY, filterGroup: '1' }

function pdfOf(report: DailyPayment, asked: Input = OF_ONE, language: 'th' | 'en' = 'th') {
  return dailyPaymentPdf(asked, report, { ...contextOf(mill.officers[91], PRINTED), language })
}

test('holds every figure of the day, who signs and who printed it', async () => {
  for (const weightIn of [15_230, 13_780, 21_005]) {
    const { customerId } = await addVendor()
    const times = leftAt(new Date(`${DAY}T09:00:00+07:00`))
    await readyTicket(mill, { customerId, weightIn, ...times })
  }
  const { report, text } = await printed(DAY)
  for (const row of [...report.payment, report.total]) {
    expect(text).toContain(whole(row.WeightNet))
    for (const figure of [row.Amount, row.Tax, row.Paid]) expect(text).toContain(money(figure))
  }
  for (const { CustomerName, CustomerID, CarRegister } of report.payment) {
    expect(text).toContain(bare(`${CustomerID} ${CustomerName}`))
    expect(text).toContain(bare(CarRegister))
  }
  expect(text.split(bare('ยังไม่อยู่ในใบสั่งซื้อ'))).toHaveLength(1 + 3)
  for (const phrase of ['ประจำวันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569', 'รวมทั้งสิ้น 3 ราย', 'ผู้อนุมัติ', 'หน้า 1/1']) {
    expect(text).toContain(bare(phrase))
  }
  expect(text).toContain(bare('วันที่พิมพ์ 20/11/2569 เวลา 17:05 น. โดย เจ้าหน้าที่ 91 ทดสอบ'))
})

test('a payee stands once with the sum of its tickets, by AVL code, and says cash', async () => {
  const report = await dailyPayment(DAY, 'all')
  const [one, two] = report.payment
  const cash = { SysBankName: null, SysBookBankNumber: null, Cash: true }
  const late = { ...two!, CustomerID: '19999', CustomerName: 'นางละม้าย ช่วยเกื้อ', ...cash }
  const early = { ...one!, CustomerID: '10000', Paid: '1000.25', PayState: 'payable' as const }
  const payment = [late, early, { ...early, Paid: '2000.50' }]
  const text = bare(textOf(await pdfOf({ ...report, payment })))
  expect(text.split(bare(early.CustomerName))).toHaveLength(2)
  for (const figure of ['1,000.25', '2,000.50', '3,000.75', 'ตั้งหนี้แล้ว', 'เงินสด']) {
    expect(text).toContain(bare(figure))
  }
  expect(text.indexOf(bare(early.CustomerName))).toBeLessThan(text.indexOf(bare(late.CustomerName)))
})

test('speaks English to who reads English', async () => {
  const { text } = await printed(DAY, 'en')
  expect(text).toContain('Dailypalmpaymentreport')
  expect(text).toContain('Friday,20November2026')
})

test('a day without data says so', async () => {
  const { text } = await printed('2026-11-21')
  expect(text).toContain(bare('ไม่มีรายการในวันนี้'))
})

test('500 rows and names of 200 letters stay whole', async () => {
  const report = await dailyPayment(DAY, 'all')
  const CustomerName = 'ห้างหุ้นส่วนปื้ฏูญี่'.repeat(10).slice(0, 200)
  const payment = Array.from({ length: 500 }, (_, index) => ({
    ...report.payment[index % report.payment.length]!,
    CustomerID: `${10_000 + index}`,
    CustomerName: index % 50 ? 'นายกตัญญู ปิ่นแก้ว' : CustomerName,
    Paid: `${10_000 + index}.25`,
  }))
  const pdf = await pdfOf({ ...report, payment }, { ...OF_ONE, filterGroup: 'all' })
  const pages = textOf(pdf).split('\f').slice(0, -1).map(bare)
  for (const { Paid } of payment) expect(pages.join('')).toContain(money(Paid))
  for (const part of ['ห้าง', 'หุ้น', 'ญี่']) {
    expect(pages.join('').split(bare(part)).length - 1, part).toBe(10 * 10)
  }
  for (const head of ['สวนปาล์มรหัส 1', 'เจ้าของ']) expect(pages[1]).toContain(bare(head))
})

test('an account of more letters than its column is wide goes on below, to the last', async () => {
  const report = await dailyPayment(DAY, 'all')
  const accounts = ['12345678901234567890', 'WMWMWMWMWMWMWMWMWMWM']
  const payment = accounts.map((SysBookBankNumber) => ({
    ...report.payment[0]!,
    SysBookBankNumber,
  }))
  const text = textOf(await pdfOf({ ...report, payment }))
  expect(text).toMatch(/ 12345678901234( .*)?\n +567890\n/)
  expect(text).toMatch(/ WMWMWMWMWM( .*)?\n +WMWMWMWMWM\n/)
})

test('lines are pale, and nothing leaves its column', async () => {
  const report = await dailyPayment(DAY, 'all')
  const payment = report.payment.map((ticket) => ({
    ...ticket,
    CustomerID: '12345678901234',
    SysBankName: 'GOVERNMENTSAVING',
  }))
  const pdf = await pdfOf({ ...report, payment })
  expect(textOf(pdf)).not.toMatch(/12345678901234|GOVERNMENTSAVING/)
  expect(darkLines(pdf)).toBe(0)
})
