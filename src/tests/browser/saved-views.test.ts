import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const ORDERS = '/Controller/po'
const SORTED = '?state=S&sort=VendorOrganizationName&direction=asc'

test('filters, sort and columns are kept under a name and found again on another computer', async () => {
  const page = await browser.open({ as: mill.officers[51], at: ORDERS + SORTED })
  await page.getByRole('button', { name: t('ui.columns'), exact: true }).click()
  await page.getByRole('checkbox', { name: t('po.received') }).click()
  await page.keyboard.press('Escape')
  await save(page, 'รอพิจารณา ตามชื่อ')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const other = await browser.open({ as: mill.officers[51], at: `${ORDERS}?vendor=ไม่มี` })
  await panel(other)
  await view(other, 'รอพิจารณา ตามชื่อ').click()
  await waitUntilIdle(other)
  expect(await searchOf(other)).toEqual(new Set(SORTED.slice(1).split('&')))
  const received = other.getByRole('columnheader', { name: t('po.received') })
  await expect.poll(() => received.count()).toBe(0)
  await panel(other)
  expect(await view(other, 'รอพิจารณา ตามชื่อ').getAttribute('aria-current')).toBe('true')
})

test('a view is renamed, replaced by what is shown, and deleted', async () => {
  const page = await browser.open({ as: mill.officers[91], at: '/Controller/invoice?state=IV' })
  await save(page, 'ตั้งแล้ว')
  await page.getByRole('button', { name: t('ui.views.renameOf', { name: 'ตั้งแล้ว' }) }).click()
  const field = page.getByRole('textbox', { name: t('ui.views.newName', { name: 'ตั้งแล้ว' }) })
  await field.fill('ตั้งหนี้แล้ว')
  await field.press('Enter')
  await view(page, 'ตั้งหนี้แล้ว').waitFor()
  // The field that had the focus is gone, and it goes on in the panel, which a key closes from within.
  await page.getByRole('dialog').locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await pushAddress(page, '/Controller/invoice?state=RC&vendor=สวน')
  await waitUntilIdle(page)
  await panel(page)
  await page.getByRole('button', { name: t('ui.views.replace', { name: 'ตั้งหนี้แล้ว' }) }).click()
  await expect.poll(() => view(page, 'ตั้งหนี้แล้ว').getAttribute('aria-current')).toBe('true')
  await page.getByRole('button', { name: t('ui.views.delete', { name: 'ตั้งหนี้แล้ว' }) }).click()
  await page.getByText(t('ui.views.none')).waitFor()
})

test('a phone keeps and shows views too, and refuses an empty name and one that is there already in words', async () => {
  const page = await browser.open({ as: mill.officers[0] })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${ORDERS}?state=S`)
  await panel(page)
  const saving = page.getByRole('button', { name: t('ui.views.save') })
  await saving.click()
  await page.getByText(t('v.viewName')).waitFor()
  await nameField(page).fill('มือถือ')
  await saving.click()
  await view(page, 'มือถือ').waitFor()
  await nameField(page).fill(' มือถือ ')
  await nameField(page).press('Enter')
  await page.getByText(t('view.nameTaken')).waitFor()
  browser.errors.expect(/400 \(Bad Request\).*saveView/)
  await page.keyboard.press('Escape')
  await pushAddress(page, ORDERS)
  await waitUntilIdle(page)
  await panel(page)
  await view(page, 'มือถือ').click()
  await page.waitForURL(/state=S/)
})

async function panel(page: Page): Promise<void> {
  const loaded = page.waitForResponse('**/getPreferences')
  await page.getByRole('button', { name: t('ui.views'), exact: true }).click()
  await loaded
  await nameField(page).waitFor()
}

/** Keeps what is shown under `name`, and leaves the panel open. */
async function save(page: Page, name: string): Promise<void> {
  await panel(page)
  await nameField(page).fill(name)
  await nameField(page).press('Enter')
  await view(page, name).waitFor()
}

function nameField(page: Page) {
  return page.getByRole('textbox', { name: t('ui.views.name') })
}

function view(page: Page, name: string) {
  return page.getByRole('listitem').getByRole('button', { name, exact: true })
}

async function searchOf(page: Page): Promise<Set<string>> {
  return new Set(decodeURIComponent(new URL(page.url()).search.slice(1)).split('&'))
}
