import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { t } from './translate.ts'
import { visit } from './visit.ts'
import { closeWindows } from './windows.ts'

const browser = await openBrowser()
const { officers } = await buildBusyMill()

test('a window in which a list and a dialog were open serves the next test', async () => {
  const page = await browser.open({ as: officers[51], at: '/Controller/po' })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: t('po.create') }).click()
  await page.getByRole('dialog').waitFor()
  await closeWindows()
  expect(await browser.open({ as: officers[52] })).toBe(page)
  await visit(page, '/Controller/palmEvaluate')
})

test('one whose document has another look does not', async () => {
  const page = await browser.open({ as: officers[51], at: '/Controller/po' })
  await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'more'))
  await closeWindows()
  expect(await browser.open({ as: officers[51] })).not.toBe(page)
})

test('a shared window goes on to the next test of the same officer, from the screen that it shows', async () => {
  const page = await browser.open({ as: officers[51], shared: true, at: '/Controller/po' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await closeWindows('shared')
  expect(await browser.open({ as: officers[51], shared: true })).toBe(page)
  expect(page.viewportSize()?.width).toBe(1440)
  await visit(page, '/Controller/toOrder')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await browser.open({ as: officers[52], shared: true })).not.toBe(page)
})

test('whoever signs in by hand gets a window in which nobody was before', async () => {
  const page = await browser.open({ as: officers[51], at: '/Controller/po' })
  await closeWindows()
  expect(await browser.open()).not.toBe(page)
})

test('a window that the next test may get takes no script or clock', async () => {
  const page = await browser.open({ as: officers[51] })
  expect(() => page.addInitScript('')).toThrow('singleUse')
  expect(() => page.clock.install()).toThrow('singleUse')
})
