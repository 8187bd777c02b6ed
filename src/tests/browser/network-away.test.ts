import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { openMenu } from './rows.ts'
import { t } from './translate.ts'
import { loseNetwork, navigate, pressIn, visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const CONFIRMED = ['submit', 'approve', 'confirm'] as const
const verb = t('receive.all', { n: 2, count: 2 })

test('“receive all” pressed without a network says so at once, is not done behind the officer’s back, and goes on', async () => {
  const { id, page, dialog } = await askToReceive()
  const sent = requestsOf(page, 'receiveLines')
  await loseNetwork(page)
  await dialog.getByRole('button', { name: verb }).click()
  await dialog.getByText(t('batch.network')).waitFor()
  await dialog.getByText(t('batch.notTried', { n: 2, count: 2 })).waitFor()
  await page.context().setOffline(false)
  await waitForMessage(page, t('sys.backOnline'))
  expect(sent).toHaveLength(0)
  expect((await orderNow(id)).TotalReceipt).toBe(0)
  await dialog.getByRole('button', { name: t('ui.continue') }).click()
  await waitForMessage(page, t('done.receivedAll', { n: 2, count: 2 }))
  expect((await orderNow(id)).StatePurchase).toBe('RC')
})

test('no answer is said; closing ends the wait, says what is unsure, and going on does nothing twice', async () => {
  const { id, page, dialog } = await askToReceive()
  const sent = requestsOf(page, 'receiveLines')
  await page.route(
    '**/po/receiveLines',
    async (route) => {
      await route.fetch()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: verb }).click()
  await dialog.getByText(t('sys.slow')).waitFor()
  await waitUntilClickable(dialog)
  await page.keyboard.press('Escape')
  await dialog.getByText(t('batch.unsure', { n: 2, count: 2 })).waitFor()
  await pressIn(dialog, t('ui.continue'))
  await waitForMessage(page, t('done.receivedAll', { n: 2, count: 2 }))
  expect(sent).toHaveLength(2)
  expect((await orderNow(id)).TotalReceipt).toBe(2)
})

test('a press that gets no answer says so and need not be awaited; so does an undo, though the dialog before it is gone', async () => {
  const [id, other] = [await orderAfter(mill, ['submit']), await orderAfter(mill, ['submit'])]
  const page = await browser.open({ as: mill.officers[50], at: `/Controller/poLine/${id}` })
  const dialog = page.getByRole('dialog')
  const approve = async () => {
    await page.getByRole('button', { name: t('po.approve'), exact: true }).click()
    await waitUntilClickable(dialog)
    await dialog.getByRole('button', { name: t('po.approve'), exact: true }).click()
  }
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words })
  const stopWaiting = () =>
    alert(t('sys.slow'))
      .getByRole('button', { name: t('ui.stopWaiting') })
      .click()
  await page.route('**/po/approvePO', () => {}, { times: 1 })
  await approve()
  await stopWaiting()
  await alert(t('sys.networkUnsure'))
    .getByRole('button', { name: t('ui.retry') })
    .click()
  await dialog.waitFor({ state: 'detached' })
  expect((await orderNow(id)).State).toBe('A')

  const { PONumber: po } = await orderNow(other)
  await navigate(page, `/Controller/poLine/${other}`)
  await approve()
  await page.route('**/po/withdrawApprovals', () => {}, { times: 1 })
  const done = page.getByRole('status').filter({ hasText: po })
  await done.getByRole('button', { name: t('ui.undo') }).click()
  await stopWaiting()
  const reason = t('batch.unsure', { n: 1, count: 1 })
  await alert(t('batch.undonePartly', { n: 0, m: 1, reason }))
    .getByRole('button', { name: t('ui.continue') })
    .click()
  await waitForMessage(page, t('approve.undone', { n: 1 }))
  expect((await orderNow(other)).State).toBe('S')
})

test('what could not be fetched is not said to be nothing: no counts, no “nothing found”, no highest level', async () => {
  await orderAfter(mill, ['submit'])
  const page = await browser.open({ as: mill.officers[50] })
  const lost = /getApprovals|GetVendorNoPremium|GetLevels|GetFD7Lists/
  await page.route(lost, (route) => route.abort())
  const all = page.getByRole('button', { name: t('ui.all') })
  const alert = page.getByRole('alert').filter({ hasText: t('ui.noNetwork') })
  await visit(page, '/Controller/approve')
  await alert.waitFor()
  expect(await all.textContent()).toBe(t('ui.all'))
  const { name } = mill.vendor
  const choose = async (key: 'vendor.manageLevel' | 'vendor.setUp') => {
    await navigate(page, `/Controller/vendor?name=${encodeURIComponent(name)}`)
    await (await openMenu(page, name)).filter({ hasText: t(key) }).click()
  }
  await choose('vendor.manageLevel')
  await alert.waitFor()
  expect(await page.getByText(t('vendor.level.highest')).count()).toBe(0)
  await navigate(page, '/Controller/vendorPremium')
  await page.getByRole('button', { name: t('premium.add') }).click()
  await alert.waitFor()
  expect(await page.getByText(t('premium.none')).count()).toBe(0)
  await choose('vendor.setUp')
  const d7 = page.getByRole('combobox', { name: t('vendor.setUp.d7') })
  await d7.fill('D7-0')
  await alert.waitFor()
  expect(await page.getByText(t('ui.lookup.none')).count()).toBe(0)
  browser.errors.expect(/ERR_FAILED/)
  await page.unroute(lost)
  await alert.getByRole('button', { name: t('ui.retry') }).click()
  const option = page.getByRole('option', { name: 'D7-001' })
  await option.waitFor()
  await page.context().setOffline(true)
  await d7.fill('V99')
  await alert.waitFor()
  expect(await option.count()).toBe(0)
  await page.context().setOffline(false)
  await navigate(page, '/Controller/approve')
  await expect.poll(() => all.textContent()).toMatch(/\d$/)
})

/** The dialog of the record that asks whether all lines of an order are to be received. */
async function askToReceive() {
  const id = await orderAfter(mill, CONFIRMED)
  const page = await browser.open({ as: mill.officers[51], at: `/Controller/poLine/${id}` })
  await page.getByRole('button', { name: verb }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('ask.receiveAll.text', { n: 2, count: 2 })).waitFor()
  await waitUntilClickable(dialog)
  return { id, page, dialog }
}

function requestsOf(page: Page, call: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/${call}`)) sent.push(request.url())
  })
  return sent
}
