import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { calls } from '../../purchase-orders/contract.ts'
import { createHeader } from '../../purchase-orders/writes/create-header.ts'
import { addVendor, buildMill, type Vendor } from '../fixture.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { contextOf, signInAs } from '../server.ts'
import { openBrowser } from './browser.ts'
import { actionsOf, openLines } from './rows.ts'
import { t } from './translate.ts'
import { navigate, pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const rare = await addVendor('7')
const old = new Date(Date.now() - 40 * 24 * 3600_000)

/** Six pages of 25 and one order more. */
const TOTAL = 151
const [oldest] = [await draft(mill.vendor, old), await draft(mill.vendor, old)]
// One after another, since the counter of their numbers lets none pass the one before.
for (let n = 0; n < 144; n += 1) await draft(mill.vendor)
for (let n = 0; n < 2; n += 1) await draft(rare)
const submitted = await orderNow(await orderAfter(mill, ['submit']))
const BEGUN = ['submit', 'approve', 'confirm', 'receive'] as const
const confirmed = await orderNow(await orderAfter(mill, BEGUN))
const received = await orderNow(await orderAfter(mill, [...BEGUN, 'receive']))

test('the list is filtered by number, vendor, day and state, and asks for the lines of an order only when its row is opened', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().split('/').at(-1) ?? ''))
  await visit(page, '/Controller/po')
  const number = page.getByRole('textbox', { name: t('po.search') })
  await number.fill(submitted.PONumber.slice(-5))
  await shows(page, 1)
  await number.fill('')
  const vendor = page.getByRole('textbox', { name: t('term.vendorSearch') })
  for (const typed of [rare.name, rare.avl]) {
    await vendor.fill(typed)
    await shows(page, 2)
  }
  await vendor.fill('')
  const day = page.getByRole('textbox', { name: t('po.created') })
  await day.fill(formatDay(businessDay(old), 'table', 'th'))
  await day.press('Enter')
  await shows(page, 2)
  await day.fill('')
  await day.press('Enter')
  const chip = page.getByRole('button', { name: new RegExp(`^${t('po.state.S.short')} ?1$`) })
  await chip.locator('svg').waitFor()
  await chip.click()
  await rowsOf(page).getByText(submitted.PONumber).waitFor()
  await shows(page, 1)
  expect(new URL(page.url()).search).toBe('?state=S')
  expect(asked).not.toContain('getPOLineByPOHeader')
  const lines = await openLines(page, submitted.PONumber)
  await expect.poll(() => lines.locator('tbody tr').count()).toBe(submitted.TotalLine)
  expect(asked.filter((call) => call === 'getPOLineByPOHeader')).toHaveLength(1)

  const weight = lines.getByRole('columnheader', { name: t('term.net') })
  expect(await weight.getAttribute('title')).toBe(t('term.netWeight'))
  expect(await weight.textContent()).toBe(`${t('term.net')} (${t('term.kg')})`)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await lines.getByRole('columnheader', { name: t('term.netWeight') }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await page.setViewportSize({ width: 768, height: 1024 })
  await waitUntilIdle(page)
  const row = page.locator('tr[data-row]', { hasText: submitted.PONumber })
  const amount = row.locator('td', { hasText: /^[\d,]+\.\d\d$/ })
  const styleOf = (cell: Locator) =>
    cell.evaluate((one) => [getComputedStyle(one).fontSize, getComputedStyle(one).textAlign])
  const seller = row.locator('td', { hasText: submitted.VendorOrganizationName })
  const [size] = await styleOf(seller)
  expect(await styleOf(amount), 'the amount on an upright tablet').toEqual([size, 'right'])
  await row.getByText(t('po.state.S.short')).waitFor()
})

