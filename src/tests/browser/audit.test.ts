import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { audit, auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { buildMill } from '../fixture.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { bare, textOf } from '../pdf.ts'
import { insertRow } from '../rows.ts'
import { sealTrail } from '../seal-trail.ts'
import type { SignedIn } from '../server.ts'
import { openBrowser } from './browser.ts'
import { collectDownloads } from './downloads.ts'
import { expectAccessible } from './expect-accessible.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const downloads = collectDownloads()
const now = new Date()

const by = (officer: SignedIn, requestId: string, minute: number): CallContext => ({
  now: new Date(now.getTime() + minute * 1000),
  requestId,
  language: 'th',
  address: '10.20.4.31',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36',
  officer,
})

const order = await orderAfter(mill, ['submit'])
const number = (await orderNow(order)).PONumber
const money = by(mill.officers[51], 'money', 1)
await audit(money, {
  action: 'customer.finance',
  entity: 'customer',
  id: mill.vendor.customerId,
  before: { bank_name: null, bank_account: null, tax_percent: '3.00' },
  after: { bank_name: 'BAAC', bank_account: '211187305261', tax_percent: '0.75' },
  reason: 'ผู้ขายส่งสำเนาสมุดบัญชีแล้ว',
})
const approve = {
  action: 'po.approve',
  entity: 'order',
  before: { State: 'S' },
  after: { State: 'A' },
}
await auditAll(by(mill.officers[50], 'batch', 2), [
  { ...approve, id: order },
  { ...approve, id: crypto.randomUUID() },
])
await sealTrail(now)

async function open(): Promise<Page> {
  return browser.open({ as: mill.officers[1], at: '/Controller/audit' })
}

const FINANCE = 'เปลี่ยนข้อมูลการเงิน'

test('each event is a row with who, what, before and after and from where, and opens to every value, to its record and to its batch', async () => {
  const page = await open()
  const row = rowOf(page, FINANCE)
  for (const part of [mill.vendor.avl, 'ธนาคาร', 'BAAC', 'และอีก 2 ค่า', '10.20.4.31 · Windows']) {
    await row.getByText(part).first().waitFor()
  }
  await rowOf(page, number)
    .getByText(t('audit.others', { n: 1, count: 1 }))
    .waitFor()
  await page.getByText(/ผนึกถึง/).waitFor()
  await expectAccessible(page)
  await row.getByRole('button').first().click()
  await page.getByRole('row', { name: 'ภาษีหัก ณ ที่จ่าย 3% 0.75%', exact: true }).waitFor()
  await page.getByText('ผู้ขายส่งสำเนาสมุดบัญชีแล้ว').first().waitFor()
  await page.getByText('10.20.4.31 · Windows · Chrome').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('audit.ofRecord', { name: mill.vendor.avl }) }).click()
  await page
    .getByText(t('audit.only', { name: '' }).trim())
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('entity')).toBe('customer')
  await page.getByRole('button', { name: t('audit.showAll') }).click()
  await rowOf(page, number).getByRole('button').first().click()
  const all = page.getByRole('list', { name: t('audit.entries', { n: 2, count: 2 }) })
  await expect.poll(() => all.getByRole('listitem').count()).toBe(2)
})

test('the list is saved as Excel and the month as PDF; filters stand in the address, and a link shows the same list', async () => {
  const page = await open()
  const { name, rows } = await downloads.excel(page)
  expect(name).toBe('audit_trail.xlsx')
  expect(JSON.stringify(rows)).toContain('ผู้ขายส่งสำเนาสมุดบัญชีแล้ว')
  await page.getByRole('button', { name: t('audit.month') }).click()
  const coming = page.waitForEvent('download', { timeout: 180_000 })
  await page.getByRole('menuitem').first().click()
  const text = bare(textOf(await readFile(await (await coming).path())))
  expect(text).toContain(bare('ผู้ขายส่งสำเนาสมุดบัญชีแล้ว'))

  await page.getByRole('button', { name: new RegExp(t('audit.concern.money')) }).click()
  await rowOf(page, number).waitFor({ state: 'detached' })
  await rowOf(page, FINANCE).waitFor()
  expect(new URL(page.url()).searchParams.get('concern')).toBe('money')
  await page
    .getByRole('combobox', { name: t('audit.column.who') })
    .selectOption(mill.officers[50].id)
  const clear = page.getByRole('button', { name: t('ui.clearFilters') })
  await clear.waitFor()
  await page.reload()
  await clear.click()
  await rowOf(page, number).waitFor()
})

test('a trail that was changed after it was sealed says so, and where, and has room on tablets and a phone', async () => {
  await insertRow('last_seal_check', {
    checked_at: now,
    faults: JSON.stringify([{ id: 7, fault: 'changed' }]),
  })
  const page = await open()
  await page
    .getByRole('alert')
    .getByText(t('audit.fault.changed', { id: 7 }), { exact: false })
    .waitFor()
  await expectAccessible(page)
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByText(mill.vendor.avl).first().waitFor()
    await waitUntilIdle(page)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    )
    expect(tooWide, `${width} × ${height}`).toBe(false)
  }
})
