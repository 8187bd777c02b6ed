import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screens } from '../../app/screens.tsx'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, readyTicket, type Vendor } from '../fixture.ts'
import { addTicket, draftOrder, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { cutPlaceholders } from './cut-placeholders.ts'
import { addressOf, visitorOf } from './screens.ts'
import { t } from './translate.ts'
import { listAddress, weighTruck } from './trucks.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildBusyMill()
const SIZES = [
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const
const DAY = 24 * 3600_000

/** Ramps whose names are alike but for their ends, each with palm on an order and palm on none. */
const ramps = [await ramp(1), await ramp(2)]
const LISTS = screens.filter(({ path }) =>
  /\/(po|receipt|invoice|approve|toOrder|palmEvaluate.*|vendor.*|customerLevel|carLicenseLight|user|stuck|report.*|product)$/.test(
    path,
  ),
)

test('every list is looked at', () => {
  expect(LISTS.length).toBeGreaterThan(14)
})

test.each(LISTS.map((screen) => [screen.path, screen] as const))(
  '%s cuts a name only where nothing stands empty beside it, so that the ends differ, and covers nothing under the pointer',
  async (_, screen) => {
    const page = await browser.open({ as: visitorOf(screen, mill.officers) })
    await visit(page, addressOf(screen, mill))
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await waitUntilIdle(page)
      await expect
        .poll(() => page.evaluate(emptyBesideCutNames), { message: `${width} px` })
        .toEqual([])
      expect(await coveredUnderPointer(page), `${width} px`).toEqual([])
      expect(await page.evaluate(cutPlaceholders), `${width} px`).toEqual([])
      expect(await page.evaluate(buttonsOutside), `${width} px`).toEqual([])
    }
  },
)

test('two names that are cut alike still differ', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/po?vendor=ลานเทสายใจ')
  await page.setViewportSize({ width: 768, height: 1024 })
  await waitUntilIdle(page)
  const ends = () =>
    page
      .locator('tr[data-row] [data-cut]')
      .evaluateAll((names) => names.map((name) => getComputedStyle(name, '::after').content))
  await expect.poll(async () => new Set(await ends()).size).toBe(2)
  expect((await ends()).join()).toContain(' 1')
  expect((await ends()).join()).toContain(' 2')
  expect(await page.getByText(ramps[0]!.name, { exact: true }).first().textContent()).toBe(
    ramps[0]!.name,
  )
})

test('a time of an earlier day stands beside that day at every size, one of today alone', async () => {
  const vendor = await addVendor()
  const past = await weighTruck(vendor, {
    timeIn: new Date(Date.now() - 3 * DAY),
    timeOut: new Date(Date.now() - 3 * DAY + 3600_000),
  })
  const page = await browser.open({ as: mill.officers[52] })
  await visit(page, listAddress(vendor))
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const times = page.locator('tr[data-row]', { hasText: past.slip }).locator('time:visible')
    for (const words of await times.allTextContents()) {
      expect(words, `${width} px`).toMatch(/^\d\d\/\d\d \d\d:\d\d$/)
    }
    expect(await times.evaluateAll(areCut), `${width} px`).not.toContain(true)
  }
})

/** Runs in the page: whether each is wider than the cell in which it stands. */
function areCut(all: Element[]): boolean[] {
  return all.map((one) => {
    const cell = one.closest('td')!
    return one.getBoundingClientRect().right > cell.getBoundingClientRect().right
  })
}

async function ramp(n: number): Promise<Vendor> {
  const vendor = await addVendor('3')
  const name = `ลานเทสายใจ ช่วยรักษ์ตระกูลไทยพัฒนา สาขาพระแสง สุราษฎร์ธานี ${n}`
  await db().updateTable('vendors').set({ name }).where('id', '=', vendor.id).execute()
  const { customerId } = vendor
  await db().updateTable('customers').set({ name }).where('id', '=', customerId).execute()
  const order = await draftOrder(mill, vendor)
  await addTicket(mill, order, await readyTicket(mill, { customerId }))
  await perform(mill, 'submit', order)
  await readyTicket(mill, { customerId })
  return { ...vendor, name }
}