test('sort and page stand in the address; five pages around the present one are offered, the first, the last, and any by its number', async () => {
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  const offered = () =>
    pager(page)
      .getByRole('button', { name: /^หน้า \d+$/ })
      .allTextContents()
  const turnTo = (words: 'ui.first' | 'ui.last') =>
    pager(page).getByRole('button', { name: t(words) })
  await expect.poll(offered).toEqual(['1', '2', '3', '4', '5'])
  expect(await turnTo('ui.first').isDisabled()).toBe(true)
  const head = page.getByRole('columnheader', { name: t('po.number') })
  await head.getByRole('button', { name: t('po.number') }).click()
  await page.waitForURL(/sort=PONumber&direction=asc|direction=asc&sort=PONumber/)
  await rowsOf(page).first().getByText(oldest!.PONumber, { exact: true }).waitFor()
  await pager(page)
    .getByRole('button', { name: t('ui.page', { n: 3 }), exact: true })
    .click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => rowNumbers(page)).toEqual(numbers(51, 25))
  await page.reload()
  await waitUntilIdle(page)
  await expect.poll(() => rowNumbers(page)).toEqual(numbers(51, 25))
  expect(await head.getAttribute('aria-sort')).toBe('ascending')
  await page.goBack()
  await expect.poll(() => rowNumbers(page)).toEqual(numbers(1, 25))
  expect(new URL(page.url()).search).not.toContain('page')

  await turnTo('ui.last').click()
  await expect.poll(() => rowNumbers(page)).toEqual([TOTAL].map(String))
  await expect.poll(offered).toEqual(['3', '4', '5', '6', '7'])
  await page.getByText(t('ui.range', { from: TOTAL, to: TOTAL, total: TOTAL })).waitFor()
  const goTo = pager(page).getByRole('textbox', { name: t('ui.goToPage') })
  await goTo.fill('4')
  await goTo.press('Enter')
  await expect.poll(() => rowNumbers(page)).toEqual(numbers(76, 25))
  await expect.poll(offered).toEqual(['2', '3', '4', '5', '6'])
  await turnTo('ui.first').click()
  await expect.poll(() => rowNumbers(page)).toEqual(numbers(1, 25))

  await page.setViewportSize({ width: 601, height: 900 })
  await turnTo('ui.last').click()
  await page.getByText(t('ui.range', { from: TOTAL, to: TOTAL, total: TOTAL })).waitFor()
  await goTo.fill('2')
  await goTo.press('Enter')
  await page.getByText(t('ui.range', { from: 26, to: 50, total: TOTAL })).waitFor()
  await turnTo('ui.first').click()
  await page.getByText(t('ui.range', { from: 1, to: 25, total: TOTAL })).waitFor()
  expect(await pager(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
})

test('on whichever computer and in whichever window the list has all columns, as its officer moved them, and none that they hid', async () => {
  const as = await signInAs(1)
  const headers = (at: Page) => at.getByRole('columnheader').allTextContents()
  const [desk, narrow] = [await browser.open({ as }), await browser.open({ as })]
  await visit(desk, '/Controller/po')
  const before = await headers(desk)
  await narrow.setViewportSize({ width: 768, height: 1024 })
  await visit(narrow, '/Controller/po')
  expect(await headers(narrow)).toEqual(before)
  await narrow.getByRole('button', { name: t('ui.columns') }).click()
  const moving = narrow.waitForResponse('**/savePreferences')
  const down = t('ui.columns.down', { name: t('term.vendor') })
  await narrow.getByRole('button', { name: down }).click()
  await moving
  await desk.reload()
  await waitUntilIdle(desk)
  const after = await headers(desk)
  expect(after.slice(0, before.length)).not.toEqual(before)
  expect(after).toEqual(expect.arrayContaining(before))

  const received = (at: Page) => at.getByRole('columnheader', { name: t('po.received') })
  await received(desk).waitFor()
  await desk.getByRole('button', { name: t('ui.columns') }).click()
  const hiding = desk.waitForResponse('**/savePreferences')
  await desk.getByRole('checkbox', { name: t('po.received') }).uncheck()
  await received(desk).waitFor({ state: 'detached' })
  await hiding
  await narrow.setViewportSize({ width: 1440, height: 900 })
  await narrow.reload()
  await waitUntilIdle(narrow)
  await received(narrow).waitFor({ state: 'detached' })
  await narrow.getByRole('columnheader', { name: t('term.vendor') }).waitFor()
})

test('in windows of 1440, 1140 and 1024 the chips leave room for those behind "more"; in receiving a manager releases a line, and the number leads to its order', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/po' })
  const more = page.getByRole('button', { name: t('ui.more') })
  const runsOver = (button: Element) => {
    const line = button.parentElement!
    return line.scrollWidth - line.clientWidth
  }
  for (const state of ['IR', 'RC', ''] as const) {
    await pushAddress(page, `/Controller/po?state=${state}`)
    const name = new RegExp(`^${t(state ? `po.state.${state}` : 'ui.all')}`)
    await page.getByRole('button', { name, pressed: true }).waitFor()
    for (const width of [1440, 1140, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await waitUntilIdle(page)
      await more.waitFor()
      const message = `${state} at ${width}`
      await expect.poll(() => more.evaluate(runsOver), { message }).toBe(0)
    }
  }

  await navigate(page, '/Controller/receipt')
  const { PONumber } = confirmed
  const lines = await openLines(page, confirmed.PONumber)
  await lines.getByRole('button', { name: t('ui.rowMenu', { name: '' }) }).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual([t('po.release')])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: PONumber }).click()
  await page.getByRole('heading', { level: 1, name: PONumber }).waitFor()
})

