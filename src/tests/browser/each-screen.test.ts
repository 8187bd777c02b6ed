import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screens } from '../../app/screens.tsx'
import { db } from '../../platform/db.ts'
import { addVendor, readyTicket, type Vendor } from '../fixture.ts'
import { addTicket, draftOrder, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { cutPlaceholders } from './cut-placeholders.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectRowRoom } from './row-room.ts'
import { addressOf, changedScreens, visitorOf } from './screens.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()

/** A desk and a wide one, a tablet, an upright one, a desk at 200 %, and phones. */
const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [720, 450],
  [390, 844],
  [360, 740],
] as const
const PHONE = 390
const TABLET = 1024
/** Those at which a list shows the rows of a table. */
const WITH_ROWS: readonly number[] = [1440, 1024, 768]

/** Ramps whose names are alike but for their ends, each with palm on an order and palm on none. */
const ramps = [await ramp(1), await ramp(2)]
const LISTS = screens.filter(({ path }) =>
  /\/(po|receipt|invoice|approve|toOrder|palmEvaluate.*|vendor.*|customerLevel|carLicenseLight|user|stuck|report.*|product)$/.test(
    path,
  ),
)
// A mill that has orders leads from the page of a new one to its dashboard: scenarios/moving-in.test.ts opens it.
const shown = changedScreens.filter(({ name }) => name !== 'movingIn')

test('every list is looked at', () => {
  expect(LISTS.length).toBeGreaterThan(14)
})

test.each(shown.map((screen) => [screen.path, screen] as const))(
  '%s is accessible at a desk and on a phone, light or dark, has nothing beyond the edge at any size and cuts no placeholder; a list cuts a name only where nothing stands empty beside it, and covers nothing under the pointer',
  async (_, screen) => {
    const page = await browser.open({ as: visitorOf(screen, mill.officers), shared: true })
    await visit(page, addressOf(screen, mill))
    for (const [width, height] of SIZES) {
      const message = `${width} px`
      await page.setViewportSize({ width, height })
      await waitUntilIdle(page)
      if (width === 1440 || width === PHONE) await expectAccessibleInLight(page)
      expect(await page.evaluate(whatScrollsSideways), message).toEqual([])
      if (width === TABLET) expect(await page.evaluate(beyondTheEdge), message).toBe(0)
      expect(await page.evaluate(cutPlaceholders), message).toEqual([])
      if (width <= PHONE) expect(await page.evaluate(labelsAlone), message).toEqual([])
      if (LISTS.includes(screen) && WITH_ROWS.includes(width)) await expectRowRoom(page, message)
    }
  },
)

test('two names that are cut alike still differ', async () => {
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po?vendor=ลานเทสายใจ' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await waitUntilIdle(page)
  const ends = () =>
    page.locator('tr[data-row] [data-name]').evaluateAll((all) =>
      all.map((name) => {
        const { content, visibility } = getComputedStyle(name, '::after')
        return visibility === 'visible' && content
      }),
    )
  await expect
    .poll(async () => (await ends()).filter(Boolean).sort())
    .toEqual(['"… 1" / ""', '"… 2" / ""'])
  expect(await page.getByText(ramps[0]!.name, { exact: true }).first().textContent()).toBe(
    ramps[0]!.name,
  )
})

async function expectAccessibleInLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
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

/** Runs in the page: by how much it is wider than the window. */
function beyondTheEdge(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Runs in the page: what is wider than the place it has, without what scrolls with a purpose. */
function whatScrollsSideways(): string[] {
  return (
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      // A list has all of its columns, and is scrolled under the first and last of them.
      .filter((one) => one.tagName !== 'FIELDSET' && !one.dataset.kind)
      .filter(
        (one) => one.tagName === 'HTML' || /auto|scroll/.test(getComputedStyle(one).overflowX),
      )
      .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} in ${one.clientWidth}`)
  )
}

/** Runs in the page: labels that stand over nothing. */
function labelsAlone(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main dl > div, main td[data-card=figure]')]
    .filter((one) => one.checkVisibility() && !one.querySelector('dd:not(:empty)'))
    .filter((one) => one.tagName !== 'TD' || !one.textContent)
    .map((one) => one.textContent || one.dataset.label || '')
}
