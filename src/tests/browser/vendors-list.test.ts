import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { updateLevel } from '../../vendors/writes/customers.ts'
import { openTestDatabase } from '../database.ts'
import { addCustomer, addVendor, buildMill, readyTickets } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { actionsOf, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable, waitUntilIdle } from './visit.ts'

const VENDORS = '/Controller/vendor'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const { officers, vendor } = mill
const other = await addVendor('2')
// 64,540 kg of grade 18: what Silver asks of a year.
await readyTickets(mill, 7)
await addAlone('นายสมชาย ทองอ่อน', null)
await addAlone('นางสาวกัลยา แก้วเพชร', 'D7-001')
const cheap = await addGroup()

test('shows what a vendor is linked to, what it is paid now and where its level should change', async () => {
  const page = await openList()
  await expect
    .poll(() => cellsOf(page, vendor.name))
    .toEqual([
      '1',
      await codeOf(vendor.id),
      vendor.name,
      `${vendor.avl}สวน ${vendor.avl}`,
      'D7-001',
      t('level.Normal'),
      'FFB-RAMP5.20',
      '0.00',
      '5.20',
      t('level.Silver'),
    ])
  const [, , , avl, d7, level, ...prices] = await cellsOf(page, 'ทองอ่อน')
  expect([avl, d7, level]).toEqual([t('vendor.noLink'), t('vendor.noD7'), '–'])
  expect(prices).toEqual(['FFB-ESTATE5.20', '–', '–', ''])
})

test.each<[key: WordKey, typed: () => Promise<string>]>([
  ['vendor.filter.code', async () => codeOf(other.id)],
  ['vendor.filter.avl', async () => other.avl],
  ['vendor.filter.avlName', async () => `วน ${other.avl}`],
  ['vendor.filter.name', async () => other.name.slice(5)],
])('a vendor is found by a part of its %s, and Clear shows all again', async (key, typed) => {
  const page = await openList()
  const clear = page.getByRole('button', { name: t('ui.clear'), exact: true })
  await expect.poll(() => clear.isDisabled()).toBe(true)
  const field = page.getByRole('textbox', { name: t(key), exact: true })
  await field.fill(await typed())
  await field.press('Enter')
  await expect.poll(() => namesOf(page)).toEqual([other.name])
  await page.getByText(t('term.vendors', { n: '1', count: 1 })).waitFor()
  await clear.click()
  await expect.poll(async () => (await namesOf(page)).length).toBe(4)
  await expectFocus(clear)
  await expect.poll(() => field.inputValue()).toBe('')
  expect(new URL(page.url()).search).toBe('')
})

test('the cross of a field empties that field alone', async () => {
  const page = await openList(`?name=${encodeURIComponent(other.name)}&avl=${other.avl}`)
  await expect.poll(() => namesOf(page)).toEqual([other.name])
  const crosses = page.getByRole('button', { name: t('ui.clearField'), exact: true })
  await expect.poll(() => crosses.count()).toBe(2)
  await crosses.first().click()
  await expect.poll(() => new URL(page.url()).searchParams.has('name')).toBe(false)
  expect(new URL(page.url()).searchParams.has('avl')).toBe(true)
})

test('Search asks at once for what is typed', async () => {
  const page = await openList()
  await page.getByRole('textbox', { name: t('vendor.filter.name') }).fill('กัลยา')
  await page.getByRole('button', { name: t('vendor.search'), exact: true }).click()
  await expect.poll(() => namesOf(page)).toEqual(['นางสาวกัลยา แก้วเพชร'])
})

test('names stand in the order of Thai, and sort, filter and page stay in the address', async () => {
  const page = await openList()
  await page
    .getByRole('columnheader')
    .getByRole('button', { name: t('vendor.name') })
    .click()
  const inOrder = ['นางสาวกัลยา แก้วเพชร', 'นายสมชาย ทองอ่อน', vendor.name, other.name]
  await expect.poll(() => namesOf(page)).toEqual(inOrder)
  await page.reload()
  await waitUntilIdle(page)
  await expect.poll(() => namesOf(page)).toEqual(inOrder)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('VendorOrganizationName')
})

test('the group of products chooses whose ladder the daily price is of, and hides nobody', async () => {
  const page = await openList()
  const group = page.getByRole('combobox', { name: t('vendor.filter.group') })
  await group.selectOption({ label: 'ผลร่วง' })
  await expect.poll(async () => (await cellsOf(page, vendor.name)).slice(6, 9)).toEqual(cheap)
  await expect.poll(() => namesOf(page)).toHaveLength(4)
})

test('an address that names a vendor shows that one', async () => {
  const page = await openList(`?account=${await codeOf(other.id)}`)
  await expect.poll(() => namesOf(page)).toEqual([other.name])
})

