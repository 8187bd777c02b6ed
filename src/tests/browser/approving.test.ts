import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reject } from '../../purchase-orders/writes/steps.ts'
import { buildMill } from '../fixture.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { contextOf } from '../server.ts'
import { flaggedOrder, openPhone } from './approve-sheet.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { openDialog, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('the plain orders are approved by one press, of which one that was rejected meanwhile says why; an opened one is approved from its foot, and the next that waits opens', async () => {
  const plain = [await orderAfter(mill, ['submit']), await orderAfter(mill, ['submit'])]
  const taken = await orderAfter(mill, ['submit'])
  const flagged = await flaggedOrder(mill)
  const page = await openPhone(browser, mill)
  const { PONumber: flaggedNumber } = await orderNow(flagged)
  const tick = page.getByRole('checkbox', { name: t('ui.selectRow', { name: flaggedNumber }) })
  await expect.poll(() => tick.isDisabled()).toBe(true)
  expect(await page.getByText(t('approve.verb', { n: 3 })).count()).toBe(0)
  await pressBesideTick(page, (await orderNow(plain[0]!)).PONumber)
  await page.getByRole('button', { name: t('approve.tickPlain') }).click()
  await page.getByRole('button', { name: t('approve.verb', { n: 3 }) }).click()
  const dialog = await openDialog(page)
  await reject({ POHeaderUUID: taken, Reason: 'ราคา' }, contextOf(mill.officers[1]))
  await dialog.getByRole('button', { name: t('approve.verb', { n: 3 }) }).click()
  await dialog
    .getByText((await orderNow(taken)).PONumber)
    .first()
    .waitFor()
  expect(await statesOf([...plain, taken, flagged])).toEqual(['A', 'A', 'RJ', 'S'])
  await dialog
    .getByRole('button', { name: t('ui.close') })
    .last()
    .click()
  await page.getByText(t('approve.done', { n: 2 })).waitFor()
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await waitForMessage(page, t('approve.undone', { n: 2 }))
  expect(await statesOf(plain)).toEqual(['S', 'S'])

  await page.getByRole('button', { name: flaggedNumber, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: flaggedNumber }).waitFor()
  const approve = page.getByRole('button', { name: t('approve.amount', { sum: '52,554.00' }) })
  await approve.click()
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('po.approve'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: flaggedNumber }).waitFor({ state: 'detached' })
  await page.waitForURL(/poLine/)
  expect(await statesOf([flagged])).toEqual(['A'])
})

/** A finger reaches the tick of an order anywhere in its column, which is 52 px wide. */
async function pressBesideTick(page: Page, name: string) {
  const tick = page.getByRole('checkbox', { name: t('ui.selectRow', { name }) })
  await tick.click({ position: { x: -10, y: -8 }, force: true })
  await expect.poll(() => tick.isChecked()).toBe(true)
}

function statesOf(orders: readonly string[]): Promise<string[]> {
  return Promise.all(orders.map(async (id) => (await orderNow(id)).State))
}
