import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { calls } from '../../purchase-orders/contract.ts'
import { createHeader } from '../../purchase-orders/writes/create-header.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, type Vendor } from '../fixture.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { actionsOf } from './rows.ts'
import { createOfficers, signIn, signOut } from './sign-in.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
await createOfficers()
const rare = await addVendor('7')
const DAY = 24 * 3600_000
const old = new Date(Date.now() - 40 * DAY)

/** Six pages of 25 and one order more. */
const TOTAL = 151
const [oldest] = [await draft(mill.vendor, old), await draft(mill.vendor, old)]
// One after another, since the counter of their numbers lets none pass the one before.
for (let n = 0; n < 144; n += 1) await draft(mill.vendor)
for (let n = 0; n < 2; n += 1) await draft(rare)
const submitted = await orderNow(await orderAfter(mill, ['submit']))
const confirmed = await orderNow(
  await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive']),
)
const received = await orderNow(
  await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive', 'receive']),
)

describe('the list of orders', () => {
  test('is filtered by number, vendor and day, and by a state behind its chip', async () => {
    const page = await openAs(51, '/Controller/po')
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
  })

  test('keeps filter, sort and page in its address; Back and a reload bring them back', async () => {
    const page = await openAs(51, '/Controller/po')
    await page
      .getByRole('columnheader')
      .getByRole('button', { name: t('po.number') })
      .click()
    await page.waitForURL(/sort=PONumber&direction=asc|direction=asc&sort=PONumber/)
    await expect.poll(() => firstNumber(page)).toBe(oldest?.PONumber)
    await pager(page)
      .getByRole('button', { name: t('ui.page', { n: 3 }), exact: true })
      .click()
    await page.waitForURL(/page=2/)
    await expect.poll(() => rowNumbers(page)).toEqual(numbers(51, 25))
    await page.reload()
    await waitUntilIdle(page)
    await expect.poll(() => rowNumbers(page)).toEqual(numbers(51, 25))
    expect(
      await page.getByRole('columnheader', { name: t('po.number') }).getAttribute('aria-sort'),
    ).toBe('ascending')
    await page.goBack()
    await expect.poll(() => rowNumbers(page)).toEqual(numbers(1, 25))
    expect(new URL(page.url()).search).not.toContain('page')
  })

  test('offers five pages around the present one, the first, the last, and any by its number', async () => {
    const page = await openAs(51, '/Controller/po')
    const pages = pager(page).getByRole('button', { name: /^หน้า \d+$/ })
    const offered = () => pages.allTextContents()
    await expect.poll(() => offered()).toEqual(['1', '2', '3', '4', '5'])
    expect(
      await pager(page)
        .getByRole('button', { name: t('ui.first') })
        .isDisabled(),
    ).toBe(true)
    await pager(page)
      .getByRole('button', { name: t('ui.last') })
      .click()
    await expect.poll(() => rowNumbers(page)).toEqual([TOTAL].map(String))
    await expect.poll(() => offered()).toEqual(['3', '4', '5', '6', '7'])
    await page.getByText(t('ui.range', { from: TOTAL, to: TOTAL, total: TOTAL })).waitFor()
    const goTo = pager(page).getByRole('textbox', { name: t('ui.goToPage') })
    await goTo.fill('4')
    await goTo.press('Enter')
    await expect.poll(() => rowNumbers(page)).toEqual(numbers(76, 25))
    await expect.poll(() => offered()).toEqual(['2', '3', '4', '5', '6'])
    await pager(page)
      .getByRole('button', { name: t('ui.first') })
      .click()
    await expect.poll(() => rowNumbers(page)).toEqual(numbers(1, 25))
  })

  test('asks for the lines of an order only when its row is opened', async () => {
    const page = await browser.open({ as: mill.officers[51] })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().split('/').at(-1) ?? ''))
    await visit(page, '/Controller/po')
    expect(asked).not.toContain('getPOLineByPOHeader')
    await page.getByRole('button', { name: t('ui.expand', { name: received.PONumber }) }).click()
    const lines = page.getByRole('table', { name: `${t('record.lines')} ${received.PONumber}` })
    await expect.poll(() => lines.locator('tbody tr').count()).toBe(received.TotalLine)
    expect(asked.filter((call) => call === 'getPOLineByPOHeader')).toHaveLength(1)
  })

  test('stays without a column that its officer hid, on whichever computer they sign in', async () => {
    const page = await browser.open()
    await signIn(page, 51)
    const hidden = (at: Page) => at.getByRole('columnheader', { name: t('po.received') })
    await hidden(page).waitFor()
    await page.getByRole('button', { name: t('ui.columns') }).click()
    const saved = page.waitForResponse('**/savePreferences')
    await page.getByRole('checkbox', { name: t('po.received') }).uncheck()
    await hidden(page).waitFor({ state: 'detached' })
    await saved
    await page.keyboard.press('Escape')
    await signOut(page)
    const elsewhere = await browser.open()
    await signIn(elsewhere, 51)
    await waitUntilIdle(elsewhere)
    await hidden(elsewhere).waitFor({ state: 'detached' })
    await elsewhere.getByRole('columnheader', { name: t('term.vendor') }).waitFor()
  })

  test('keeps the columns that a narrow window has no room for, once another is moved in it', async () => {
    const headers = (at: Page) => at.getByRole('columnheader').allTextContents()
    const desk = await openAs(0, '/Controller/po')
    const before = await headers(desk)
    const narrow = await browser.open({ as: mill.officers[0] })
    await narrow.setViewportSize({ width: 768, height: 1024 })
    await visit(narrow, '/Controller/po')
    expect((await headers(narrow)).length).toBeLessThan(before.length)
    await narrow.getByRole('button', { name: t('ui.columns') }).click()
    const saved = narrow.waitForResponse('**/savePreferences')
    const name = t('ui.columns.down', { name: t('term.vendor') })
    await narrow.getByRole('button', { name }).click()
    await saved
    const after = await headers(await openAs(0, '/Controller/po'))
    expect(after.slice(0, before.length)).not.toEqual(before)
    expect(after).toEqual(expect.arrayContaining(before))
  })
})

