import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import { businessDay } from '../../../platform/thai-date.ts'
import { OWN_CODES } from './lists.ts'
import type { NewMill } from './new-mill.ts'

/** Grades a load and takes the price that the screen has computed: by the ladder, for the level, for premium. */
export async function gradeAndPrice(
  mill: NewMill,
  SSWeightID: number,
  grade: number,
  [SysValuationPrice, SysValuationLevelPrice, SysValuationPremium]: [number, number, number],
): Promise<void> {
  await mill.as(52, 'po/evaluate', { SSWeightID, SysProductGrade: grade, SysPalmReturn: 0 })
  const price = { SysValuationPrice, SysValuationLevelPrice, SysValuationPremium }
  await mill.as(52, 'po/valuation', { SSWeightID, ...price })
}

/** Brings graded loads of a vendor through one order to its payable; returns the amount of each. */
export async function payLoads(
  mill: NewMill,
  account: string,
  tickets: readonly number[],
): Promise<number[]> {
  const form = await mill.as<{ vendor: { UUID: string; VendorAccountNumber: string }[] }>(
    51,
    'po/getEnvironmentPOForm',
    {},
  )
  const vendor = form.vendor.find(({ VendorAccountNumber }) => VendorAccountNumber === account)
  const header = { VendorUUID: vendor?.UUID }
  const made = await mill.as<{ UUID: string; PONumber: string }>(51, 'po/createPOHeader', header)
  expect(made.PONumber).toMatch(/^KLPO-\d{4}-\d{5}$/)
  const { UUID: POHeaderUUID } = made
  const { po_header } = await mill.as<{ po_header: object }>(51, 'po/getEnvironmentPOLineManage', {
    POHeaderUUID,
  })
  expect(po_header).toMatchObject(OWN_CODES)
  const lines: { UUID: string; Amount: number }[] = []
  for (const SSWeightID of tickets) {
    const line = { POHeaderUUID, SSWeightID, DeliveryDate: '' }
    lines.push(await mill.as(51, 'po/createPOLine', line))
  }
  await mill.as(51, 'po/submitPO', { POHeaderUUID })
  await mill.as(50, 'po/approvePO', { POHeaderUUID })
  await mill.as(51, 'po/confirmPO', { POHeaderUUID })
  const RecDate = businessDay(new Date())
  for (const { UUID: POLineUUID } of lines)
    await mill.as(81, 'po/receiptLine', { POHeaderUUID, POLineUUID, RecDate })
  await mill.as(91, 'po/invoice', { POHeaderUUID })
  return lines.map(({ Amount }) => Amount)
}

/** What is paid for a load, and to which account. */
interface Payment {
  CarRegister: string
  SysBookBankNumber: string
  Tax: number
  Paid: number
}

/** What is paid for the loads that left on a day, by plate, and the same as it stands on paper, without spaces. */
export async function paymentReport(mill: NewMill, filterDate: string) {
  const of = { filterDate, filterGroup: 'all' }
  const { payment } = await mill.as<{ payment: Payment[] }>(91, 'report/ReportDailyPalmPayment', of)
  const paid = payment
    .map((one) => [one.CarRegister, one.SysBookBankNumber, one.Tax, one.Paid])
    .toSorted()
  const answer = await fetch(new URL('/api/system/export/DailyPalmPayment', mill.product.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mill.session(91)}` },
    body: JSON.stringify(of),
  })
  const input = Buffer.from(await answer.arrayBuffer())
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' })
  return { paid, text: text.replace(/\s/g, '') }
}
