import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, gradeTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { giveReason, otherReason } from './reasons.ts'
import { t, type Under } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  listAddress,
  priceDialog,
  type Truck,
  valuationsOf,
  visitTickets,
  weighTruck,
} from './trucks.ts'
import { waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const word = (name: Under<'evaluation'>, values = {}) => t(`evaluation.${name}`, values)

test('without a network a grade is not lost, and trying again saves it and its price once', async () => {
  const { page, dialog, truck } = await openGrade()
  await page.context().setOffline(true)
  await saveAndValue(dialog)
  const toast = page.getByRole('alert').filter({ hasText: t('sys.network') })
  await toast.waitFor()
  await holdsWhatWasTyped(dialog)
  await page.context().setOffline(false)
  const back = page.getByRole('alert').filter({ hasText: t('sys.backOnline.retry') })
  const retry = back.getByRole('button', { name: t('ui.retry') })
  await expect.poll(() => retry.count()).toBe(1)
  await retry.click()
  await isSavedOnce(page, truck)
})

test('a network that was away for a moment is told of as back, though the browser says so when it is over', async () => {
  const { page, dialog, truck } = await openGrade()
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
  )
  await saveAndValue(dialog)
  await page
    .getByRole('alert')
    .filter({ hasText: t('sys.network') })
    .waitFor()
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
  for (const type of ['offline', 'online'])
    await page.evaluate((name) => dispatchEvent(new Event(name)), type)
  const back = page.getByRole('alert').filter({ hasText: t('sys.backOnline.retry') })
  await back.getByRole('button', { name: t('ui.retry') }).click()
  await isSavedOnce(page, truck)
})

test('where the answer about the grade was lost, the same is sent again and saved once', async () => {
  const { page, dialog, truck } = await openGrade()
  await loseAnswer(page, 'evaluate')
  await saveAndValue(dialog)
  await page
    .getByRole('alert')
    .filter({ hasText: t('sys.networkUnsure') })
    .waitFor()
  await holdsWhatWasTyped(dialog)
  expect(await gradingsOf(truck)).toHaveLength(1)
  expect(await valuationsOf(truck)).toEqual([])
  // Its own grade is no colleague's.
  await expect.poll(() => dialog.getByText(word('notSaved')).count()).toBe(0)
  await saveAndValue(dialog)
  await isSavedOnce(page, truck)
  browser.errors.expect(/ERR_CONNECTION_RESET/)
})

test('lost between grade and price, only the price is left to do, and it is saved once', async () => {
  const { page, dialog, truck } = await openGrade()
  await loseAnswer(page, 'valuation')
  await saveAndValue(dialog)
  await dialog.getByText(word('priceNotSaved')).waitFor()
  await holdsWhatWasTyped(dialog)
  await expect.poll(() => dialog.getByRole('button', { name: word('saveGrade') }).count()).toBe(0)
  await dialog.getByRole('button', { name: word('price'), exact: true }).click()
  await isSavedOnce(page, truck)
  browser.errors.expect(/ERR_CONNECTION_RESET/)
})

test('a price that never arrived is sent again by itself', async () => {
  const { page, dialog, truck } = await openGrade()
  await page.route('**/po/valuation', (route) => route.abort('connectionrefused'), { times: 1 })
  await saveAndValue(dialog)
  await dialog.getByText(word('priceNotSaved')).waitFor()
  expect(await gradingsOf(truck)).toHaveLength(1)
  expect(await valuationsOf(truck)).toEqual([])
  await dialog.getByRole('button', { name: word('price'), exact: true }).click()
  await isSavedOnce(page, truck)
  browser.errors.expect(/ERR_CONNECTION_REFUSED/)
})

test('a price of a manager stays typed where its answer was lost, and is saved once', async () => {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  await gradeTicket(mill, truck.id, 20)
  const page = await browser.open({ as: mill.officers[50] })
  await visitTickets(page, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = priceDialog(page, truck)
  await dialog.getByRole('textbox').first().fill('5.95')
  await giveReason(dialog, 'สัญญารายปี')
  await loseAnswer(page, 'valuation')
  await dialog.getByRole('button', { name: word('price'), exact: true }).click()
  const question = page.getByRole('dialog', { name: word('price.ask', { ticket: truck.slip }) })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: word('price'), exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: t('sys.networkUnsure') })
  await toast.waitFor()
  await expect.poll(() => otherReason(dialog).inputValue()).toBe('สัญญารายปี')
  await toast.getByRole('button', { name: t('ui.retry') }).click()
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  const prices = (await valuationsOf(truck)).map((one) => [one.net_price, one.override_reason])
  expect(prices).toEqual([['5.95', 'สัญญารายปี']])
  browser.errors.expect(/ERR_CONNECTION_RESET/)
})

/** The grade dialog of a truck of its own, in which something is typed. */
async function openGrade() {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = gradeDialog(page, truck)
  await dialog.getByText('20', { exact: true }).first().click()
  await ripeOf(dialog).fill('71.5')
  await dialog.getByRole('button', { name: word('details') }).click()
  await dialog.getByLabel(word('SysLandNumber')).fill('แปลง 3')
  await waitUntilIdle(page)
  return { page, dialog, truck }
}

function saveAndValue(dialog: Locator): Promise<void> {
  return dialog.getByRole('button', { name: word('saveAndValue') }).click()
}

function ripeOf(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: word('SysPalmRipe'), exact: true })
}

/** The server does what `call` asks, once, and its answer does not arrive. */
async function loseAnswer(page: Page, call: string): Promise<void> {
  await page.route(
    `**/po/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

async function holdsWhatWasTyped(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.getByRole('radio', { name: '20' }).isChecked()).toBe(true)
  await expect.poll(() => ripeOf(dialog).inputValue()).toBe('71.50')
  await expect.poll(() => dialog.getByLabel(word('SysLandNumber')).inputValue()).toBe('แปลง 3')
}

/** What was typed is saved with its price, each of them once. */
async function isSavedOnce(page: Page, truck: Truck): Promise<void> {
  await waitForMessage(page, t('done.valued'))
  await gradeDialog(page, truck).waitFor({ state: 'detached' })
  const gradings = await gradingsOf(truck)
  expect(gradings).toHaveLength(1)
  const typed = { grade_percent: 20, ripe_percent: '71.50', land_number: 'แปลง 3' }
  expect(gradings[0]).toMatchObject(typed)
  expect((await valuationsOf(truck)).map((one) => one.net_price)).toEqual(['5.70'])
}
