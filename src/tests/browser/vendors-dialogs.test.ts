import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Language } from '../../platform/thai-date.ts'
import { updateFinance, updateLevel } from '../../vendors/writes/customers.ts'
import { link, unlink } from '../../vendors/writes/links.ts'
import { updateValue } from '../../vendors/writes/values.ts'
import { openTestDatabase } from '../database.ts'
import { addCustomer, addVendor, buildMill, readyTickets, type Vendor } from '../fixture.ts'
import { draftOrder, orderNow } from '../orders.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const { officers } = mill
await db()
  .insertInto('financial_dimensions')
  .values({ dimension: 7, value: 'SRT_PS', description: 'อ.พระแสง จ.สุราษฎร์ธานี' })
  .execute()

describe('Setup', () => {
  test('keeps distance, costs and the D7 that was searched for', async () => {
    const vendor = await addVendor()
    const { page, dialog } = await open(vendor, 'vendor.setUp')
    await expectFocus(field(dialog, 'vendor.setUp.distance'))
    await field(dialog, 'vendor.setUp.distance').fill('38.5')
    await field(dialog, 'term.shipping').fill('0.10')
    await dialog.getByRole('combobox', { name: t('vendor.setUp.d7') }).fill('พระแสง')
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

  test('refuses a distance while it is typed that is negative or too far', async () => {
    const vendor = await addVendor()
    const { dialog } = await open(vendor, 'vendor.setUp')
    for (const typed of ['-1', '99999']) {
      await field(dialog, 'vendor.setUp.distance').fill(typed)
      await dialog.getByText(t('v.distance'), { exact: true }).waitFor()
      await field(dialog, 'vendor.setUp.distance').fill('38')
      await dialog.getByText(t('v.distance'), { exact: true }).waitFor({ state: 'detached' })
    }
  })

  test('what is typed for a D7 stays while it is searched for, and all are found again later', async () => {
    const vendor = await addVendor()
    const { dialog } = await open(vendor, 'vendor.setUp')
    const d7 = dialog.getByRole('combobox', { name: t('vendor.setUp.d7') })
    await d7.fill('ไม่มี')
    await dialog.getByText(t('ui.lookup.none')).waitFor()
    await expect.poll(() => d7.inputValue()).toBe('ไม่มี')
    await d7.blur()
    await expect.poll(() => d7.inputValue()).toMatch(/^D7-001/)
    await d7.click()
    await dialog.getByRole('option', { name: 'SRT_PS' }).waitFor()
  })

  test.each([
    ['th', 'กรุณาระบุ D7'],
    ['en', 'Please specify D7_Related'],
  ] as const)(
    'asks in %s for a D7, and marks what is no number of its kind',
    async (language, words) => {
      const vendor = await addVendor()
      const { page, dialog } = await open(vendor, 'vendor.setUp', language)
      await dialog.getByRole('combobox').fill('')
      await dialog.getByRole('textbox').nth(0).fill('-1')
      await dialog.getByRole('textbox').nth(1).fill('0.125')
      await dialog.getByRole('button', { name: t('ui.save', {}, language) }).click()
      for (const said of [words, t('v.distance', {}, language), t('v.decimals', {}, language)]) {
        await dialog.getByText(said, { exact: true }).waitFor()
      }
      await expectFocus(dialog.getByRole('textbox').nth(0))
      expect(await vendorKept(vendor)).toMatchObject({ dimension_7: 'D7-001', distance_km: null })
      expect(page.url()).toContain('account=')
    },
  )
})

describe('Finance data', () => {
  test('keeps bank, account and tax, and says how the account is read', async () => {
    const vendor = await addVendor()
    const { page, dialog } = await open(vendor, 'vendor.manageFinance')
    await expect
      .poll(() => field(dialog, 'vendor.finance.account').inputValue())
      .toBe('01-234-5-67890-1')
    await dialog.getByText(t('vendor.finance.taxHint')).waitFor()
    await dialog.getByRole('combobox', { name: t('vendor.finance.bank') }).selectOption('กสิกรไทย')
    await field(dialog, 'vendor.finance.account').fill('123 456 7890')
    await dialog.getByText('123-4-56789-0').waitFor()
    await field(dialog, 'vendor.finance.tax').fill('0.75')
    const asked = questionOf(page, vendor)
    await dialog.getByRole('button', { name: t('ui.save') }).click()
    const [before, after] = ['ธ.ก.ส. 01-234-5-67890-1', 'กสิกรไทย 123-4-56789-0']
    await asked.getByText(t('vendor.finance.ask.text', { before, after })).waitFor()
    expect(await customerKept(vendor)).toMatchObject({ bank_account: '012345678901' })
    await answer(asked)
    await waitForMessage(page, t('done.vendorSaved'))
    expect(await customerKept(vendor)).toMatchObject({
      bank_name: 'กสิกรไทย',
      bank_account: '1234567890',
      tax_percent: '0.75',
    })
  })

  test('refuses while it is typed what can become no account, and takes Thai digits', async () => {
    const vendor = await addVendor()
    const { page, dialog } = await open(vendor, 'vendor.manageFinance')
    const account = field(dialog, 'vendor.finance.account')
    await account.fill('abc-1')
    await dialog.getByText(t('v.accountFigures'), { exact: true }).waitFor()
    await account.fill('1'.repeat(40))
    await dialog.getByText(t('v.account'), { exact: true }).waitFor()
    await account.fill('๑๒๓๔๕๖๗๘๙๐๑๒')
    await dialog.getByText(t('v.account'), { exact: true }).waitFor({ state: 'detached' })
    await saveAccount(page, dialog, vendor)
    expect(await customerKept(vendor)).toMatchObject({ bank_account: '123456789012' })
  })

  test.each<[account: string, tax: string, fault: WordKey]>([
    ['12345abcde', '3', 'v.accountFigures'],
    ['123456789', '3', 'v.account'],
    ['1234567890123456', '3', 'v.account'],
    ['', '3', 'v.account'],
    ['1234567890', '16', 'v.tax'],
    ['1234567890', '0.755', 'v.tax'],
    ['1234567890', '', 'v.tax'],
  ])('account “%s” with tax “%s” is not saved: %s', async (account, tax, fault) => {
    const vendor = await addVendor()
    const { dialog } = await open(vendor, 'vendor.manageFinance')
    await field(dialog, 'vendor.finance.account').fill(account)
    await field(dialog, 'vendor.finance.tax').fill(tax)
    await dialog.getByRole('button', { name: t('ui.save') }).click()
    await dialog.getByText(t(fault), { exact: true }).waitFor()
    expect(await customerKept(vendor)).toMatchObject({
      bank_account: '012345678901',
      tax_percent: '3.00',
    })
  })

  test('an account of a length that its bank seldom has is pointed out, and may be saved', async () => {
    const vendor = await addVendor()
    const { page, dialog } = await open(vendor, 'vendor.manageFinance')
    await field(dialog, 'vendor.finance.account').fill('1234567890')
    const read = { account: '1234567890', n: 10, bank: 'ธ.ก.ส.', m: 12 }
    await dialog.getByText(t('vendor.finance.otherLength', read)).waitFor()
    await saveAccount(page, dialog, vendor)
    expect(await customerKept(vendor)).toMatchObject({ bank_account: '1234567890' })
  })

  test('without a bank there is no account', async () => {
    const vendor = await addVendor()
    const { page, dialog } = await open(vendor, 'vendor.manageFinance')
    await dialog.getByRole('combobox', { name: t('vendor.finance.bank') }).selectOption('')
    await dialog.getByRole('button', { name: t('ui.save') }).click()
    await dialog.getByText(t('v.bank'), { exact: true }).waitFor()
    await field(dialog, 'vendor.finance.account').fill('')
    await saveAccount(page, dialog, vendor)
    expect(await customerKept(vendor)).toMatchObject({ bank_name: null, bank_account: null })
  })

  test('a stale save says who saved, keeps what is typed and shows the present values', async () => {
    const vendor = await addVendor()
    const { page, dialog } = await open(vendor, 'vendor.manageFinance')
    const theirs = { SysBankName: 'กรุงไทย', SysBookBankNumber: '8012345678', SysTaxDeduction: 1 }
    await updateFinance({ VendorUUID: vendor.id, ...theirs }, contextOf(officers[50]))
    await field(dialog, 'vendor.finance.tax').fill('0.75')
    await dialog.getByRole('button', { name: t('ui.save') }).click()
    const shown = dialog.getByRole('alert')
    await shown
      .getByText(`${officers[50].firstName} ${officers[50].lastName} แก้ไขข้อมูลนี้เมื่อ`)
      .waitFor()
    expect(await customerKept(vendor)).toMatchObject({ tax_percent: '1.00' })
    await shown.getByRole('button', { name: t('ui.latest') }).click()
    await dialog.getByText(t('ui.latest.loaded')).waitFor()
    await dialog.getByText(t('ui.latest.value', { value: '1.00%' })).waitFor()
    await expect.poll(() => field(dialog, 'vendor.finance.tax').inputValue()).toBe('0.75')
    await expect
      .poll(() => field(dialog, 'vendor.finance.account').inputValue())
      .toBe('801-2-34567-8')
    await save(page, dialog)
    expect(await customerKept(vendor)).toMatchObject({
      bank_name: 'กรุงไทย',
      bank_account: '8012345678',
      tax_percent: '0.75',
    })
    browser.errors.expect(/status of 409 .*UpdateCustomerFinanceData/)
  })

  test('what a colleague made of it is not kept as typed by oneself', async () => {
    const vendor = await addVendor()
    const saveAs = (SysBankName: string, SysBookBankNumber: string) => {
      const account = { SysBankName, SysBookBankNumber, SysTaxDeduction: 3 }
      return updateFinance({ VendorUUID: vendor.id, ...account }, contextOf(officers[50]))
    }
    const { page, dialog } = await open(vendor, 'vendor.manageFinance')
    const [account, tax] = [
      field(dialog, 'vendor.finance.account'),
      field(dialog, 'vendor.finance.tax'),
    ]
    await tax.fill('1.50')
    await saveAs('กรุงไทย', '8012345678')
    await dialog.getByRole('button', { name: t('ui.save') }).click()
    await dialog
      .getByRole('alert')
      .getByRole('button', { name: t('ui.latest') })
      .click()
    await expect.poll(() => account.inputValue()).toBe('801-2-34567-8')
    await saveAs('ธ.ก.ส.', '109876543210')
    await page.reload()
    await expect.poll(() => tax.inputValue()).toBe('1.50')
    await save(page, dialog)
    expect(await customerKept(vendor)).toMatchObject({
      bank_account: '109876543210',
      tax_percent: '1.50',
    })
    browser.errors.expect(/status of 409 .*UpdateCustomerFinanceData/)
  })
})

test('the level stands beside what the last months come to, and the list follows it', async () => {
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
  await dialog.getByText(`${silver} +0.05`).click()
  await save(page, dialog)
  expect(await customerKept(vendor)).toMatchObject({ level_id: 2 })
  const row = rowOf(page, vendor.name)
  await row.getByText('+0.05').waitFor()
  await expect
    .poll(() => row.getByRole('button', { name: t('vendor.moveUp', { level: silver }) }).count())
    .toBe(0)
})

test('a level that a colleague changed first is not overwritten unseen', async () => {
  const vendor = await addVendor()
  const { page, dialog } = await open(vendor, 'vendor.manageLevel')
  await updateLevel({ VendorUUID: vendor.id, Level: 3 }, contextOf(officers[50]))
  await dialog.getByText(`${t('level.Silver')} +0.05`).click()
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await dialog
    .getByRole('alert')
    .getByRole('button', { name: t('ui.latest') })
    .click()
  await dialog.getByText(t('ui.latest.value', { value: t('level.Gold') })).waitFor()
  await save(page, dialog)
  expect(await customerKept(vendor)).toMatchObject({ level_id: 2 })
  browser.errors.expect(/status of 409 .*UpdateCustomerLevel/)
})

describe('Link', () => {
  test('finds a customer by its name and links it', async () => {
    const vendor = await addAlone()
    const id = await addCustomer('77001')
    const { page, dialog } = await open(vendor, 'vendor.link')
    await expectFocus(field(dialog, 'vendor.link.search'))
    await page.keyboard.type('77001')
    const choose = t('ui.actionOf', { action: t('vendor.link.choose'), name: 'สวน 77001' })
    await expect.poll(() => dialog.getByRole('row').count()).toBe(2)
    await dialog.getByRole('button', { name: choose }).click()
    const names = { vendor: vendor.name, avl: '77001' }
    const question = page.getByRole('dialog', { name: t('ask.link', names) })
    await question.getByText(t('vendor.link.otherName')).waitFor()
    await waitUntilClickable(question)
    await expectAccessible(page)
    expect(await linkOf(vendor)).toBeUndefined()
    await question.getByRole('button', { name: t('vendor.link') }).click()
    await waitForMessage(page, t('done.vendorLinked'))
    await rowOf(page, vendor.name).getByText('77001').first().waitFor()
    expect(await linkOf(vendor)).toBe(id)
  })

  test('a customer that another vendor took meanwhile is refused, and leaves the list', async () => {
    const vendor = await addAlone()
    const other = await addAlone()
    const CustomerID = await addCustomer('77002')
    const { page, dialog } = await open(vendor, 'vendor.link')
    await expectFocus(field(dialog, 'vendor.link.search'))
    await page.keyboard.type('77002')
    const choose = dialog.getByRole('button', { name: 'สวน 77002' })
    await choose.click()
    const question = page.getByRole('dialog', { name: /77002/ })
    await waitUntilClickable(question)
    await link({ VendorUUID: other.id, CustomerID }, contextOf(officers[50]))
    await question.getByRole('button', { name: t('vendor.link') }).click()
    await question.waitFor({ state: 'detached' })
    const taken = t('vendor.customerTaken', { avl: '77002', other: other.name })
    await page.getByRole('alert').filter({ hasText: taken }).first().waitFor()
    await dialog.getByText(t('ui.emptyFiltered')).waitFor()
    expect(await linkOf(vendor)).toBeUndefined()
    browser.errors.expect(/status of 409 .*SaveVendorLinkCustomer/)
  })
})

describe('Unlink', () => {
  test('asks first, and the customer is free afterwards', async () => {
    const vendor = await addVendor()
    const { page, dialog } = await open(vendor, 'vendor.unlink')
    const names = { vendor: vendor.name, avl: vendor.avl }
    await dialog.getByText(t('ask.unlink', names)).waitFor()
    await waitUntilClickable(dialog)
    await dialog.getByRole('button', { name: t('vendor.unlink') }).click()
    await waitForMessage(page, t('done.vendorUnlinked'))
    await rowOf(page, vendor.name).getByText(t('vendor.noLink')).waitFor()
    expect(await linkOf(vendor)).toBeUndefined()
  })

  test('an open order keeps them together, and its link leads there', async () => {
    const { vendor } = mill
    const order = await orderNow(await draftOrder(mill))
    const { page, dialog } = await open(vendor, 'vendor.unlink')
    await waitUntilClickable(dialog)
    await dialog.getByRole('button', { name: t('vendor.unlink') }).click()
    const names = { vendor: vendor.name, n: 1, po: order.PONumber }
    await dialog.getByText(t('vendor.openOrders', names)).waitFor()
    await expectFocus(dialog.getByRole('button', { name: t('vendor.unlink') }))
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: t('term.openOrder') }).click()
    await (await opened).getByRole('heading', { level: 1, name: order.PONumber }).waitFor()
    expect(await linkOf(vendor)).toBe(vendor.customerId)
    browser.errors.expect(/status of 400 .*SaveVendorUnlink/)
  })
})

