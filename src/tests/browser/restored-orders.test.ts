import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { pullRegistrations } from '../../vehicles/writes/register.ts'
import { saveWeight } from '../../vehicles/writes/save-weight.ts'
import { addVendor, buildMill, readyTicket, removeAccount, saveVehicle } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { rowOf } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { openMenu } from './rows.ts'
import { createSignedIn, signInAgain } from './sign-in.ts'
import { t } from './translate.ts'
import { navigate, openDialog, pressIn, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const CONFIRMED = ['submit', 'approve', 'confirm'] as const

test('a reload brings back the day that was typed for a load, in its list and its record, and the question about several orders', async () => {
  const orders = [await orderAfter(mill, CONFIRMED), await orderAfter(mill, CONFIRMED)]
  const numbers = (await Promise.all(orders.map(orderNow))).map(({ PONumber }) => PONumber)
  const page = await openAs(81, '/Controller/receipt')
  await page.getByRole('button', { name: t('ui.expand', { name: numbers[0]! }) }).click()
  const lines = page.getByRole('table', { name: `${t('record.lines')} ${numbers[0]}` })
  const receive = { name: t('po.receive') }
  await lines.getByRole('button', receive).first().click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByRole('textbox')
  await waitUntilClickable(dialog)
  const proposed = await day.inputValue()
  const today = formatDay(businessDay(new Date()), 'table', 'th')
  expect(today).not.toBe(proposed)
  await day.fill(today)
  await day.press('Tab')
  await isKept(page)
  await page.reload()
  await expect.poll(() => day.inputValue()).toBe(today)
  const restored = dialog.getByRole('status').filter({ hasText: wordsOf('draft.restored') })
  await restored.getByRole('button', { name: t('draft.discard') }).click()
  await expect.poll(() => day.inputValue()).toBe(proposed)
  await restored.waitFor({ state: 'detached' })
  await page.reload()
  await dialog.waitFor()
  expect(await day.inputValue()).toBe(proposed)
  expect(await dialog.getByText(wordsOf('draft.kept')).count()).toBe(0)

  await navigate(page, `/Controller/poLine/${orders[0]}`)
  await page.getByRole('row').nth(1).hover()
  await page.getByRole('button', receive).first().click()
  await waitUntilClickable(dialog)
  await page.reload()
  await day.waitFor()

  await navigate(page, '/Controller/receipt')
  for (const name of numbers) {
    await page.getByRole('checkbox', { name: t('ui.selectRow', { name }) }).check()
  }
  const verb = t('receive.all', { n: 4, count: 4 })
  const bar = page.getByRole('region', { name: t('ui.ticks') })
  await bar.getByRole('button', { name: verb }).click()
  await waitUntilClickable(dialog)
  await page.reload()
  await dialog.getByText(t('ask.receiveAll.text', { n: 4, count: 4 })).waitFor()
  await pressIn(dialog, verb)
  await waitForMessage(page, t('done.receivedAll', { n: 4, count: 4 }))
  expect((await Promise.all(orders.map(orderNow))).map((one) => one.TotalReceipt)).toEqual([2, 2])
  await orderAfter(mill, CONFIRMED)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const on = page.getByRole('button', { name: t('receive.on') }).first()
  await on.waitFor()
  expect(await dialog.count()).toBe(0)

  await on.click()
  await waitUntilClickable(dialog)
  await page.reload()
  await day.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/Controller/receipt')
})

test('whoever signs in again finds a payable with its choice of cash, and the weight of a vehicle', async () => {
  const { PONumber } = await orderNow(await receivedWithoutAccount())
  const page = await openAs(1, '/Controller/invoice')
  await page.getByRole('button', { name: `${t('po.invoice')} ${PONumber}` }).click()
  const payable = await openDialog(page, t('ask.invoice', { po: PONumber }))
  await payable.getByRole('checkbox').check()
  await isKept(page)
  await signInAgain(page, 1)
  await payable.waitFor()
  await expect.poll(() => payable.getByRole('checkbox').isChecked()).toBe(true)

  const plate = '80-0009 ตรัง'
  await weighedVehicle(plate)
  await navigate(page, '/Controller/carLicenseLight')
  await (await openMenu(page, plate)).filter({ hasText: t('ui.edit') }).click()
  const dialog = await openDialog(page, t('light.edit.title', { plate }))
  const weight = dialog.getByRole('textbox', { name: t('term.tare') })
  await weight.fill('6,050')
  await expect.poll(() => draftsOf(page)).toHaveLength(2)
  await page.reload()
  await expect.poll(async () => tareIn(await weight.inputValue())).toBe('6050')
  await signInAgain(page, 1)
  browser.errors.expect(/status of 401/)
  await expect.poll(async () => tareIn(await weight.inputValue())).toBe('6050')
})

/** Registers a vehicle of 6,000 kg. */
async function weighedVehicle(plate: string): Promise<void> {
  const ctx = contextOf(mill.officers[51])
  await saveVehicle(plate)
  await pullRegistrations({}, ctx)
  const { id } = await rowOf('vehicles', { registration: plate })
  await saveWeight({ VehicleLightUUID: id, Weight: 6000 }, ctx)
}

/** As it was typed, or as it is written once it stands. */
function tareIn(text: string): string {
  return text.replace(',', '')
}

/** An order of a vendor without an account, received in full. */
async function receivedWithoutAccount(): Promise<string> {
  const vendor = await addVendor()
  await removeAccount(vendor.customerId)
  const order = await draftOrder(mill, vendor)
  await addTicket(mill, order, await readyTicket(mill, { customerId: vendor.customerId }))
  for (const action of [...CONFIRMED, 'receive'] as const) await perform(mill, action, order)
  return order
}

async function openAs(role: Role, address: string): Promise<Page> {
  return browser.open({ as: await createSignedIn(role), at: address })
}

/** Waits until the browser keeps what was typed. */
async function isKept(page: Page): Promise<void> {
  await expect.poll(() => draftsOf(page)).not.toEqual([])
}

/** Under which names the browser keeps what was typed. */
function draftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))
}

/** The sentence up to when it was. */
function wordsOf(key: 'draft.kept' | 'draft.restored'): string {
  return t(key, { when: '\n' }).split('\n')[0]!.trim()
}