test('what can be done with a vendor depends on its link', async () => {
  const page = await openList()
  const linked = [
    'vendor.setUp',
    'vendor.manageLevel',
    'vendor.manageFinance',
    'ui.history',
  ] as const
  await expect
    .poll(() => actionsOf(page, vendor.name))
    .toEqual([...linked, 'vendor.unlink' as const].map(word))
  await expect
    .poll(() => actionsOf(page, 'นายสมชาย ทองอ่อน'))
    .toEqual((['vendor.setUp', 'vendor.link', 'ui.history'] as const).map(word))
})

test('Enter and a double press set a vendor up', async () => {
  const page = await openList()
  const dialog = page.getByRole('dialog', {
    name: t('vendor.setUp.title', { vendor: other.name }),
  })
  const row = rowOf(page, other.name)
  for (const open of [() => row.press('Enter'), () => row.dblclick()]) {
    await open()
    await waitUntilClickable(dialog)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})

test('a cell leads to what fills it: the level, the link, the D7', async () => {
  const page = await openList()
  const alone = 'นายสมชาย ทองอ่อน'
  for (const [row, cell, title] of [
    [vendor.name, t('vendor.moveUp', { level: t('level.Silver') }), 'vendor.level.title'],
    [alone, t('vendor.noLink'), 'vendor.link.title'],
    [alone, t('vendor.noD7'), 'vendor.setUp.title'],
  ] as const) {
    await rowOf(page, row).getByRole('button', { name: cell }).click()
    const dialog = page.getByRole('dialog', { name: t(title, { vendor: row }) })
    await dialog.waitFor()
    await waitUntilClickable(dialog)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})

test('what a colleague changes shows itself', async () => {
  const page = await openList()
  await updateLevel({ VendorUUID: other.id, Level: 3 }, contextOf(officers[50]))
  await rowOf(page, other.name).getByText(t('level.Gold'), { exact: true }).waitFor()
})

test('nothing found says so and offers to clear the filters', async () => {
  const page = await openList('?name=ไม่มีผู้ขายนี้')
  await page.getByText(t('ui.emptyFiltered')).waitFor()
  await page.getByRole('button', { name: t('ui.clearFilters') }).click()
  await expect.poll(async () => (await namesOf(page)).length).toBe(4)
})

test('an order cannot be made for a vendor that lacks something; its link leads to it', async () => {
  const page = await browser.open({ as: officers[51] })
  await visit(page, '/Controller/po')
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await dialog.getByRole('combobox', { name: t('term.vendor') }).fill('ทองอ่อน')
  await dialog.getByRole('option', { name: 'ทองอ่อน' }).click()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: t('po.toVendor') }).click()
  const vendors = await opened
  await settledPopup(vendors)
  await expect.poll(() => namesOf(vendors)).toEqual(['นายสมชาย ทองอ่อน'])
})

async function openList(search = ''): Promise<Page> {
  const page = await browser.open({ as: officers[51] })
  await visit(page, VENDORS + search)
  return page
}

async function settledPopup(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: t('screen.vendor') }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
}

function bodyOf(page: Page): Locator {
  return page.getByRole('table', { name: t('screen.vendor') }).locator('tbody tr[data-row]')
}

function namesOf(page: Page): Promise<string[]> {
  return bodyOf(page).locator('td:nth-child(3)').allTextContents()
}

async function cellsOf(page: Page, name: string): Promise<string[]> {
  const cells = await bodyOf(page).filter({ hasText: name }).locator('td').allTextContents()
  return cells.slice(0, 10)
}

function word(key: WordKey): string {
  return t(key)
}

async function codeOf(id: string): Promise<string> {
  const { account_number } = await db()
    .selectFrom('vendors')
    .select('account_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return account_number
}

/** A vendor without a customer. */
async function addAlone(name: string, dimension_7: string | null): Promise<void> {
  const account_number = `X-${name.length}`
  await db().insertInto('vendors').values({ account_number, name, dimension_7 }).execute()
  await addCustomer(`9${name.length}`)
}

/** A second group whose one product is paid 6.00 at grade 18; what a vendor of level Normal then gets. */
async function addGroup(): Promise<string[]> {
  const { id: group_id } = await db()
    .insertInto('product_groups')
    .values({ code: 'LOOSE', name: 'ผลร่วง' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: product_id } = await db()
    .insertInto('products')
    .values({ code: 'LF', name: 'ผลปาล์มร่วง', group_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: ladder_version_id } = await db()
    .insertInto('ladder_versions')
    .values({
      product_id,
      number: 1,
      increment_price: 0,
      decrement_price: 0,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('ladder_rows')
    .values({ ladder_version_id, grade_percent: 18, price_per_kg: 6 })
    .execute()
  return ['ผลปาล์มร่วง6.00', '0.00', '6.00']
}
