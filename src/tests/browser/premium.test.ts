import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addPremium, updatePremium } from '../../vendors/writes/premium.ts'
import { addVendor, buildMill, type Vendor } from '../fixture.ts'
import { insertRow, rowsOf, updateRows } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, waitUntilIdle } from './visit.ts'

const SCREEN = '/Controller/vendorPremium'
const PHONE = { width: 390, height: 844 }
const browser = await openBrowser()
const mill = await buildMill()
const ctx = contextOf(mill.officers[50])
const [first, second] = [await premiumVendor('ลุงเฉลิม'), await premiumVendor('ป้าสมใจ')]
const plain = await named('ลานเทพรุเตียว')

async function named(name: string): Promise<Vendor> {
  const vendor = await addVendor()
  await updateRows('vendors', { id: vendor.id }, { name })
  return { ...vendor, name }
}

async function premiumVendor(name: string): Promise<Vendor> {
  const vendor = await named(name)
  await addPremium(vendor.id, ctx)
  return vendor
}

async function open(touch = false): Promise<Page> {
  return browser.open({ as: mill.officers[51], touch, at: SCREEN })
}

async function isPremium({ id }: Vendor): Promise<boolean> {
  return (await rowsOf('premiums_in_force', { vendor_id: id })).length > 0
}

const startAdding = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('premium.add') })
    .click()
  return openDialog(page, t('premium.add'))
}

const search = (dialog: Locator) => dialog.getByRole('textbox', { name: t('term.vendorSearch') })
const addButton = (dialog: Locator, { name }: { name: string }) =>
  dialog.getByRole('button', { name: t('ui.actionOf', { action: t('premium.addOne'), name }) })

const startRemoving = async (page: Page, { name: vendor }: Vendor) => {
  await (await openMenu(page, vendor)).filter({ hasText: t('premium.remove') }).click()
  return openDialog(page, t('ask.premiumRemove', { vendor }))
}

test('the list is filtered by each of its four fields, in its address, and cleared', async () => {
  const page = await open()
  for (const [key, typed, other] of [
    ['vendor.filter.name', 'เฉลิม', second],
    ['vendor.filter.avl', second.avl, first],
    ['vendor.filter.avlName', `สวน ${first.avl}`, second],
    ['vendor.filter.code', 'ไม่มี', first],
  ] as const) {
    await page.getByRole('textbox', { name: t(key) }).fill(typed)
    await rowOf(page, other.name).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: t('vendor.search'), exact: true }).click()
    expect(new URL(page.url()).search).not.toBe('')
    await page.getByRole('button', { name: t('ui.clear'), exact: true }).click()
    await rowOf(page, other.name).waitFor()
    expect(new URL(page.url()).search).toBe('')
  }
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
})

test('every header sorts the list, in its address too', async () => {
  const page = await open()
  const table = page.getByRole('table', { name: t('screen.vendorPremium') })
  const names = () => table.locator('tbody tr[data-row] td:nth-child(3)').allTextContents()
  // But for the number and the menu.
  await expect.poll(() => table.locator('th:has(button)').count()).toBeGreaterThan(3)
  expect(await table.locator('th:not(:has(button))').count()).toBe(2)
  const press = () => table.getByRole('button', { name: t('vendor.name') }).click()
  await press()
  await expect.poll(names).toEqual([second.name, first.name])
  await press()
  await expect.poll(names).toEqual([first.name, second.name])
  await page.reload()
  await expect.poll(names).toEqual([first.name, second.name])
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('sort')).toBe('VendorOrganizationName')
})

