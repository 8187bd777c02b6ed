import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const RECEIVED = ['submit', 'approve', 'confirm', 'receive', 'receive'] as const
for (let n = 0; n < 2; n += 1) await orderAfter(mill, RECEIVED)
await orderAfter(mill, [...RECEIVED, 'invoice'])

const foot = (page: Page) => page.locator('tfoot')

const SUMS = ['36,880', '191,776.00', '5,753.28', '186,022.72']

test('the foot of the payables says what all come to that the filters let through', async () => {
  const page = await browser.open({ as: mill.officers[91] })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await visit(page, '/Controller/invoice')
  await foot(page)
    .getByText(t('invoice.total', { n: 2, count: 2 }))
    .waitFor()
  expect(await foot(page).locator('td').allTextContents()).toEqual(expect.arrayContaining(SUMS))
  for (const key of ['po.created', 'invoice.lastReceived', 'line.tax', 'term.paid'] as const) {
    await page.getByRole('columnheader', { name: t(key) }).waitFor()
  }
  await page
    .getByRole('columnheader', { name: t('term.paid') })
    .getByRole('button')
    .click()
  await expect.poll(() => page.url()).toContain('TotalPaid')
  await pushAddress(page, '/Controller/invoice?state=IV')
  await foot(page)
    .getByText(t('invoice.total', { n: 1, count: 1 }))
    .waitFor()
  await foot(page).getByText('93,011.36').waitFor()
})

test('in windows of 768, 1024 and 1440 the foot says what each column comes to, also one that was not chosen; it is scrolled to where it has no room, and nothing of it is cut', async () => {
  const page = await browser.open({ as: mill.officers[91], at: '/Controller/invoice' })
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await waitUntilIdle(page)
    for (const sum of SUMS) await expectOnceInSight(page, sum)
    const cut = await foot(page)
      .locator('td')
      .evaluateAll(
        (cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      )
    expect(cut, String(width)).toBe(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, String(width)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: t('ui.columns') }).click()
  const saved = page.waitForResponse('**/savePreferences')
  await page.getByRole('checkbox', { name: t('term.paid') }).uncheck()
  await saved
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: t('term.paid') }).waitFor({ state: 'detached' })
  for (const sum of SUMS) await expectOnceInSight(page, sum)
})

async function expectOnceInSight(page: Page, sum: string): Promise<void> {
  const shown = foot(page).getByText(sum, { exact: true })
  await expect.poll(() => shown.count(), { message: sum }).toBe(1)
  await shown.evaluate((one) => one.scrollIntoView({ inline: 'center' }))
  await expect.poll(() => shown.evaluate(isInSight), { message: sum }).toBe(true)
}

/** Runs in the page: nothing lies over it, and it ends inside the window. */
function isInSight(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return right <= innerWidth && bottom <= innerHeight && (above === one || one.contains(above))
}
