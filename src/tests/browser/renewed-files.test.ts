import { test } from 'vitest'
import { signInEveryRole } from '../server.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const officers = await signInEveryRole()

test('a tab whose files an upgrade took away says so, and goes on once it is loaded anew', async () => {
  const page = await browser.open({ as: officers[51], singleUse: true, at: '/Controller/po' })
  // What was there as the tab was opened has another name now.
  await page.route(/\/assets\/ToOrder-[^/]+\.js$/, (route) =>
    route.continue({ url: route.request().url().replace('/ToOrder-', '/Gone-') }),
  )
  await page.getByRole('link', { name: t('screen.toOrder') }).click()
  await page.getByText(t('ui.broken')).waitFor()
  browser.errors.expect(/status of 404 .*ToOrder/)
  browser.errors.expect(/^exception: .*ToOrder/)
  await page.unroute(/\/assets\/ToOrder-[^/]+\.js$/)
  await page.getByRole('button', { name: t('ui.reload') }).click()
  await waitUntilIdle(page)
  await page.getByRole('heading', { name: t('screen.toOrder') }).waitFor()
})
