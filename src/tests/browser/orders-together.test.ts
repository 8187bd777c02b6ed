import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Input } from '../../platform/call.ts'
import { calls } from '../../purchase-orders/contract.ts'
import { headerWithConditions } from '../../purchase-orders/reads/headers.ts'
import { changeHeader } from '../../purchase-orders/writes/change-header.ts'
import { changePayee } from '../../purchase-orders/writes/payee.ts'
import { buildMill } from '../fixture.ts'
import { draftOrder, orderAfter, orderNow } from '../orders.ts'
import { rowsOf } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { openMenu } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const colleague = contextOf(mill.officers[50])

test('a header that a colleague changed while it was open is not overwritten unseen, and what was typed of it survives a reload', async () => {
  const id = await draftOrder(mill)
  const { page, dialog } = await openHeader(id)
  await field(dialog, 'new.Delivery').fill('ส่งเอง')
  const theirs = { Payment: 'โอนภายใน 3 วัน', Delivery: 'มารับ' }
  await refetchAfter(page, 'getEnvironmentPOLineManage', () => change(id, theirs))
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await loadLatest(dialog)
  await dialog.getByText(t('ui.latest.value', { value: 'มารับ' })).waitFor()
  await expect.poll(() => field(dialog, 'new.Payment').inputValue()).toBe('โอนภายใน 3 วัน')
  expect(await headerWithConditions(id)).toMatchObject(theirs)
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await headerWithConditions(id)).toMatchObject({ ...theirs, Delivery: 'ส่งเอง' })
  browser.errors.expect(/status of 409 .*updatePOHeader/)

  await openFromMenu(page, id)
  await field(dialog, 'new.Delivery').fill('ส่งหลังฝนหยุด')
  await page.reload()
  await expect.poll(() => field(dialog, 'new.Delivery').inputValue()).toBe('ส่งหลังฝนหยุด')
})

test('an account that a colleague changed while it was open is not overwritten unseen; a payable can be paid in cash instead', async () => {
  const id = await payableOrder()
  const page = await browser.open({ as: mill.officers[91] })
  const dialog = await openPayee(page, id)
  await field(dialog, 'term.account').fill('801-2-34567-8')
  const kept = { bank_name: 'กรุงไทย', bank_account: '9392043913' }
  const theirs = { SysBankName: 'กรุงไทย', SysBookBankNumber: '939-2-04391-3' }
  await refetchAfter(page, 'getFilterPOStateCanInvoice', () =>
    changePayee({ POHeaderUUID: id, ...theirs }, colleague),
  )
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await loadLatest(dialog)
  expect(await payeeOf(id)).toMatchObject(kept)
  await dialog.getByText(t('ui.latest.value', { value: '939-2-04391-3' })).waitFor()
  await expect.poll(() => field(dialog, 'term.bank').inputValue()).toBe('กรุงไทย')
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await payeeOf(id)).toMatchObject({ ...kept, bank_account: '8012345678' })
  browser.errors.expect(/status of 409 .*changePayee/)

  const other = await payableOrder()
  const { PONumber: po } = await orderNow(other)
  const payee = await openPayee(page, other)
  await payee
    .getByRole('region', { name: t('payee.changes') })
    .getByRole('listitem')
    .waitFor()
  await payee.getByText(t('term.cash'), { exact: true }).click()
  await payee.getByRole('button', { name: t('ui.save') }).click()
  await waitForMessage(page, t('done.payeeChanged', { po }))
  expect(await payeeOf(other)).toMatchObject({ bank_name: null, bank_account: null })
})

function payableOrder(): Promise<string> {
  return orderAfter(mill, ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice'])
}

/** Opens from the list the account to which an order is paid. */
async function openPayee(page: Page, id: string): Promise<Locator> {
  const { PONumber: po } = await orderNow(id)
  await visit(page, `/Controller/invoice?state=IV&number=${po}`)
  await openMenu(page, po)
  await page.getByRole('menuitem', { name: t('po.changePayee') }).click()
  return openDialog(page, t('payee.title', { po }))
}

async function openHeader(id: string) {
  const page = await browser.open({ as: mill.officers[51], at: `/Controller/poLine/${id}` })
  return { page, dialog: await openFromMenu(page, id) }
}

async function openFromMenu(page: Page, id: string): Promise<Locator> {
  const { PONumber: name } = await orderNow(id)
  await page.getByRole('button', { name: t('ui.rowMenu', { name }) }).click()
  await page.getByRole('menuitem', { name: t('toOrder.changeHead') }).click()
  return openDialog(page, t('toOrder.changeHead'))
}

/** Runs what a colleague does, until the open screen has read it. */
async function refetchAfter(page: Page, call: string, work: () => Promise<unknown>): Promise<void> {
  const read = page.waitForResponse((response) => response.url().endsWith(`/${call}`))
  await work()
  await (await read).finished()
}

async function loadLatest(dialog: Locator): Promise<void> {
  const load = dialog.page().getByRole('button', { name: t('ui.latest') })
  // Another one says that the payee has to be checked.
  const notice = dialog.getByRole('alert').filter({ has: load })
  await notice.getByText('เจ้าหน้าที่ 50').waitFor()
  await load.click()
  await dialog.getByText(t('ui.latest.loaded')).waitFor()
}

function change(POHeaderUUID: string, header: Partial<Input<typeof calls.updatePOHeader>>) {
  return changeHeader(calls.updatePOHeader.input.parse({ POHeaderUUID, ...header }), colleague)
}

async function payeeOf(orderId: string) {
  const [line] = await rowsOf('payable_lines', { order_id: orderId })
  return line
}

function field(dialog: Locator, name: Parameters<typeof t>[0]): Locator {
  return dialog.getByLabel(t(name))
}
