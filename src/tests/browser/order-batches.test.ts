import { expect, test } from 'vitest'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { orderAfter, orderNow, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()

test('approved orders are confirmed together; one that was canceled meanwhile is named with the reason', async () => {
  const ids = []
  for (let n = 0; n < 3; n += 1) ids.push(await orderAfter(mill, ['submit', 'approve']))
  const [kept, canceled, other] = ids as [string, string, string]
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/po?state=A')
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).check()
  await page.getByRole('button', { name: t('po.confirmChosen', { n: 3, count: 3 }) }).click()
  await perform(mill, 'cancel', canceled)
  const respond = await delayResponses(page, '**/po/confirmOrders')
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('po.confirmChosen', { n: 3, count: 3 }) }).click()
  // A second press would meet the button that stops.
  await dialog.locator('[role="group"][aria-disabled]').waitFor()
  respond()
  await dialog.getByText(t('batch.done', { n: 2, m: 3 })).waitFor()
  const { PONumber } = await orderNow(canceled)
  const refused = dialog.getByRole('listitem')
  await expect.poll(() => refused.count()).toBe(1)
  expect(await refused.getByRole('link').textContent()).toBe(PONumber)
  await dialog.getByRole('button', { name: t('ui.close') }).click()
  await dialog.waitFor({ state: 'detached' })
  const states = await Promise.all([kept, other].map(async (id) => (await orderNow(id)).State))
  expect(states).toEqual(['CF', 'CF'])
})