test.each([1440, 1140, 1024])(
  'in a window of %i the chips leave room for those behind "more"',
  async (width) => {
    const page = await openAs(50, '/Controller/po')
    await page.setViewportSize({ width, height: 800 })
    for (const state of ['IR', 'RC', '']) {
      await visit(page, `/Controller/po?state=${state}`)
      const more = page.getByRole('button', { name: t('ui.more') })
      await more.waitFor()
      const runsOver = (button: Element) => {
        const line = button.parentElement!
        return line.scrollWidth - line.clientWidth
      }
      await expect.poll(() => more.evaluate(runsOver)).toBe(0)
    }
  },
)

test('at 768 the amount stands at the right as large as the vendor, and the state beside it', async () => {
  const page = await openAs(51, '/Controller/po?state=S')
  await page.setViewportSize({ width: 768, height: 1024 })
  await waitUntilIdle(page)
  const row = page.locator('tr[data-row]', { hasText: submitted.PONumber })
  const amount = row.locator('td', { hasText: /^[\d,]+\.\d\d$/ })
  const look = (cell: Locator) =>
    cell.evaluate((one) => [getComputedStyle(one).fontSize, getComputedStyle(one).textAlign])
  const vendor = row.locator('td', { hasText: submitted.VendorOrganizationName })
  const [size] = await look(vendor)
  expect(await look(amount)).toEqual([size, 'right'])
  await row.getByText(t('po.state.S.short')).waitFor()
})

