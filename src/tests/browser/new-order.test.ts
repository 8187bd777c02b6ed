import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { ADD_GUARD_MS } from '../../purchase-orders/rules.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { rowOf } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { expectFocus, tabTo } from './focus.ts'
import { freezeClockAt } from './frozen-clock.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const { officers, vendor } = await buildMill()
const other = await addVendor('2')
// Their names hold nothing of their codes.
await db().updateTable('customers').set({ name: 'นายกตัญญู' }).execute()
const code = await codeOf(vendor.id)

test('a vendor is found by a part of its code, name or AVL, and Enter never takes one of the list before, however late the answer is; without one, and of one without a D7 or a link, it says at once what to do', async () => {
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

  // Each but the last finds another one than the list has that was there before; that is chosen already.
  for (const [typed, one] of [
    [code, vendor],
    [other.name.slice(0, -6), other],
    [vendor.avl, vendor],
    [code, vendor],
  ] as const) {
    const label = `${await codeOf(one.id)} ${one.name} · AVL ${one.avl}`
    await field.fill(typed)
    const found = dialog.getByRole('listbox').getByRole('option')
    await expect.poll(() => found.allTextContents(), { message: typed }).toEqual([label])
    await found.click()
    await expect.poll(() => field.inputValue()).toBe(label)
    expect(await d7.inputValue()).toBe('D7-001')
  }

  await field.fill('')
  await create(dialog)
  await expectFocus(field)
  const why = t('v.vendorChosen')
  await alertOf(page, why)
    .getByRole('button', { name: t('ui.hideMessage') })
    .click()
  await expect.poll(() => dialog.getByText(why).count()).toBe(1)
  for (const [account_number, dimension_7, key] of [
    ['X-D7', null, 'po.noD7'],
    ['X-link', 'D7-001', 'po.vendorNotLinked'],
  ] as const) {
    const lacking = { account_number, dimension_7, name: 'นายไม่ครบ' }
    await db().insertInto('vendors').values(lacking).execute()
    await choose(dialog, account_number)
    const obstacle = t(key, { vendor: lacking.name })
    await dialog.getByText(obstacle).waitFor()
    await create(dialog)
    await alertOf(page, obstacle).waitFor()
    expect(await ordersOf(account_number)).toEqual([])
  }
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
  const expiry = dialog.getByRole('textbox', { name: t('new.dateOfExpire') })
  await expectFocus(expiry)
  await expiry.fill('31/02/2570')
  await create(dialog)
  await dialog.getByText(t('v.date')).waitFor()
  await expectFocus(expiry)
  await expiry.fill('22/11/2569')
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
  const page = await browser.open({ as: officers[51], at: '/Controller/po' })
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

async function openDialog(): Promise<{ page: Page; dialog: Locator }> {
  const page = await browser.open({ as: officers[51], at: '/Controller/po' })
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await vendorField(dialog).waitFor()
  return { page, dialog }
}

function vendorField(dialog: Locator): Locator {
  return dialog.getByRole('combobox', { name: t('term.vendor') })
}

/** Finds the vendor of that code and takes it. */
async function choose(dialog: Locator, code: string): Promise<void> {
  await vendorField(dialog).fill(code)
  await marked(dialog, code).click()
}

/** What Enter takes. */
function marked(dialog: Locator, words: string): Locator {
  return dialog.locator('[data-combobox-selected]', { hasText: words })
}

async function create(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: t('po.create') }).click()
}

function alertOf(page: Page, words: string): Locator {
  return page.getByRole('alert').filter({ hasText: words })
}

async function codeOf(id: string): Promise<string> {
  const { account_number } = await rowOf('vendors', { id })
  return account_number
}

function ordersOf(account: string) {
  return db()
    .selectFrom('purchase_orders')
    .selectAll()
    .where('vendor_account_number', '=', account)
    .execute()
}
