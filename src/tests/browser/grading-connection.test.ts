import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addVendor, buildMill, gradeTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { giveReason, otherReason } from './reasons.ts'
import { t } from './translate.ts'
import {
  gradeDialog,
  gradeNext,
  gradingsOf,
  listAddress,
  openTrucks,
  priceDialog,
  ripeOf,
  type Truck,
  valuationsOf,
  visitTickets,
  weighTruck,
  word,
} from './trucks.ts'
import { loseAnswer, loseNetwork, openDialog, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('without a network a grade is not lost, and trying again once it is back saves it and its price once', async () => {
  const { page, openNext } = await openList(2)
  const { dialog, truck } = await openNext()
  const away = page.getByRole('alert').filter({ hasText: t('sys.network') })
  const back = page.getByRole('alert').filter({ hasText: t('sys.backOnline.retry') })
  const retry = back.getByRole('button', { name: t('ui.retry') })
  await loseNetwork(page)
  await saveAndValue(dialog)
  await away.waitFor()
  await holdsWhatWasTyped(dialog)
  await page.context().setOffline(false)
  await expect.poll(() => retry.count()).toBe(1)
  await retry.click()
  await isSavedOnce(page, truck)
  await back.waitFor({ state: 'detached' })

  // One that was away for a moment: the browser says so when it is over.
  const another = await openNext()
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
  )
  await saveAndValue(another.dialog)
  await away.waitFor()
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
  for (const type of ['offline', 'online'])
    await page.evaluate((name) => dispatchEvent(new Event(name)), type)
  await retry.click()
  await isSavedOnce(page, another.truck)
})

test('where an answer is lost, what was typed stays, only what is left is sent again, and both are saved once', async () => {
  const { page, openNext } = await openList(3)
  const { dialog, truck } = await openNext()
  const keys = keysOf(page, 'evaluate')
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
  await expect.poll(() => keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
  await isSavedOnce(page, truck)
  browser.errors.expect(/ERR_CONNECTION_RESET/)

  const second = await openNext()
  await loseAnswer(page, 'valuation')
  await saveAndValue(second.dialog)
  await second.dialog.getByText(word('priceNotSaved')).waitFor()
  await holdsWhatWasTyped(second.dialog)
  const saveGrade = second.dialog.getByRole('button', { name: word('saveGrade') })
  await expect.poll(() => saveGrade.count()).toBe(0)
  await savePrice(second.dialog)
  await isSavedOnce(page, second.truck)
  browser.errors.expect(/ERR_CONNECTION_RESET/)

  const third = await openNext()
  await page.route('**/po/valuation', (route) => route.abort('connectionrefused'), { times: 1 })
  await saveAndValue(third.dialog)
  await third.dialog.getByText(word('priceNotSaved')).waitFor()
  expect(await gradingsOf(third.truck)).toHaveLength(1)
  expect(await valuationsOf(third.truck)).toEqual([])
  await savePrice(third.dialog)
  await isSavedOnce(page, third.truck)
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
  await savePrice(dialog)
  const question = await openDialog(page, word('price.ask', { ticket: truck.slip }))
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

/** The list of so many trucks, the first of which comes next; in each one's dialog something is typed. */
async function openList(howMany: number) {
  const { page, trucks } = await openTrucks(
    browser,
    { as: mill.officers[52] },
    Array(howMany).fill({}),
  )
  const openNext = async () => {
    const truck = trucks.shift()!
    const dialog = await gradeNext(page, truck)
    await dialog.getByText('20', { exact: true }).first().click()
    await ripeOf(dialog).fill('71.5')
    await dialog.getByRole('button', { name: word('details') }).click()
    await dialog.getByLabel(word('SysLandNumber')).fill('แปลง 3')
    await waitUntilIdle(page)
    return { dialog, truck }
  }
  return { page, openNext }
}

function savePrice(dialog: Locator): Promise<void> {
  return dialog.getByRole('button', { name: word('price'), exact: true }).click()
}

function saveAndValue(dialog: Locator): Promise<void> {
  return dialog.getByRole('button', { name: word('saveAndValue') }).click()
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

/** The idempotency keys that `call` is sent with from now on. */
function keysOf(page: Page, call: string): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/${call}`)) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}
