import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { ADD_GUARD_MS } from '../../purchase-orders/rules.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus, tabTo } from './focus.ts'
import { freezeClockAt } from './frozen-clock.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const { officers, vendor } = await buildMill()
const other = await addVendor('2')
// Their names hold nothing of their codes.
await db().updateTable('customers').set({ name: 'นายกตัญญู' }).execute()
const code = await codeOf(vendor.id)
const label = `${code} ${vendor.name} · AVL ${vendor.avl}`

test('a vendor is found by a part of its code, name or AVL; Enter never takes one of the list before, however late the answer is', async () => {
  const { page, dialog } = await openDialog()
  const field = vendorField(dialog)
  const d7 = dialog.getByRole('textbox', { name: t('new.d7') })
  await field.click()
  await dialog.getByRole('option', { name: vendor.name }).waitFor()
  const delayed: Route[] = []
  const form = '**/po/getEnvironmentPOForm'
  await page.route(form, (route) => void delayed.push(route))
  const otherCode = await codeOf(other.id)
  await field.pressSequentially(otherCode)
  await page.keyboard.press('Enter')
  await expect.poll(() => delayed.at(-1)?.request().postData()).toContain(otherCode)
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe(otherCode)
  await expect.poll(() => d7.inputValue()).toBe('')
  for (const route of delayed) await route.continue()
  await page.unroute(form)
  await marked(dialog, other.name).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toContain(other.name)
  await expect.poll(() => d7.inputValue()).toBe('D7-001')

  for (const typed of [code, vendor.name.slice(0, -6), vendor.avl]) {
    await choose(dialog, otherCode)
    await field.fill(typed)
    const found = dialog.getByRole('listbox').getByRole('option')
    await expect.poll(() => found.allTextContents(), { message: typed }).toEqual([label])
    await found.click()
    await expect.poll(() => field.inputValue()).toBe(label)
    expect(await d7.inputValue()).toBe('D7-001')
  }
})

test('without a vendor, and of one without a D7 or a link, it says at once, and in both languages, what to do', async () => {
  const lacking = [
    { account_number: 'X-D7', dimension_7: null, ...LACKS_D7 },
    { account_number: 'X-link', dimension_7: 'D7-001', ...LACKS_LINK },
  ]
  for (const { account_number, dimension_7 } of lacking) {
    const incomplete = { account_number, dimension_7, name: 'นายไม่ครบ' }
    await db().insertInto('vendors').values(incomplete).execute()
  }
  for (const language of ['th', 'en'] as const) {
    const { page, dialog } = await openDialog(language)
    if (language === 'th') {
      await create(dialog)
      await alertOf(page, 'กรุณาเลือกผู้ขาย').waitFor()
      await expectFocus(vendorField(dialog))
      await expect.poll(() => dialog.getByText('กรุณาเลือกผู้ขาย').count()).toBe(1)
    }
    for (const { account_number, [language]: why } of lacking) {
      await choose(dialog, account_number, language)
      await dialog.getByText(why).waitFor()
      await create(dialog, language)
      await alertOf(page, why).waitFor()
    }
  }
  for (const { account_number } of lacking) expect(await ordersOf(account_number)).toEqual([])
})

test('a threshold out of its range and an expiry before its use are marked; a second press within two seconds asks to wait', async () => {
  const { page, dialog } = await openDialog()
  await choose(dialog, code)
  for (const [name, typed, why] of [
    ['new.FFAMax', '-0.5', 'v.percent'],
    ['new.DobiMin', '2.345', 'v.threshold.10'],
    ['new.FFAMax', '500', 'v.percent'],
  ] as const) {
    const field = dialog.getByRole('textbox', { name: t(name), exact: true })
    await field.fill(typed)
    await create(dialog)
    await dialog.getByText(t(why)).waitFor()
    await expectFocus(field)
    expect(Number(await field.inputValue()), 'is not rounded').toBe(Number(typed))
    await field.fill('0')
  }
  await dialog.getByRole('textbox', { name: t('new.dateOfUse') }).fill('21/11/2569')
  await dialog.getByRole('textbox', { name: t('new.dateOfExpire') }).fill('20/11/2569')
  await freezeClockAt(page, 100_000_000)
  await create(dialog)
  await dialog.getByText('วันหมดอายุต้องไม่ก่อนวันที่เริ่มใช้ (21/11/2569)').waitFor()
  await dialog.getByRole('textbox', { name: t('new.dateOfExpire') }).fill('22/11/2569')
  await freezeClockAt(page, 100_000_000 + ADD_GUARD_MS - 1)
  await create(dialog)
  await alertOf(page, t('po.wait')).waitFor()
  expect(await ordersOf(code)).toEqual([])
  await freezeClockAt(page, 100_000_000 + ADD_GUARD_MS)
  await create(dialog)
  await dialog.waitFor({ state: 'detached' })
  const [order, ...more] = await ordersOf(code)
  expect(order).toMatchObject({ use_day: '2026-11-21', expire_day: '2026-11-22' })
  expect(more).toEqual([])
  browser.errors.expect(/status of 400 .*createPOHeader/)
})