test('vendors without premium are listed and found; each is added by its row, with the keyboard too, and stays there as added', async () => {
  const [other, last] = [await named('ลานเทพรุใหญ่'), await named('ลานเทพรุน้อย')]
  const page = await open()
  const dialog = await startAdding(page)
  const table = dialog.getByRole('table', { name: t('premium.without') })
  await rowOf(page, mill.vendor.name).waitFor()
  await waitUntilIdle(page)
  await expectAccessible(page)
  expect(await table.getByText(first.name).count()).toBe(0)
  await search(dialog).fill('พรุ')
  const names = () => table.locator('tbody tr[data-row] td:nth-child(3)').allTextContents()
  await expect.poll(names).toEqual([plain.name, last.name, other.name])
  await table.getByRole('button', { name: t('vendor.name') }).click()
  await expect.poll(names).toEqual([other.name, last.name, plain.name])
  const row = (vendor: Vendor) => table.getByRole('row', { name: vendor.name })
  await row(plain).focus()
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.premiumAdded'))
  await row(plain).getByText(t('premium.added')).waitFor()
  expect(await isPremium(plain)).toBe(true)
  await addButton(dialog, last).click()
  await waitForMessage(page, t('done.premiumAdded'))
  await row(last).getByText(t('premium.added')).waitFor()
  expect(await names()).toEqual([other.name, last.name, plain.name])
  expect(await isPremium(last)).toBe(true)
  expect(await isPremium(other)).toBe(false)
  await search(dialog).fill('ลานเทพรุ')
  await expect.poll(names).toEqual([other.name])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, plain.name).waitFor()
  await rowOf(page, last.name).waitFor()
})

test('one whom a colleague added a moment before is refused, and leaves the list; where nothing is found it says so', async () => {
  const late = await named('ผู้ขายที่ช้าไป')
  const page = await open()
  const dialog = await startAdding(page)
  await search(dialog).fill('ช้าไป')
  await addButton(dialog, late).waitFor()
  // Nobody is told of it.
  await insertRow('premiums', { vendor_id: late.id, added_at: new Date() })
  await addButton(dialog, late).click()
  await page.getByText(t('premium.already', { vendor: late.name })).waitFor()
  browser.errors.expect(/status of 400 .*UpdateVendorPremium/)
  await dialog.getByText(t('ui.emptyFiltered')).waitFor()
  await dialog.getByRole('button', { name: t('ui.clearFilters') }).click()
  await addButton(dialog, mill.vendor).waitFor()
  expect(await search(dialog).inputValue()).toBe('')
})

test('on a phone each vendor is a card with its button', async () => {
  const vendor = await named('ลานเทมือถือ')
  const page = await browser.open({ as: mill.officers[51], size: PHONE, at: SCREEN })
  await page.getByRole('button', { name: t('premium.add') }).click()
  const dialog = await openDialog(page, t('premium.add'))
  await search(dialog).fill('มือถือ')
  await expect.poll(() => dialog.locator('tr[data-row]').count()).toBe(1)
  await expectAccessible(page)
  await addButton(dialog, vendor).click()
  await waitForMessage(page, t('done.premiumAdded'))
  await dialog.locator('tr[data-row]').getByText(t('premium.added')).waitFor()
  expect(await isPremium(vendor)).toBe(true)
})

test('a vendor is taken out after a question that names it; one who is out already is refused', async () => {
  const page = await open()
  const question = await startRemoving(page, second)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await isPremium(second)).toBe(true)
  await (await startRemoving(page, second))
    .getByRole('button', { name: t('premium.remove') })
    .click()
  await waitForMessage(page, t('done.premiumRemoved'))
  await rowOf(page, second.name).waitFor({ state: 'detached' })
  expect(await isPremium(second)).toBe(false)

  const again = await startRemoving(page, first)
  await updatePremium({ VendorUUID: first.id, IsPremium: null }, ctx)
  await again.getByRole('button', { name: t('premium.remove') }).click()
  await page.getByText(t('premium.not', { vendor: first.name })).waitFor()
  browser.errors.expect(/status of 400 .*UpdateVendorPremium/)
  await rowOf(page, first.name).waitFor({ state: 'detached' })
})

test('its dialogs break no rule of accessibility on a tablet either', async () => {
  const { name } = await premiumVendor('นายกตัญญู')
  const page = await open(true)
  await startAdding(page)
  await waitUntilIdle(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: t('ui.rowMenu', { name }), includeHidden: true })
    .click({ force: true })
  await page.getByRole('menuitem', { name: t('premium.remove') }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
})
