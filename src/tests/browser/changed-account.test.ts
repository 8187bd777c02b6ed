import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ROUTES } from '../../platform/addresses.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { changePayee } from '../../purchase-orders/writes/payee.ts'
import { accountText } from '../../vendors/rules.ts'
import { updateFinance } from '../../vendors/writes/customers.ts'
import { addVendor, buildMill, readyTicket, type Vendor } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { rowsOf } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, pressIn, pushAddress, visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const { officers } = mill

/** A vendor whose account an officer of `role` has just changed. */
async function changedBy(role: Role): Promise<Vendor> {
  const vendor = await addVendor()
  const account = { SysBankName: 'ธ.ก.ส.', SysBookBankNumber: '020111222333', SysTaxDeduction: 3 }
  await updateFinance({ VendorUUID: vendor.id, ...account }, contextOf(officers[role]))
  return vendor
}

/** Opens the finance dialog of a vendor on the list, to which `go` goes. */
async function openFinance(page: Page, vendor: Vendor, go = visit): Promise<Locator> {
  await go(page, `${ROUTES.vendors.path}?name=${encodeURIComponent(vendor.name)}`)
  await rowOf(page, vendor.name).hover()
  await page.getByRole('button', { name: t('ui.rowMenu', { name: vendor.name }) }).click()
  await page.getByRole('menuitem', { name: t('vendor.manageFinance') }).click()
  return openDialog(page)
}

/** The steps of an order of two lines until it is received. */
const RECEIVED = ['submit', 'approve', 'confirm', 'receive', 'receive'] as const
const unconfirmed = (order_id: string) => rowsOf('unconfirmed_payees', { order_id })
const checkPayee = (page: Page, po: string) =>
  rowOf(page, po).getByRole('button', { name: `${t('po.confirmPayee')} ${po}` })
const open = ({ customerId: customer_id }: Vendor) =>
  rowsOf('unconfirmed_accounts', { customer_id })

test('a manager checks an account that purchasing changed; who changed it reads what stood before, and that another has to', async () => {
  const vendor = await changedBy(51)
  const page = await browser.open({ as: officers[50] })
  const dialog = await openFinance(page, vendor)
  await dialog.getByRole('alert').getByText('เจ้าหน้าที่ 51 ทดสอบ').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('vendor.accountIsRight') }).click()
  await waitForMessage(page, t('done.accountConfirmed'))
  expect(await open(vendor)).toEqual([])

  const own = await changedBy(50)
  await openFinance(page, own, pushAddress)
  const [change] = await open(own)
  const { former_bank_name: SysBankName, former_bank_account: SysBookBankNumber } = change!
  const account = accountText({ SysBankName, SysBookBankNumber })
  expect(account).not.toBe('')
  await dialog
    .getByRole('alert')
    .getByText(t('vendor.formerAccount', { account, tax: 3 }))
    .waitFor()
  expect(await dialog.getByRole('button', { name: t('vendor.accountIsRight') }).count()).toBe(0)
})

test('accounting checks it where the payable is set up', async () => {
  const vendor = await changedBy(51)
  const order = await draftOrder(mill, vendor)
  await addTicket(mill, order, await readyTicket(mill, { customerId: vendor.customerId }))
  for (const step of ['submit', 'approve', 'confirm', 'receive'] as const)
    await perform(mill, step, order)
  const { PONumber: po, VendorOrganizationName: seller } = await orderNow(order)
  const page = await browser.open({ as: officers[91], at: '/Controller/invoice' })
  const mark = rowOf(page, po).getByText('เจ้าหน้าที่ 51 ทดสอบ')
  await mark.waitFor({ state: 'attached' })
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: t('ui.selectRow', { name: po }) }).check()
  await page.getByRole('button', { name: t('invoice.chosen', { n: 1, count: 1 }) }).click()
  const batch = page.getByRole('dialog')
  const named = `${seller} (${po})`
  await batch.getByText(t('invoice.accountsChanged', { orders: named })).waitFor()
  await waitUntilClickable(batch)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await batch.waitFor({ state: 'detached' })
  await rowOf(page, po)
    .getByRole('button', { name: `${t('po.invoice')} ${po}` })
    .click()
  const dialog = page.getByRole('dialog', { name: t('ask.invoice', { po }) })
  await dialog.getByRole('alert').getByText('เจ้าหน้าที่ 51 ทดสอบ').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('vendor.accountIsRight') }).click()
  await dialog.getByRole('alert').waitFor({ state: 'detached' })
  await mark.waitFor({ state: 'detached' })
  expect(await open(vendor)).toEqual([])
})

