import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { orderNow, orderWithLines } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { openDialog, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('an order that one officer submits rings for another, who is led to it by a press and has read it then', async () => {
  const order = await orderWithLines(mill)
  const { PONumber } = await orderNow(order)
  const approver = await browser.open({ as: mill.officers[50] })
  const buyer = await browser.open({ as: mill.officers[51] })
  await visit(approver, '/Controller/carLicenseLight')
  await bell(approver, t('notices.title')).waitFor()
  await visit(buyer, `/Controller/poLine/${order}`)
  await submit(buyer)
  await bell(approver, t('notices.unread', { n: 1 })).click()
  const note = approver.getByRole('dialog').getByRole('link', { name: PONumber })
  await note.click()
  await approver.getByRole('heading', { level: 1, name: PONumber }).waitFor()
  await bell(approver, t('notices.title')).waitFor()
  // The buyer is not told of their own work.
  expect(await bell(buyer, t('notices.title')).count()).toBe(1)
})

function bell(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('po.submit'), exact: true }).click()
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: t('po.submit'), exact: true }).click()
}
