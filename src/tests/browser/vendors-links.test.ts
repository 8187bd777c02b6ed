import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, removeAccount } from '../fixture.ts'
import { draftOrder, orderAfter, orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
await addVendor()

test('a payable without an account leads to its vendor, where finance data are filled in', async () => {
  await removeAccount(mill.vendor.customerId)
  const vendors = await opened(await payable(0))
  await expect.poll(() => namesOf(vendors)).toEqual([mill.vendor.name])
})

test('to accounting, who may not open vendors, a payable without an account shows no way there', async () => {
  const question = await payable(91)
  await question.getByText(t('invoice.noBank', { vendor: mill.vendor.name })).waitFor()
  expect(await question.getByRole('link', { name: t('po.toVendor') }).count()).toBe(0)
})

test('an order whose vendor lost its AVL leads to its vendor', async () => {
  const alone = await addVendor()
  const id = await draftOrder(mill, alone)
  await db()
    .updateTable('vendor_links')
    .set({ unlinked_at: new Date() })
    .where('vendor_id', '=', alone.id)
    .execute()
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, `/Controller/poLine/${id}`)
  const vendors = await opened(page.locator('main'))
  await expect.poll(() => namesOf(vendors)).toEqual([alone.name])
})

/** The question before a payable of an order that is received, as an officer of `role` reads it. */
async function payable(role: Role): Promise<Locator> {
  const actions = ['submit', 'approve', 'confirm', 'receive', 'receive'] as const
  const { PONumber: po } = await orderNow(await orderAfter(mill, actions))
  const page = await browser.open({ as: mill.officers[role] })
  await visit(page, '/Controller/invoice')
  await page.getByRole('button', { name: `${t('po.invoice')} ${po}` }).click()
  const question = page.getByRole('dialog', { name: t('ask.invoice', { po }) })
  await waitUntilClickable(question)
  return question
}

/** The list of vendors that the link to the vendor opens beside the window. */
async function opened(place: Locator): Promise<Page> {
  const popup = place.page().waitForEvent('popup')
  await place.getByRole('link', { name: t('po.toVendor') }).click()
  const vendors = await popup
  await vendors.getByRole('heading', { level: 1, name: t('screen.vendor') }).waitFor()
  await waitUntilIdle(vendors)
  return vendors
}

function namesOf(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', { name: t('screen.vendor') }).locator('tr[data-row]')
  return rows.locator('td:nth-child(3)').allTextContents()
}
