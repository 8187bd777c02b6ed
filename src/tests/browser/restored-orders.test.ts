import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { pullRegistrations } from '../../vehicles/writes/register.ts'
import { saveWeight } from '../../vehicles/writes/save-weight.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, readyTicket, removeAccount, saveVehicle } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { openMenu } from './rows.ts'
import { createOfficers, signInAgain, signInTo } from './sign-in.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
await createOfficers()
const CONFIRMED = ['submit', 'approve', 'confirm'] as const

test('a reload brings back the day that was typed for a load, and one press throws it away', async () => {
  const order = await orderAfter(mill, CONFIRMED)
  const { PONumber } = await orderNow(order)
  const page = await openAs(81, '/Controller/receipt')
  await page.getByRole('button', { name: t('ui.expand', { name: PONumber }) }).click()
  const lines = page.getByRole('table', { name: `${t('record.lines')} ${PONumber}` })
  await lines
    .getByRole('button', { name: t('po.receive') })
    .first()
    .click()
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
})

test('on a phone and on the page of an order the dialog of a load comes back too', async () => {
  const order = await orderAfter(mill, CONFIRMED)
  const page = await openAs(81, `/Controller/poLine/${order}`)
  await page.getByRole('row').nth(1).hover()
  await page
    .getByRole('button', { name: t('po.receive') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await page.reload()
  await dialog.getByRole('textbox').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/Controller/receipt')
  await page
    .getByRole('button', { name: t('receive.on') })
    .first()
    .click()
  await waitUntilClickable(dialog)
  await page.reload()
  await dialog.getByRole('textbox').waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/Controller/receipt')
})

test('whoever signs in again finds the payable with its choice of cash', async () => {
  const { PONumber } = await orderNow(await receivedWithoutAccount())
  const page = await openAs(91, '/Controller/invoice')
  await page.getByRole('button', { name: `${t('po.invoice')} ${PONumber}` }).click()
  const dialog = page.getByRole('dialog', { name: t('ask.invoice', { po: PONumber }) })
  await waitUntilClickable(dialog)
  await dialog.getByRole('checkbox').check()
  await isKept(page)
  await signInAgain(page, 91)
  browser.errors.expect(/status of 401/)
  await dialog.waitFor()
  await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(true)
})

test('a reload brings back the question about several orders, with those that were chosen', async () => {
  const orders = [await orderAfter(mill, CONFIRMED), await orderAfter(mill, CONFIRMED)]
  const page = await openAs(81, '/Controller/receipt')
  for (const order of orders) {
    const { PONumber } = await orderNow(order)
    await page.getByRole('checkbox', { name: t('ui.selectRow', { name: PONumber }) }).check()
  }
  const verb = t('receive.all', { n: 4, count: 4 })
  await page
    .getByRole('region', { name: t('ui.ticks') })
    .getByRole('button', { name: verb })
    .click()
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await page.reload()
  await dialog.getByText(t('ask.receiveAll.text', { n: 4, count: 4 })).waitFor()
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: verb }).click()
  await waitForMessage(page, t('done.receivedAll', { n: 4, count: 4 }))
  expect((await Promise.all(orders.map(orderNow))).map((one) => one.TotalReceipt)).toEqual([2, 2])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await dialog.count()).toBe(0)
})

test('the weight of a vehicle is there again after a reload and a sign-in', async () => {
  const plate = '80-0009 ตรัง'
  const ctx = contextOf(mill.officers[51])
  await saveVehicle(plate)
  await pullRegistrations({}, ctx)
  const { id } = await db()
    .selectFrom('vehicles')
    .select('id')
    .where('registration', '=', plate)
    .executeTakeFirstOrThrow()
  await saveWeight({ VehicleLightUUID: id, Weight: 6000 }, ctx)
  const page = await openAs(51, '/Controller/carLicenseLight')
  await (await openMenu(page, plate)).filter({ hasText: t('ui.edit') }).click()
  const dialog = page.getByRole('dialog', { name: t('light.edit.title', { plate }) })
  await waitUntilClickable(dialog)
  const weight: Locator = dialog.getByRole('textbox', { name: t('term.tare') })
  await weight.fill('6,050')
  await isKept(page)
  await page.reload()
  await expect.poll(async () => tareIn(await weight.inputValue())).toBe('6050')
  await signInAgain(page, 51)
  browser.errors.expect(/status of 401/)
  await expect.poll(async () => tareIn(await weight.inputValue())).toBe('6050')
})

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
  return signInTo(await browser.open(), role, address)
}

/** Waits until the browser keeps what was typed. */
async function isKept(page: Page): Promise<void> {
  const drafts = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length,
    )
  await expect.poll(drafts).toBeGreaterThan(0)
}

/** The sentence up to when it was. */
function wordsOf(key: 'draft.kept' | 'draft.restored'): string {
  return t(key, { when: '\n' }).split('\n')[0]!.trim()
}
