import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { openDialog, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('a link made on the board shows the prices on a screen at the gate, until it is revoked; without one the page says whom to ask', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/priceBoard' })
  await page.getByRole('button', { name: t('gate.links') }).click()
  const dialog = await openDialog(page, t('gate.links'))
  await dialog.getByLabel(t('gate.name')).fill('ประตู 1')
  const today = formatDay(businessDay(new Date()), 'table', 'th')
  await dialog.getByRole('textbox', { name: t('gate.lastDay.label') }).fill(today)
  await dialog.getByRole('button', { name: t('gate.create') }).click()
  const address = await dialog.getByLabel(t('gate.created')).inputValue()
  expect(address).toMatch(/\/gate#[\w-]{43}$/)
  const until = formatDay(businessDay(new Date()), 'short', 'th')
  await dialog.getByRole('row').filter({ hasText: 'ประตู 1' }).getByText(until).waitFor()
  await expectAccessible(page)

  const gate = await browser.open()
  await gate.setViewportSize({ width: 1920, height: 1080 })
  await gate.goto(address)
  const product = gate.getByRole('heading', { name: 'ปาล์มทะลาย FFB-RAMP' })
  await product.waitFor()
  const price = gate.getByText('5.20', { exact: true }).last()
  await price.waitFor()
  expect(await sizeOf(gate, '5.20')).toBeGreaterThan(90)
  await expect.poll(() => isWithin(gate)).toBe(true)
  await expectAccessible(gate)

  const name = t('ui.actionOf', { action: t('ui.revoke'), name: 'ประตู 1' })
  await dialog.getByRole('button', { name }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last()
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ui.revoke'), exact: true }).click()
  await waitForMessage(page, t('gate.done.revoked', { name: 'ประตู 1' }))
  await gate.reload()
  await gate.getByText(t('gate.link')).waitFor()
  await expect.poll(() => product.count()).toBe(0)
  browser.errors.expect(/status of 403 .*getGatePrices/)
  await gate.goto('/gate')
  await gate.getByText(t('gate.link')).waitFor()
})

/** Height of the letters in px. */
function sizeOf(page: Page, words: string): Promise<number> {
  const figure = page.getByText(words, { exact: true }).last()
  return figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
}