test('in receiving a manager releases a line, and the number leads to the page of its order', async () => {
  const page = await openAs(50, '/Controller/receipt')
  const { PONumber } = confirmed
  await page.getByRole('button', { name: t('ui.expand', { name: PONumber }) }).click()
  const lines = page.getByRole('table', { name: `${t('record.lines')} ${PONumber}` })
  await lines.getByRole('button', { name: t('ui.rowMenu', { name: '' }) }).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual([t('po.release')])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: PONumber }).click()
  await page.getByRole('heading', { level: 1, name: PONumber }).waitFor()
  const warehouse = await openAs(81, '/Controller/receipt')
  await warehouse.getByRole('link', { name: PONumber }).waitFor()
})

const rest = (n: number) => t('receive.rest', { n, count: n })

describe('what an officer may not do is not offered', () => {
  test.each([81, 91] as const)('on the list of orders to role %i', async (role) => {
    const page = await openAs(role, '/Controller/po')
    await rowsOf(page).first().waitFor()
    for (const verb of ['po.create', 'po.statusUpdate', 'po.open'] as const) {
      const name = new RegExp(`^${t(verb)}`)
      const buttons = page.getByRole('button', { name, includeHidden: true })
      await expect.poll(() => buttons.count()).toBe(0)
    }
    await expect
      .poll(() => actionsOf(page, submitted.PONumber))
      .toEqual([t('po.look'), t('po.exportPdf')])
    const receives = [rest(1), t('po.look'), t('po.exportPdf')]
    await expect.poll(() => actionsOf(page, confirmed.PONumber)).toEqual(receives)
    const invoices = role === 91 ? [t('po.invoice')] : []
    await expect
      .poll(() => actionsOf(page, received.PONumber))
      .toEqual([...invoices, t('po.look'), t('po.exportPdf')])
  })

  test.each([81, 91] as const)(
    'in receiving to role %i: receives, but releases nothing',
    async (role) => {
      const page = await openAs(role, '/Controller/receipt')
      await page.getByRole('button', { name: `${rest(1)} ${confirmed.PONumber}` }).waitFor()
      await expect.poll(() => buttons(page, `${rest(0)} ${received.PONumber}`)).toBe(0)
      await page.getByRole('button', { name: t('ui.expand', { name: confirmed.PONumber }) }).click()
      const lines = page.getByRole('table', {
        name: `${t('record.lines')} ${confirmed.PONumber}`,
      })
      await expect
        .poll(() => lines.getByRole('button').allTextContents())
        .toEqual([t('po.receive')])
    },
  )

  test('in the list of payables: only what is received can be set up, and no warehouse sees it', async () => {
    const page = await openAs(91, '/Controller/invoice')
    await page.getByRole('button', { name: `${t('po.invoice')} ${received.PONumber}` }).waitFor()
    await expect.poll(() => rowsOf(page).filter({ hasText: confirmed.PONumber }).count()).toBe(0)
    await page.getByRole('button', { name: t('ui.all'), exact: true }).click()
    await page.waitForURL(/\?state=$/)
    const waiting = t('invoice.waiting', { n: 1, m: 2 })
    await rowsOf(page).filter({ hasText: confirmed.PONumber }).getByText(waiting).waitFor()
    await expect.poll(() => buttons(page, `${t('po.invoice')} ${confirmed.PONumber}`)).toBe(0)
    const warehouse = await openAs(81, '/Controller/po')
    await expect
      .poll(() => warehouse.getByRole('link', { name: t('screen.invoice') }).count())
      .toBe(0)
  })
})

function draft(vendor: Vendor, at = new Date()) {
  const input = calls.createPOHeader.input.parse({ VendorUUID: vendor.id })
  return createHeader(input, contextOf(mill.officers[51], at))
}

async function openAs(role: Role, address: string): Promise<Page> {
  const page = await browser.open({ as: mill.officers[role] })
  await visit(page, address)
  return page
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

function firstNumber(page: Page): Promise<string | null> {
  return rowsOf(page)
    .first()
    .getByText(/^NBDPO-PL-[-\d]+$/)
    .textContent()
}

function buttons(page: Page, name: string): Promise<number> {
  return page.getByRole('button', { name }).count()
}
