import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { statusUpdate } from '../../purchase-orders/reads/due-orders.ts'
import { historyOf } from '../../purchase-orders/reads/history.ts'
import { FINALIZE_AFTER_DAYS } from '../../purchase-orders/rules.ts'
import { invoice } from '../../purchase-orders/writes/invoice.ts'
import { counted } from '../../ui/format.ts'
import { buildMill } from '../fixture.ts'
import { draftOrder, orderAfter, orderNow } from '../orders.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { giveReason } from './reasons.ts'
import { openMenu, rowOf } from './rows.ts'
import { createSignedIn, PASSWORD } from './sign-in.ts'
import { t } from './translate.ts'
import {
  navigate,
  openDialog,
  pressIn,
  pushAddress,
  waitUntilClickable,
  waitUntilIdle,
} from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const REASON = 'ผู้ขายไม่มาส่ง'

test('a canceled order leaves its tickets to a draft, which gets another head and is discarded', async () => {
  const id = await orderAfter(mill, ['submit', 'approve', 'confirm'])
  const { PONumber: po, VendorOrganizationName: vendor } = await orderNow(id)
  const page = await openList()
  await chooseInMenu(page, po, 'po.cancel')
  const question = page.getByRole('dialog', { name: `ยกเลิก ${po} ใช่หรือไม่` })
  await question.getByText(t('ask.cancel.text', { n: 2, count: 2 })).waitFor()
  await question.getByText(t('ask.approve.text', { vendor, amount: '95,888.00' })).waitFor()
  await question.getByRole('button', { name: t('po.keep') }).click()
  await question.waitFor({ state: 'detached' })
  expect((await orderNow(id)).StatePurchase).toBeNull()

  await chooseInMenu(page, po, 'po.cancel')
  const yes = question.getByRole('button', { name: t('po.cancel'), exact: true })
  await yes.click()
  await question.getByText(t('v.reasonText')).waitFor()
  await giveReason(question, REASON)
  await yes.click()
  await waitForMessage(page, t('done.cancel'))
  await rowOf(page, po).getByText(t('po.state.CC')).waitFor()
  expect((await orderNow(id)).StatePurchase).toBe('CC')

  const draft = await draftOrder(mill)
  await navigate(page, `/Controller/poLine/${draft}`)
  const free = page.getByRole('region', { name: t('tickets.title') })
  await expect.poll(() => free.getByRole('checkbox', { name: /^เลือก \d/ }).count()).toBe(2)
  const { PONumber: name } = await orderNow(draft)
  const menu = page.getByRole('button', { name: t('ui.rowMenu', { name }) })
  await menu.click()
  await page.getByRole('menuitem', { name: t('toOrder.changeHead') }).click()
  const head = page.getByRole('dialog', { name: t('toOrder.changeHead') })
  const save = head.getByRole('button', { name: t('ui.save') })
  await waitUntilClickable(head)
  await head.getByLabel(t('new.FFAMax')).fill('500')
  await save.click()
  await head.getByText(t('v.percent')).waitFor()
  await head.getByLabel(t('new.FFAMax')).fill('5')
  await save.click()
  await waitForMessage(page, t('done.headerChanged', { po: name }))

  await menu.click()
  await page.getByRole('menuitem', { name: t('po.discard') }).click()
  const discarding = await openDialog(page, t('ask.discard', { po: name }))
  await discarding.getByRole('button', { name: t('po.discard') }).click()
  await waitForMessage(page, t('done.discard', { po: name }))
  expect(await orderNow(draft)).toMatchObject({ State: 'D', StatePurchase: 'CC' })
  const history = await historyOf(draft)
  expect(history.data.map(({ Action }) => Action)).toEqual(['discard', 'changeHeader', 'create'])
})

test('an order is deleted with the password of the super admin, and with no other', async () => {
  const id = await draftOrder(mill)
  const { PONumber: po } = await orderNow(id)
  const page = await openList(await createSignedIn(0))
  await chooseInMenu(page, po, 'po.delete')
  const question = page.getByRole('dialog', { name: `ลบ ${po} ใช่หรือไม่` })
  const yes = question.getByRole('button', { name: t('po.delete') })
  await yes.click()
  await question.getByText(t('v.deletePassword')).waitFor()
  await question.getByText(t('v.reasonText')).waitFor()
  await giveReason(question, REASON)
  const password = question.getByLabel(t('ask.delete.password'))
  await password.fill('ไม่ใช่รหัสนี้')
  await yes.click()
  await page.getByText(t('auth.deleteWrongPassword')).first().waitFor()
  expect((await orderNow(id)).PONumber).toBe(po)
  browser.errors.expect(/status of 400 .*deletePO/)

  await password.fill(PASSWORD)
  await yes.click()
  await waitForMessage(page, t('done.delete'))
  await rowOf(page, po).waitFor({ state: 'detached' })
  await expect(orderNow(id)).rejects.toMatchObject({ code: 'po.notFound' })
  await pushAddress(page, `/Controller/poLine/${id}`)
  await page.getByText(t('po.notFound')).waitFor()
  // The order and its lines are asked for, and both refused.
  await waitUntilIdle(page)
  browser.errors.expect(/status of 400 /)
})

test('the update of all orders says how many went which way', async () => {
  const submitted = await orderAfter(mill, ['submit'])
  await orderAfter(mill, ['submit'])
  const begun = await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive'])
  const owed = await orderLongInvoiced()
  const page = await openList()
  const update = page.getByRole('button', { name: t('po.statusUpdate') })
  await update.click()
  const { review: a, acknowledge: b, finalize: c } = await statusUpdate(new Date())
  const n = a + b + c
  expect([a, c]).toEqual([2, 1])
  const question = page.getByRole('dialog', { name: t('ask.statusUpdate', { n, count: n }) })
  for (const words of [t('update.review'), t('update.acknowledge'), t('update.finalize')]) {
    await question.getByText(words).waitFor()
  }
  await pressIn(question, t('po.statusUpdate'))
  const said = t('done.statusUpdated', { a, b, c })
  const done = page.getByRole('status').filter({ hasText: said })
  await done.getByRole('button', { name: t('ui.undo') }).click()
  await waitForMessage(page, said)
  await waitForMessage(page, t('done.updatesUndone', counted(n)))
  expect(await statesOf(submitted, begun, owed)).toEqual(['S', 'CF', 'CF'])

  await update.click()
  await pressIn(question, t('po.statusUpdate'))
  await waitForMessage(page, said)
  await update.click()
  const none = await openDialog(page, t('ask.statusUpdate.none'))
  await none.getByRole('button', { name: t('ui.close') }).click()
  await none.waitFor({ state: 'detached' })
  expect(await statesOf(submitted, begun, owed)).toEqual(['IR', 'C', 'F'])
})

async function statesOf(...ids: string[]): Promise<string[]> {
  return Promise.all(ids.map(async (id) => (await orderNow(id)).State))
}

/** An order whose payable has stood for longer than the mill waits. */
async function orderLongInvoiced(): Promise<string> {
  const id = await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive', 'receive'])
  const days = FINALIZE_AFTER_DAYS + 1
  const then = new Date(Date.now() - days * 24 * 3600_000)
  await invoice({ POHeaderUUID: id }, contextOf(mill.officers[91], then))
  return id
}

async function openList(as = mill.officers[51]): Promise<Page> {
  return browser.open({ as, at: '/Controller/po' })
}

async function chooseInMenu(page: Page, po: string, verb: WordKey): Promise<void> {
  const items = await openMenu(page, po)
  await items.filter({ hasText: t(verb) }).click()
}