test('accounting checks a payee that purchasing changed, from the bell; who changed it cannot', async () => {
  const order = await orderAfter(mill, [...RECEIVED, 'invoice'])
  const { PONumber: po } = await orderNow(order)
  await db().deleteFrom('notices').execute()
  await changePayee({ POHeaderUUID: order, Cash: 1 }, contextOf(officers[51]))
  const page = await browser.open({ as: officers[91], at: '/Controller/invoice' })
  await page.getByRole('button', { name: t('notices.unread', { n: 1 }), exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: po }).click()
  await checkPayee(page, po).click()
  const dialog = payeeDialog(page, po)
  await dialog.getByRole('alert').getByText('เจ้าหน้าที่ 51 ทดสอบ').waitFor()
  await waitUntilClickable(dialog)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('vendor.accountIsRight') }).click()
  await waitForMessage(page, t('done.payeeConfirmed', { po }))
  await checkPayee(page, po).waitFor({ state: 'detached' })
  expect(await unconfirmed(order)).toEqual([])

  const own = await orderAfter(mill, [...RECEIVED, 'invoice'])
  const { PONumber: ownPo } = await orderNow(own)
  await changePayee({ POHeaderUUID: own, Cash: 1 }, contextOf(officers[91]))
  await visit(page, `/Controller/invoice?number=${ownPo}&state=`)
  await checkPayee(page, ownPo).click()
  const ownDialog = payeeDialog(page, ownPo)
  await ownDialog.getByRole('alert').getByText('เจ้าหน้าที่ 91 ทดสอบ').waitFor()
  expect(await ownDialog.getByRole('button', { name: t('vendor.accountIsRight') }).count()).toBe(0)
  expect(await unconfirmed(own)).toHaveLength(1)
})

test('accounting confirms as a list what came with a file, but what is doubtful, its own or changed meanwhile', async () => {
  await db().deleteFrom('account_changes').execute()
  const [doubtful, other, own] = [await changedBy(51), await changedBy(51), await changedBy(91)]
  const page = await browser.open({ as: officers[91], at: '/Controller/invoice' })
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: t('screen.accountsToCheck') }).click()
  await rowOf(page, own.name).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('accounts.all', { n: 2 }) }).click()
  const dialog = await openDialog(page)
  const account = { SysBankName: 'ธ.ก.ส.', SysBookBankNumber: '020111222999', SysTaxDeduction: 3 }
  await updateFinance({ VendorUUID: doubtful.id, ...account }, contextOf(officers[51]))
  await dialog.getByRole('button', { name: t('accounts.right', { n: 2 }) }).click()
  await dialog.getByText(/เพิ่งเปลี่ยนอีกครั้ง/).waitFor()
  await dialog.getByRole('button', { name: t('ui.close') }).click()
  await rowOf(page, other.name).waitFor({ state: 'detached' })
  expect(await open(doubtful)).toHaveLength(2)

  const vendors = [await changedBy(51), await changedBy(51)]
  for (const { name } of vendors) await rowOf(page, name).waitFor()
  await rowOf(page, own.name).getByRole('checkbox').click({ force: true })
  await page.getByText(t('accounts.own')).waitFor()
  await page.getByRole('checkbox').first().click()
  await rowOf(page, doubtful.name).getByRole('checkbox').click()
  await page.getByRole('button', { name: t('accounts.right', { n: 2 }) }).click()
  await pressIn(dialog, t('accounts.right', { n: 2 }))
  await waitForMessage(page, t('accounts.done', { n: 2 }))
  const left = await Promise.all([...vendors, doubtful, own].map(open))
  expect(left.map(({ length }) => length)).toEqual([0, 0, 2, 1])
})

function payeeDialog(page: Page, po: string): Locator {
  return page.getByRole('dialog', { name: t('payee.title', { po }) })
}
