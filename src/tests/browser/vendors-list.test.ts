import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { updateLevel } from '../../vendors/writes/customers.ts'
import { addCustomer, addVendor, buildMill, readyTickets } from '../fixture.ts'
import { insertRow, rowOf as storedRow } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { actionsOf, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { pushAddress, waitUntilClickable, waitUntilIdle } from './visit.ts'

const VENDORS = '/Controller/vendor'

const browser = await openBrowser()
const mill = await buildMill()
const { officers, vendor } = mill
const other = await addVendor('2')
// 64,540 kg of grade 18: what Silver asks of a year.
await readyTickets(mill, 7)
await addAlone('นายสมชาย ทองอ่อน', null)
await addAlone('นางสาวกัลยา แก้วเพชร', 'D7-001')
const cheap = await addGroup()

test('a row shows link, prices of now and where the level should change; sort and group stay in the address', async () => {
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

  const group = page.getByRole('combobox', { name: t('vendor.filter.group') })
  await group.selectOption({ label: 'ผลร่วง' })
  await expect.poll(async () => (await cellsOf(page, vendor.name)).slice(6, 9)).toEqual(cheap)
  await expect.poll(() => namesOf(page)).toHaveLength(4)

  await updateLevel({ VendorUUID: other.id, Level: 3 }, contextOf(officers[50]))
  await rowOf(page, other.name).getByText(t('level.Gold'), { exact: true }).waitFor()
})

test('a vendor is found by a part of each field, at once by Search, or by its address, and Clear shows all again', async () => {
  const page = await openList()
  const clear = page.getByRole('button', { name: t('ui.clear'), exact: true })
  const fieldOf = (key: WordKey) => page.getByRole('textbox', { name: t(key), exact: true })
  for (const [key, typed] of [
    ['vendor.filter.code', await codeOf(other.id)],
    ['vendor.filter.avl', other.avl],
    ['vendor.filter.avlName', `วน ${other.avl}`],
    ['vendor.filter.name', other.name.slice(5)],
  ] as const) {
    await expect.poll(() => clear.isDisabled()).toBe(true)
    await fieldOf(key).fill(typed)
    await fieldOf(key).press('Enter')
    await expect.poll(() => namesOf(page), { message: key }).toEqual([other.name])
    await page.getByText(t('term.vendors', { n: '1', count: 1 })).waitFor()
    await clear.click()
    await expect.poll(async () => (await namesOf(page)).length).toBe(4)
    await expectFocus(clear)
    await expect.poll(() => fieldOf(key).inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  }
  await fieldOf('vendor.filter.name').fill('กัลยา')
  await page.getByRole('button', { name: t('vendor.search'), exact: true }).click()
  await expect.poll(() => namesOf(page)).toEqual(['นางสาวกัลยา แก้วเพชร'])

  await pushAddress(page, `${VENDORS}?account=${await codeOf(other.id)}`)
  await expect.poll(() => namesOf(page)).toEqual([other.name])
  await pushAddress(page, `${VENDORS}?name=ไม่มีผู้ขายนี้`)
  await page.getByText(t('ui.emptyFiltered')).waitFor()
  await page.getByRole('button', { name: t('ui.clearFilters') }).click()
  await expect.poll(async () => (await namesOf(page)).length).toBe(4)
  await pushAddress(page, `${VENDORS}?name=${encodeURIComponent(other.name)}&avl=${other.avl}`)
  await expect.poll(() => namesOf(page)).toEqual([other.name])
  const crosses = page.getByRole('button', { name: t('ui.clearField'), exact: true })
  await expect.poll(() => crosses.count()).toBe(2)
  // The cross of a field empties that field alone.
  await crosses.first().click()
  await expect.poll(() => new URL(page.url()).searchParams.has('name')).toBe(false)
  expect(new URL(page.url()).searchParams.has('avl')).toBe(true)
})

test('what can be done with a vendor depends on its link; a row is set up, and a cell leads to what fills it', async () => {
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

  const setUp = page.getByRole('dialog', {
    name: t('vendor.setUp.title', { vendor: other.name }),
  })
  const row = rowOf(page, other.name)
  for (const open of [() => row.press('Enter'), () => row.dblclick()]) {
    await open()
    await waitUntilClickable(setUp)
    await page.keyboard.press('Escape')
    await setUp.waitFor({ state: 'detached' })
  }

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

async function openList(): Promise<Page> {
  return browser.open({ as: officers[51], at: VENDORS })
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
  return (await storedRow('vendors', { id })).account_number
}

/** A vendor without a customer. */
async function addAlone(name: string, dimension_7: string | null): Promise<void> {
  const account_number = `X-${name.length}`
  await insertRow('vendors', { account_number, name, dimension_7 })
  await addCustomer(`9${name.length}`)
}

/** A second group whose one product is paid 6.00 at grade 18; what a vendor of level Normal then gets. */
async function addGroup(): Promise<string[]> {
  const { id: group_id } = await insertRow('product_groups', { code: 'LOOSE', name: 'ผลร่วง' })
  const { id: product_id } = await insertRow('products', {
    code: 'LF',
    name: 'ผลปาล์มร่วง',
    group_id,
  })
  const { id: ladder_version_id } = await insertRow('ladder_versions', {
    product_id,
    number: 1,
    increment_price: 0,
    decrement_price: 0,
    created_at: new Date(),
  })
  await insertRow('ladder_rows', { ladder_version_id, grade_percent: 18, price_per_kg: 6 })
  return ['ผลปาล์มร่วง6.00', '0.00', '6.00']
}
