import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const { officers } = await buildMill()

test('the code and the first data of a screen are fetched, once, when its link is pointed at, touched or focused; that to sign out does nothing then', async () => {
  const page = await browser.open({ as: officers[1], touch: true })
  await page.goto('/Controller/po')
  const menu = page.getByRole('navigation', { name: t('ui.menu') })
  const link = (name: string) => menu.getByRole('link', { name, exact: true })
  await expectFetched(page, /VendorList-/, () => link(t('menu.vendor')).hover())
  await expectFetched(page, /Users-/, () => link(t('screen.user')).dispatchEvent('touchstart'))
  await expectFetched(page, /CarLicenseLight-/, () => link(t('screen.carLicenseLight')).focus())
  expect(new URL(page.url()).pathname).toBe('/Controller/po')
  const inputs = inputsOf(page, 'customerLevel/GetLevels')
  const levels = page.getByRole('link', { name: t('screen.customerLevel'), exact: true })
  await expectFetched(page, /GetLevels/, () => levels.hover())
  await levels.click()
  await page.getByRole('heading', { level: 1, name: t('screen.customerLevel') }).waitFor()
  await waitUntilIdle(page)
  expect(inputs).toHaveLength(1)
  await page.getByRole('link', { name: t('ui.signOut') }).hover()
  await page.waitForTimeout(300)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: t('screen.customerLevel') }).waitFor()
})

test('a list asks for its data before its code is there, and not again; where the product cannot be fetched, the page says so', async () => {
  const page = await browser.open({ as: officers[1] })
  for (const [address, call, code] of [
    ['/Controller/po?state=CF&page=0', 'po/getPOFilterLists', /PoList-/],
    ['/Controller/palmEvaluate?status=C', 'po/getWeightProcess', /PalmEvaluate-/],
    ['/Controller/reportDailyPalmPayment', 'report/ReportDailyPalmPayment', /DailyPayment-/],
  ] as const) {
    const inputs = inputsOf(page, call)
    const data = page.waitForRequest((request) => request.url().endsWith(call))
    await page.route(code, async (route) => {
      await data
      await route.continue()
    })
    await page.goto(address)
    await waitUntilIdle(page)
    expect(inputs.filter((input) => input === inputs[0])).toHaveLength(1)
  }
  const product = /assets\/Product-.*\.js/
  await page.route(product, (route) => route.abort())
  await page.goto('/Controller/po')
  await page.getByText(t('ui.broken')).waitFor()
  const again = page.getByRole('button', { name: t('ui.reload') })
  await page.context().setOffline(true)
  await again.click()
  await page.getByText(t('ui.noNetwork')).waitFor()
  await page.context().setOffline(false)
  await page.unroute(product)
  await again.click()
  await page.getByRole('heading', { level: 1, name: t('screen.po') }).waitFor()
  browser.errors.expect(/Product-/)
  browser.errors.expect(/ERR_INTERNET_DISCONNECTED/)
})

async function expectFetched(page: Page, file: RegExp, point: () => Promise<void>): Promise<void> {
  const fetched = page.waitForRequest((request) => file.test(request.url()))
  await point()
  await fetched
}

/** What is sent to `call` from now on. */
function inputsOf(page: Page, call: string): (string | null)[] {
  const inputs: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(call)) inputs.push(request.postData())
  })
  return inputs
}