test.each([81, 91] as const)('what role %i may not do, its lists do not offer', async (role) => {
  const page = await browser.open({ as: mill.officers[role], at: '/Controller/po' })
  const button = (name: string) => page.getByRole('button', { name })
  await rowsOf(page).first().waitFor()
  for (const verb of ['po.create', 'po.statusUpdate', 'po.open'] as const) {
    const name = new RegExp(`^${t(verb)}`)
    const offered = page.getByRole('button', { name, includeHidden: true })
    await expect.poll(() => offered.count()).toBe(0)
  }
  const rest = (n: number) => t('receive.rest', { n, count: n })
  const always = [t('po.look'), t('po.exportPdf')]
  const invoices = role === 91 ? [t('po.invoice')] : []
  for (const [{ PONumber }, steps] of [
    [submitted, []],
    [confirmed, [rest(1)]],
    [received, invoices],
  ] as const) {
    await expect.poll(() => actionsOf(page, PONumber)).toEqual([...steps, ...always])
  }
  const payables = page.getByRole('link', { name: t('screen.invoice') })
  expect(await payables.count()).toBe(invoices.length)

  await navigate(page, '/Controller/receipt')
  await button(`${rest(1)} ${confirmed.PONumber}`).waitFor()
  await page.getByRole('link', { name: confirmed.PONumber }).waitFor()
  await button(`${rest(0)} ${received.PONumber}`).waitFor({ state: 'detached' })
  const lines = await openLines(page, confirmed.PONumber)
  await expect.poll(() => lines.getByRole('button').allTextContents()).toEqual([t('po.receive')])
  if (role === 81) return

  await payables.click()
  await button(`${t('po.invoice')} ${received.PONumber}`).waitFor()
  await expect.poll(() => rowsOf(page).filter({ hasText: confirmed.PONumber }).count()).toBe(0)
  await page.getByRole('button', { name: t('ui.all'), exact: true }).click()
  await page.waitForURL(/\?state=$/)
  const waiting = t('invoice.waiting', { n: 1, m: 2 })
  await rowsOf(page).filter({ hasText: confirmed.PONumber }).getByText(waiting).waitFor()
  await button(`${t('po.invoice')} ${confirmed.PONumber}`).waitFor({ state: 'detached' })
})

function draft(vendor: Vendor, at = new Date()) {
  const input = calls.createPOHeader.input.parse({ VendorUUID: vendor.id })
  return createHeader(input, contextOf(mill.officers[51], at))
}

/** Waits until the list shows `n` orders. */
async function shows(page: Page, n: number): Promise<void> {
  await pager(page)
    .getByText(t('ui.range', { from: 1, to: n, total: n }))
    .waitFor()
  await expect.poll(() => rowsOf(page).count()).toBe(n)
}

function pager(page: Page): Locator {
  return page.getByRole('navigation', { name: t('ui.pager', { name: t('screen.po') }) })
}

function rowsOf(page: Page): Locator {
  return page.getByRole('row').filter({ hasText: 'NBDPO-PL' })
}

/** What stands under # in every row. */
async function rowNumbers(page: Page): Promise<(string | null)[]> {
  return rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => row.querySelectorAll('td')[1]?.textContent ?? null),
  )
}

function numbers(from: number, howMany: number): string[] {
  return Array.from({ length: howMany }, (_, index) => String(from + index))
}