test('by the keyboard alone an order comes about with the defaults of the mill', async () => {
  const page = await browser.open({ as: officers[51] })
  await visit(page, '/Controller/po')
  await tabTo(page, page.getByRole('button', { name: t('po.create') }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await expectFocus(vendorField(dialog))
  await page.keyboard.type(other.avl)
  await marked(dialog, other.name).waitFor()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('textbox', { name: t('new.Delivery') }))
  await page.keyboard.type('ส่งหน้าลาน')
  // An Enter within half a second of the one before is meant for what was shown then.
  await waitUntilClickable(dialog)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'NBDPO-PL' }).waitFor()
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await waitForMessage(page, t('done.poCreated', { po: number }))
  const [order] = await ordersOf(await codeOf(other.id))
  expect(order).toMatchObject({ number, ...DEFAULTS, delivery: 'ส่งหน้าลาน' })
  expect(number).toMatch(/^NBDPO-PL-\d{4}-\d{5}$/)
  expect(order?.created_day).toBe(businessDay(new Date()))
})

const LACKS_D7 = {
  th: 'ผู้ขาย นายไม่ครบ ยังไม่มี D7 กรุณากำหนดที่เมนู “ผู้ขาย” ก่อน',
  en: 'Vendor นายไม่ครบ has no D7_Related. Please set it via the Vendor menu first.',
}
const LACKS_LINK = {
  th: 'ผู้ขาย นายไม่ครบ ยังไม่ได้ผูกกับตารางลูกค้า (Customer) กรุณาผูก AVL ที่เมนู “ผู้ขาย” ก่อน',
  en: 'Vendor นายไม่ครบ has not been linked to the Customer table. Please link it in the Vendor menu first.',
}
const NO_LIMIT = '0.00'
/** The defaults of docs/rules.md, section 3; D7 is the vendor's. */
const DEFAULTS = {
  state: 'D',
  purchase_state: null,
  includes_tax: false,
  site_code: 'NBD',
  warehouse_code: 'CT-NN',
  use_day: null,
  expire_day: null,
  ffa_max: NO_LIMIT,
  moisture_max: NO_LIMIT,
  dobi_min: NO_LIMIT,
  iodine_max: NO_LIMIT,
  iodine_min: NO_LIMIT,
  colour_blue: NO_LIMIT,
  colour_red: NO_LIMIT,
  colour_yellow: NO_LIMIT,
  dimension_1: '00000',
  dimension_2: 'ZZ_ZZ',
  dimension_3: 'ZZZZZ',
  dimension_4: 'NBD_RM01',
  dimension_5: 'ZZZZ',
  dimension_6: 'ZZZZZ',
  dimension_7: 'D7-001',
}

async function openDialog(language: 'th' | 'en' = 'th'): Promise<{ page: Page; dialog: Locator }> {
  const page = await browser.open({ as: officers[51], language })
  await visit(page, '/Controller/po')
  await page.getByRole('button', { name: t('po.create', {}, language) }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create', {}, language) })
  await vendorField(dialog, language).waitFor()
  return { page, dialog }
}

function vendorField(dialog: Locator, language: 'th' | 'en' = 'th'): Locator {
  return dialog.getByRole('combobox', { name: t('term.vendor', {}, language) })
}

/** Finds the vendor of that code and takes it. */
async function choose(dialog: Locator, code: string, language?: 'th' | 'en'): Promise<void> {
  await vendorField(dialog, language).fill(code)
  await marked(dialog, code).click()
}

/** What Enter takes. */
function marked(dialog: Locator, words: string): Locator {
  return dialog.locator('[data-combobox-selected]', { hasText: words })
}

async function create(dialog: Locator, language?: 'th' | 'en'): Promise<void> {
  await dialog.getByRole('button', { name: t('po.create', {}, language) }).click()
}

function alertOf(page: Page, words: string): Locator {
  return page.getByRole('alert').filter({ hasText: words })
}

async function codeOf(id: string): Promise<string> {
  const { account_number } = await db()
    .selectFrom('vendors')
    .select('account_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return account_number
}

function ordersOf(account: string) {
  return db()
    .selectFrom('purchase_orders')
    .selectAll()
    .where('vendor_account_number', '=', account)
    .execute()
}