test('the history shows who did what to a vendor and its customer, before and after', async () => {
  const vendor = await addVendor()
  const ctx = contextOf(officers[50])
  const VendorUUID = vendor.id
  await updateValue({ VendorUUID, ValueFD7: 'SRT_PS', ValueShippingCost: 0.1 }, ctx)
  await updateLevel({ VendorUUID, Level: 2 }, ctx)
  await updateFinance({ VendorUUID, SysBankName: null, SysTaxDeduction: 0 }, ctx)
  await unlink({ VendorUUID }, ctx)
  const { dialog } = await open(vendor, 'ui.history', 'th', 'vendor.history.title')
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
async function open(vendor: Vendor, item: WordKey, language: Language = 'th', title?: WordKey) {
  const page = await browser.open({ as: officers[51], language })
  await visit(page, `/Controller/vendor?account=${await codeOf(vendor)}`)
  await chooseInMenu(page, vendor, item, language)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  if (title) await dialog.getByText(t(title, { vendor: vendor.name }, language)).waitFor()
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
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await waitForMessage(page, t('done.vendorSaved'))
  await dialog.waitFor({ state: 'detached' })
}

/** Saves another account, which is asked about. */
async function saveAccount(page: Page, dialog: Locator, vendor: Vendor): Promise<void> {
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await answer(questionOf(page, vendor))
  await waitForMessage(page, t('done.vendorSaved'))
  await dialog.waitFor({ state: 'detached' })
}

function questionOf(page: Page, { name: vendor }: Vendor): Locator {
  return page.getByRole('dialog', { name: t('vendor.finance.ask', { vendor }) })
}

async function answer(question: Locator): Promise<void> {
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ui.save') }).click()
}

let alone = 0

/** A vendor without a customer. */
async function addAlone(): Promise<Vendor> {
  alone += 1
  const name = `นายสมชาย ทองอ่อน ${alone}`
  const { id } = await db()
    .insertInto('vendors')
    .values({ account_number: `X-${alone}`, name, dimension_7: 'D7-001' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, customerId: 0, avl: '' }
}

async function codeOf({ id }: Vendor): Promise<string> {
  return (await vendorKept({ id })).account_number
}

function vendorKept({ id }: Pick<Vendor, 'id'>) {
  return db().selectFrom('vendors').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function customerKept({ customerId }: Vendor) {
  return db()
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
}

async function linkOf({ id }: Vendor): Promise<number | undefined> {
  const link = await db()
    .selectFrom('vendor_links')
    .select('customer_id')
    .where('vendor_id', '=', id)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()
  return link?.customer_id
}
