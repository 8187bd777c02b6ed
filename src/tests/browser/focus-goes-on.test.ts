import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { buildMill } from '../fixture.ts'
import { orderAfter, orderNow, orderWithLines } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { openDialog } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('after each step of an order the focus is on the next', async () => {
  const id = await orderWithLines(mill)
  const page = await openAs(51, `/Controller/poLine/${id}`)
  await pressWithKeys(page, page.getByRole('banner').getByRole('button', { name: t('po.submit') }))
  await waitForMessage(page, t('done.submit', { po: (await orderNow(id)).PONumber }))
  await expectFocusInside(page)
  const approver = await openAs(50, `/Controller/poLine/${id}`)
  const approve = approver
    .getByRole('banner')
    .getByRole('button', { name: t('po.approve'), exact: true })
  await pressWithKeys(approver, approve)
  await approve.waitFor({ state: 'detached' })
  await expectFocusInside(approver)
})

test('after a batch the focus stays in the list', async () => {
  for (let n = 0; n < 2; n += 1) await orderAfter(mill, ['submit', 'approve', 'confirm'])
  const page = await openAs(81, '/Controller/receipt')
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).check()
  const bar = page.getByRole('region', { name: t('ui.ticks') })
  const verb = t('receive.all', { n: 4, count: 4 })
  await pressWithKeys(page, bar.getByRole('button', { name: verb }))
  await waitForMessage(page, t('done.receivedAll', { n: 4, count: 4 }))
  await expectFocusInside(page)
})

async function openAs(role: Role, address: string): Promise<Page> {
  return browser.open({ as: mill.officers[role], at: address })
}

/** Presses a button and, where it asks, says yes, all by the keyboard. */
async function pressWithKeys(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
  const question = await openDialog(page)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
}

async function expectFocusInside(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