/** The words of other cells under the actions of a row that has the pointer. */
async function coveredUnderPointer(page: Page): Promise<string[]> {
  const rows = page.locator('main tr[data-row]:visible')
  const covered: string[] = []
  for (let n = 0; n < Math.min(await rows.count(), 8); n += 1) {
    await rows.nth(n).hover()
    covered.push(...(await rows.nth(n).evaluate(coveredWords)))
  }
  return covered
}

/** Runs in the page. */
function coveredWords(row: HTMLElement): string[] {
  const actions = row.querySelector<HTMLElement>('[data-actions]')
  if (!actions) return []
  const buttons = [...actions.querySelectorAll('button')].filter((one) => one.checkVisibility())
  const left = Math.min(...buttons.map((one) => one.getBoundingClientRect().left))
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (walker.nextNode()) {
    const cell = walker.currentNode.parentElement?.closest('td')
    if (!cell || cell.contains(actions) || walker.currentNode.parentElement?.closest('.sr-only'))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const right = Math.min(range.getBoundingClientRect().right, cell.getBoundingClientRect().right)
    if (right > left + 1) covered.push(`${walker.currentNode.textContent} under the actions`)
  }
  return covered
}

/** Runs in the page: buttons of rows that end outside the frame of their table. */
function buttonsOutside(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main tr[data-row] [data-actions] button')]
    .filter((button) => button.checkVisibility({ opacityProperty: true }))
    .filter((button) => {
      const frame = button.closest('[data-kind]')!.getBoundingClientRect()
      return button.getBoundingClientRect().right > Math.min(frame.right, innerWidth) - 8
    })
    .map((button) => button.textContent || button.ariaLabel || '')
}

/** Runs in the page: columns of a table with a cut name in which more than a breath stands empty in every row. */
function emptyBesideCutNames(): string[] {
  const BREATH = 32
  const found: string[] = []
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    const cut = table.querySelector(':scope > tbody > tr[data-row] [data-cut]')
    if (!cut || table.hasAttribute('data-scrolls')) continue
    const rows = [...table.querySelectorAll(':scope > thead > tr, :scope > tbody > tr[data-row]')]
    const columns = rows[0]?.children.length ?? 0
    for (let at = 0; at < columns; at += 1) {
      const cells = rows.flatMap((row) => row.children[at] ?? [])
      if (cells.some((cell) => cell.contains(cut) || cell.querySelector('input, button'))) continue
      const empty = Math.min(...cells.map(emptyIn))
      if (empty > BREATH) found.push(`column ${at} of ${table.ariaLabel}: ${empty} px empty`)
    }
  }
  return found

  function emptyIn(cell: Element): number {
    const style = getComputedStyle(cell)
    const inner =
      cell.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight)
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_ALL)
    const boxes: DOMRect[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNode(walker.currentNode)
      if (!walker.currentNode.hasChildNodes()) boxes.push(range.getBoundingClientRect())
    }
    if (boxes.length === 0) return inner
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    return Math.round(inner - (right - left))
  }
}

test('the words for how long a truck waits are those of every list', async () => {
  const vendor = await addVendor()
  const timeIn = new Date(Date.now() - (13 * 60 + 40) * 60_000)
  const truck = await weighTruck(vendor, { timeIn, timeOut: new Date(+timeIn + 1200_000) })
  const page = await browser.open({ as: mill.officers[52] })
  await visit(page, listAddress(vendor))
  const row = page.locator('tr[data-row]', { hasText: truck.slip })
  const time = t('ui.age.hours', { h: 13, m: 40 })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => row.textContent(), { message: `${width} px` }).toContain(time)
  }
})
