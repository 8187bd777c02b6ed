import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addresses } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import type { Language } from '../../platform/thai-date.ts'
import { updateFinance, updateLevel } from '../../vendors/writes/customers.ts'
import { link } from '../../vendors/writes/links.ts'
import { updateValue } from '../../vendors/writes/values.ts'
import { addCustomer, addVendor, buildMill, readyTickets, type Vendor } from '../fixture.ts'
import { draftOrder, orderNow, perform } from '../orders.ts'
import { insertRow, rowsOf, rowOf as storedRow } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { pressIn, visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const { officers } = mill
await insertRow('financial_dimensions', {
  dimension: 7,
  value: 'SRT_PS',
  description: 'อ.พระแสง จ.สุราษฎร์ธานี',
})

test('Setup refuses a distance while it is typed, finds a D7 by its description, and keeps all', async () => {
  const vendor = await addVendor()
  const { page, dialog } = await open(vendor, 'vendor.setUp')
  const [distance, shipping] = [
    field(dialog, 'vendor.setUp.distance'),
    field(dialog, 'term.shipping'),
  ]
  const d7 = dialog.getByRole('combobox', { name: t('vendor.setUp.d7') })
  await expectFocus(distance)
  const fault = dialog.getByText(t('v.distance'), { exact: true })
  for (const typed of ['-1', '99999']) {
    await distance.fill(typed)
    await fault.waitFor()
    await distance.fill('38')
    await fault.waitFor({ state: 'detached' })
  }
  await d7.fill('ไม่มี')
  await dialog.getByText(t('ui.lookup.none')).waitFor()
  await expect.poll(() => d7.inputValue()).toBe('ไม่มี')
  await d7.blur()
  await expect.poll(() => d7.inputValue()).toMatch(/^D7-001/)
  await d7.click()
  await dialog.getByRole('option', { name: 'SRT_PS' }).waitFor()
  await expectSetupRefused(dialog, vendor, 'กรุณาระบุ D7')
  await distance.fill('38.5')
  await shipping.fill('0.10')
  await d7.fill('พระแสง')
  await dialog.getByRole('option', { name: 'SRT_PS อ.พระแสง จ.สุราษฎร์ธานี' }).click()
  await save(page, dialog)
  expect(await vendorKept(vendor)).toMatchObject({
    distance_km: '38.50',
    shipping_cost: '0.10',
    consistency: null,
    dimension_7: 'SRT_PS',
  })
  await rowOf(page, vendor.name).getByText('SRT_PS').waitFor()
})

test('Setup asks in English too for a D7, and marks what is no number of its kind', async () => {
  const vendor = await addVendor()
  const { page, dialog } = await open(vendor, 'vendor.setUp', 'en')
  await expectSetupRefused(dialog, vendor, 'Please specify D7_Related', 'en')
  expect(page.url()).toContain('account=')
})

/** Empties the D7, types what are no numbers of their kinds and saves: each is marked, and nothing is kept. */
async function expectSetupRefused(
  dialog: Locator,
  vendor: Vendor,
  words: string,
  language: Language = 'th',
): Promise<void> {
  await dialog.getByRole('combobox').fill('')
  await dialog.getByRole('textbox').nth(0).fill('-1')
  await dialog.getByRole('textbox').nth(1).fill('0.125')
  await dialog.getByRole('button', { name: t('ui.save', {}, language) }).click()
  for (const fault of [words, t('v.distance', {}, language), t('v.decimals', {}, language)]) {
    await dialog.getByText(fault, { exact: true }).waitFor()
  }
  await expectFocus(dialog.getByRole('textbox').nth(0))
  expect(await vendorKept(vendor)).toMatchObject({ dimension_7: 'D7-001', distance_km: null })
}

test('the finance dialog refuses what can be no account, reads out what may be one, and asks before it changes', async () => {
  const vendor = await addVendor()
  const { page, dialog } = await open(vendor, 'vendor.manageFinance')
  const [account, tax] = [
    field(dialog, 'vendor.finance.account'),
    field(dialog, 'vendor.finance.tax'),
  ]
  const bank = dialog.getByRole('combobox', { name: t('vendor.finance.bank') })
  const press = () => dialog.getByRole('button', { name: t('ui.save') }).click()
  const fault = (key: WordKey) => dialog.getByText(t(key), { exact: true })
  const former = { bank_account: '012345678901', tax_percent: '3.00' }
  await expect.poll(() => account.inputValue()).toBe('01-234-5-67890-1')
  await dialog.getByText(t('vendor.finance.taxHint')).waitFor()
  await account.fill('abc-1')
  await fault('v.accountFigures').waitFor()
  await account.fill('1'.repeat(40))
  await fault('v.account').waitFor()
  await account.fill('๑๒๓๔๕๖๗๘๙๐')
  await fault('v.account').waitFor({ state: 'detached' })
  const read = { account: '1234567890', n: 10, bank: 'ธ.ก.ส.', m: 12 }
  await dialog.getByText(t('vendor.finance.otherLength', read)).waitFor()
  // Each fault takes the place of the one before.
  for (const [number, percent, message] of [
    ['123456789', '3', 'v.account'],
    ['1234567890', '16', 'v.tax'],
    ['', '3', 'v.account'],
    ['1234567890', '', 'v.tax'],
  ] as const) {
    await account.fill(number)
    await tax.fill(percent)
    await press()
    await fault(message).waitFor()
    expect(await customerKept(vendor), `${number} ${percent}`).toMatchObject(former)
  }

  await bank.selectOption('กสิกรไทย')
  await account.fill('123 456 7890')
  await dialog.getByText('123-4-56789-0').waitFor()
  await account.fill('๑๒๓๔๕๖๗๘๙๐๑๒')
  await tax.fill('0.75')
  await press()
  const asked = questionOf(page, vendor)
  const [before, after] = ['ธ.ก.ส. 01-234-5-67890-1', 'กสิกรไทย 123456789012']
  await asked.getByText(t('vendor.finance.ask.text', { before, after })).waitFor()
  expect(await customerKept(vendor)).toMatchObject(former)
  await answer(page, asked, dialog)
  expect(await customerKept(vendor)).toMatchObject({
    bank_name: 'กสิกรไทย',
    bank_account: '123456789012',
    tax_percent: '0.75',
  })

  await chooseInMenu(page, vendor, 'vendor.manageFinance')
  await waitUntilClickable(dialog)
  await bank.selectOption('')
  await press()
  await fault('v.bank').waitFor()
  await account.fill('')
  await press()
  await answer(page, asked, dialog)
  expect(await customerKept(vendor)).toMatchObject({ bank_name: null, bank_account: null })
})

test('a stale save of finance data says who saved, shows the present values and keeps only what was typed', async () => {
  const vendor = await addVendor()
  const saveAs = (SysBankName: string, SysBookBankNumber: string) => {
    const account = { SysBankName, SysBookBankNumber, SysTaxDeduction: 1 }
    return updateFinance({ VendorUUID: vendor.id, ...account }, contextOf(officers[50]))
  }
  const { page, dialog } = await open(vendor, 'vendor.manageFinance')
  const tax = field(dialog, 'vendor.finance.tax')
  await tax.fill('0.75')
  await saveAs('กรุงไทย', '8012345678')
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  const shown = dialog.getByRole('alert')
  await shown.getByText(`${officers[50].firstName} ${officers[50].lastName} แก้ไขข้อมูลนี้เมื่อ`).waitFor()
  expect(await customerKept(vendor)).toMatchObject({ tax_percent: '1.00' })
  await shown.getByRole('button', { name: t('ui.latest') }).click()
  await dialog.getByText(t('ui.latest.loaded')).waitFor()
  await dialog.getByText(t('ui.latest.value', { value: '1.00%' })).waitFor()
  await expect.poll(() => tax.inputValue()).toBe('0.75')
  await expect
    .poll(() => field(dialog, 'vendor.finance.account').inputValue())
    .toBe('801-2-34567-8')
  browser.errors.expect(/status of 409 .*UpdateCustomerFinanceData/)

  await saveAs('ธ.ก.ส.', '109876543210')
  await page.reload()
  await expect.poll(() => tax.inputValue()).toBe('0.75')
  await save(page, dialog)
  expect(await customerKept(vendor)).toMatchObject({
    bank_name: 'ธ.ก.ส.',
    bank_account: '109876543210',
    tax_percent: '0.75',
  })
})

test('the level stands beside what the last months come to, is not overwritten unseen, and the list follows it', async () => {
  const { vendor } = mill
  await readyTickets(mill, 7)
  const { page, dialog } = await open(vendor, 'vendor.manageLevel')
  const rows = dialog.getByRole('table').locator('tbody tr')
  await expect
    .poll(() => rows.allTextContents())
    .toEqual(['3 เดือน718.0064,540', '6 เดือน718.0064,540', '12 เดือน718.0060,000 / 64,540'])
  const silver = t('level.Silver')
  const next = { level: silver, grade: '17.50', weight: '60,000' }
  await dialog.getByText(t('vendor.level.next', next)).waitFor()
  await dialog.getByText(t('vendor.level.estimate', { level: silver })).waitFor()
  await updateLevel({ VendorUUID: vendor.id, Level: 3 }, contextOf(officers[50]))
  await dialog.getByText(`${silver} +0.05`).click()
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  const shown = dialog.getByRole('alert')
  await shown.getByRole('button', { name: t('ui.latest') }).click()
  await dialog.getByText(t('ui.latest.value', { value: t('level.Gold') })).waitFor()
  await save(page, dialog)
  expect(await customerKept(vendor)).toMatchObject({ level_id: 2 })
  const row = rowOf(page, vendor.name)
  await row.getByText('+0.05').waitFor()
  await expect
    .poll(() => row.getByRole('button', { name: t('vendor.moveUp', { level: silver }) }).count())
    .toBe(0)
  browser.errors.expect(/status of 409 .*UpdateCustomerLevel/)
})

test('Link finds a customer by its name; one that another vendor took meanwhile is refused and leaves the list', async () => {
  const [vendor, other] = [await addAlone(), await addAlone()]
  const [id, CustomerID] = [await addCustomer('77001'), await addCustomer('77002')]
  const { page, dialog } = await open(vendor, 'vendor.link')
  const search = field(dialog, 'vendor.link.search')
  await expectFocus(search)
  await page.keyboard.type('77002')
  const question = await choose(dialog, '77002')
  await link({ VendorUUID: other.id, CustomerID }, contextOf(officers[50]))
  await question.getByRole('button', { name: t('vendor.link') }).click()
  await question.waitFor({ state: 'detached' })
  const taken = t('vendor.customerTaken', { avl: '77002', other: other.name })
  await page.getByRole('alert').filter({ hasText: taken }).first().waitFor()
  await dialog.getByText(t('ui.emptyFiltered')).waitFor()
  expect(await linkOf(vendor)).toBeUndefined()
  browser.errors.expect(/status of 409 .*SaveVendorLinkCustomer/)

  await search.fill('77001')
  await expect.poll(() => dialog.getByRole('row').count()).toBe(2)
  const meant = await choose(dialog, '77001')
  const names = { vendor: vendor.name, avl: '77001' }
  await meant.getByText(t('ask.link', names)).waitFor()
  await meant.getByText(t('vendor.link.otherName')).waitFor()
  await expectAccessible(page)
  expect(await linkOf(vendor)).toBeUndefined()
  await meant.getByRole('button', { name: t('vendor.link') }).click()
  await waitForMessage(page, t('done.vendorLinked'))
  await rowOf(page, vendor.name).getByText('77001').first().waitFor()
  expect(await linkOf(vendor)).toBe(id)
})

/** Chooses a customer in the dialog Link, which asks first. */
async function choose(dialog: Locator, avl: string): Promise<Locator> {
  const name = t('ui.actionOf', { action: t('vendor.link.choose'), name: `สวน ${avl}` })
  await dialog.getByRole('button', { name }).click()
  const question = dialog.page().getByRole('dialog', { name: new RegExp(avl) })
  await waitUntilClickable(question)
  return question
}

test('Unlink asks, refuses while an order is open, and frees the customer; the history shows who did what', async () => {
  const vendor = await addVendor()
  const [VendorUUID, ctx] = [vendor.id, contextOf(officers[50])]
  await updateValue({ VendorUUID, ValueFD7: 'SRT_PS', ValueShippingCost: 0.1 }, ctx)
  await updateLevel({ VendorUUID, Level: 2 }, ctx)
  await updateFinance({ VendorUUID, SysBankName: null, SysTaxDeduction: 0 }, ctx)
  const order = await orderNow(await draftOrder(mill, vendor))
  const { page, dialog } = await open(vendor, 'vendor.unlink')
  const verb = dialog.getByRole('button', { name: t('vendor.unlink') })
  await dialog.getByText(t('ask.unlink', { vendor: vendor.name, avl: vendor.avl })).waitFor()
  await waitUntilClickable(dialog)
  await verb.click()
  const names = { vendor: vendor.name, n: 1, po: order.PONumber }
  await dialog.getByText(t('vendor.openOrders', names)).waitFor()
  await expectFocus(verb)
  const way = dialog.getByRole('link', { name: t('term.openOrder') })
  expect(await way.getAttribute('target')).toBe('_blank')
  expect(await way.getAttribute('href')).toBe(addresses.order(order.UUID).to)
  expect(await linkOf(vendor)).toBe(vendor.customerId)
  browser.errors.expect(/status of 400 .*SaveVendorUnlink/)
  await perform(mill, 'discard', order.UUID)
  await verb.click()
  await waitForMessage(page, t('done.vendorUnlinked'))
  await rowOf(page, vendor.name).getByText(t('vendor.noLink')).waitFor()
  expect(await linkOf(vendor)).toBeUndefined()

  await chooseInMenu(page, vendor, 'ui.history')
  await dialog.getByText(t('vendor.history.title', { vendor: vendor.name })).waitFor()
  const events = dialog.getByRole('list').first().locator('> li')
  await expect.poll(() => events.count()).toBe(4)
  const shown = (await events.allTextContents()).join('\n')
  for (const words of [
    'D7 D7-001 → SRT_PS',
    'ค่าขนส่ง 0.10',
    'ระดับสมาชิก ปกติ → ซิลเวอร์',
    'เลขที่บัญชี 01-234-5-67890-1 → ไม่มี',
    'ภาษีหัก ณ ที่จ่าย (%) 3.00 → 0.00',
    `รหัส AVL ${vendor.avl} → ไม่มี`,
    `${officers[50].firstName} ${officers[50].lastName}`,
  ]) {
    expect(shown).toContain(words)
  }
})

/** Opens the list at a vendor, and of its row's menu what `item` says. */
async function open(vendor: Vendor, item: WordKey, language: Language = 'th') {
  const page = await browser.open({ as: officers[51], language })
  await visit(page, `/Controller/vendor?account=${await codeOf(vendor)}`)
  await chooseInMenu(page, vendor, item, language)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return { page, dialog }
}

async function chooseInMenu(
  page: Page,
  { name }: Vendor,
  item: WordKey,
  language: Language = 'th',
): Promise<void> {
  await rowOf(page, name).hover()
  await page.getByRole('button', { name: t('ui.rowMenu', { name }, language) }).click()
  await page.getByRole('menuitem', { name: t(item, {}, language), exact: true }).click()
}

function field(dialog: Locator, key: WordKey): Locator {
  return dialog.getByRole('textbox', { name: t(key) })
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await pressIn(dialog, t('ui.save'))
  await waitForMessage(page, t('done.vendorSaved'))
  await dialog.waitFor({ state: 'detached' })
}

function questionOf(page: Page, { name: vendor }: Vendor): Locator {
  return page.getByRole('dialog', { name: t('vendor.finance.ask', { vendor }) })
}

/** Says yes to the question, and waits until it is saved. */
async function answer(page: Page, question: Locator, dialog: Locator): Promise<void> {
  await pressIn(question, t('ui.save'))
  await waitForMessage(page, t('done.vendorSaved'))
  for (const one of [question, dialog]) await one.waitFor({ state: 'detached' })
}

let alone = 0

/** A vendor without a customer. */
async function addAlone(): Promise<Vendor> {
  alone += 1
  const name = `นายสมชาย ทองอ่อน ${alone}`
  const account = `X-${alone}`
  const vendor = { account_number: account, name, dimension_7: 'D7-001' }
  const { id } = await insertRow('vendors', vendor)
  return { id, account, name, customerId: 0, avl: '' }
}

async function codeOf({ id }: Vendor): Promise<string> {
  return (await vendorKept({ id })).account_number
}

function vendorKept({ id }: Pick<Vendor, 'id'>) {
  return storedRow('vendors', { id })
}

function customerKept({ customerId: id }: Vendor) {
  return storedRow('customers', { id })
}

async function linkOf({ id }: Vendor): Promise<number | undefined> {
  const [link] = await rowsOf('links_in_force', { vendor_id: id })
  return link?.customer_id
}
