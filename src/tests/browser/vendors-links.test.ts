import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { addVendor, buildMill, removeAccount } from '../fixture.ts'
import { draftOrder, orderAfter, orderNow } from '../orders.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { navigate, openDialog } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
await addVendor()
const ALONE = 'นายสมชาย ทองอ่อน'
await db().insertInto('vendors').values({ account_number: 'X-1', name: ALONE }).execute()

test('an order that a vendor cannot have, or that lost its AVL, leads to what its vendor lacks', async () => {
  const alone = await addVendor()
  const order = await draftOrder(mill, alone)
  await updateRows('vendor_links', { vendor_id: alone.id }, { unlinked_at: new Date() })
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await dialog.getByRole('combobox', { name: t('term.vendor') }).fill('ทองอ่อน')
  await dialog.getByRole('option', { name: 'ทองอ่อน' }).click()
  await follow(dialog)
  await expect.poll(() => namesOf(page)).toEqual([ALONE])

  await navigate(page, `/Controller/poLine/${order}`)
  await follow(page.locator('main'))
  await expect.poll(() => namesOf(page)).toEqual([alone.name])
})

test('a payable without an account leads to its vendor, where finance data are filled in', async () => {
  await removeAccount(mill.vendor.customerId)
  const question = await payable(0)
  await follow(question)
  await expect.poll(() => namesOf(question.page())).toEqual([mill.vendor.name])
})

test('to accounting, who may not open vendors, a payable without an account shows no way there', async () => {
  const question = await payable(91)
  await question.getByText(t('invoice.noBank', { vendor: mill.vendor.name })).waitFor()
  expect(await question.getByRole('link', { name: t('po.toVendor') }).count()).toBe(0)
})

/** The question before a payable of an order that is received, as an officer of `role` reads it. */
async function payable(role: Role): Promise<Locator> {
  const actions = ['submit', 'approve', 'confirm', 'receive', 'receive'] as const
  const { PONumber: po } = await orderNow(await orderAfter(mill, actions))
  const page = await browser.open({ as: mill.officers[role], at: '/Controller/invoice' })
  await page.getByRole('button', { name: `${t('po.invoice')} ${po}` }).click()
  return openDialog(page, t('ask.invoice', { po }))
}

/** Goes on in the window where the link to the vendor would open one beside it. */
async function follow(place: Locator): Promise<void> {
  const way = place.getByRole('link', { name: t('po.toVendor') })
  expect(await way.getAttribute('target')).toBe('_blank')
  await navigate(place.page(), (await way.getAttribute('href')) ?? '')
  await place
    .page()
    .getByRole('heading', { level: 1, name: t('screen.vendor') })
    .waitFor()
}

function namesOf(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', { name: t('screen.vendor') }).locator('tr[data-row]')
  return rows.locator('td:nth-child(3)').allTextContents()
}
