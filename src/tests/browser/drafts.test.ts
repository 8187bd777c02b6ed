import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { giveReason } from './reasons.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const kept = t('draft.kept', { when: '' }).trim()

test('a dialog that was closed offers what was typed, until it is saved', async () => {
  const page = await openAs(51, '/Controller/po')
  const dialog = await typeNewOrder(page, 'ส่งหลังฝนหยุด')
  await closeDirty(page, dialog)
  await openNewOrder(page)
  await dialog.getByText(kept).waitFor()
  await dialog.getByRole('button', { name: t('draft.use'), exact: true }).click()
  await dialog.getByText(kept).waitFor({ state: 'detached' })
  expect(await deliveryIn(dialog).inputValue()).toBe('ส่งหลังฝนหยุด')
  expect(await vendorIn(dialog).inputValue()).toContain(mill.vendor.name)
  await dialog.getByRole('button', { name: t('po.create') }).click()
  await page.getByRole('heading', { level: 1, name: 'NBDPO-PL' }).waitFor()
  expect(await draftsOf(page)).toEqual([])
})

test('a bank account that was typed is kept in no browser, and what stands beside it is', async () => {
  const page = await openAs(51, `/Controller/vendor?name=${encodeURIComponent(mill.vendor.name)}`)
  await rowOf(page, mill.vendor.name).hover()
  await page.getByRole('button', { name: t('ui.rowMenu', { name: mill.vendor.name }) }).click()
  await page.getByRole('menuitem', { name: t('vendor.manageFinance') }).click()
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await dialog.getByLabel(t('vendor.finance.account')).fill('9392043913')
  await dialog.getByLabel(t('vendor.finance.tax')).fill('2')
  await expect.poll(() => draftsOf(page)).toHaveLength(1)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).toContain('SysTaxDeduction')
  expect(stored).not.toMatch(/9392043913|BookBankNumber/)
})

test('an order that a retry saved is not offered as one that is not saved', async () => {
  const page = await openAs(51, '/Controller/po')
  const dialog = await typeNewOrder(page, 'ส่งรอบสอง')
  await page.route(
    '**/po/createPOHeader',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: t('po.create') }).click()
  const toast = page.getByRole('alert').filter({ hasText: t('sys.networkUnsure') })
  await toast.getByRole('button', { name: t('ui.retry') }).click()
  await page.getByRole('heading', { level: 1, name: 'NBDPO-PL' }).waitFor()
  expect(await draftsOf(page)).toEqual([])
  browser.errors.expect(/ERR_CONNECTION_RESET/)
})

test('what was typed survives a reload, and is gone once it is thrown away', async () => {
  const page = await openAs(51, '/Controller/po')
  const dialog = await typeNewOrder(page, 'ส่งเช้าตรู่')
  await page.reload()
  await expect.poll(() => deliveryIn(dialog).inputValue()).toBe('ส่งเช้าตรู่')
  expect(await vendorIn(dialog).inputValue()).toContain(mill.vendor.name)
  await closeDirty(page, dialog)
  await openNewOrder(page)
  await dialog.getByText(kept).waitFor()
  await dialog.getByRole('button', { name: t('draft.discard') }).click()
  await dialog.getByText(kept).waitFor({ state: 'detached' })
  expect(await deliveryIn(dialog).inputValue()).toBe('')
  expect(await draftsOf(page)).toEqual([])
})

test('a draft is not for another officer, and not for another day', async () => {
  const page = await openAs(51, '/Controller/po')
  await typeNewOrder(page, 'ส่งตามนัด')
  await page.evaluate((officer) => {
    localStorage.setItem('officer', JSON.stringify(officer))
    localStorage.setItem('session_officer', officer.token)
    localStorage.setItem('roles', '50')
  }, officerAs(50))
  await page.reload()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await waitUntilClickable(dialog)
  expect(await deliveryIn(dialog).inputValue()).toBe('')
  expect(await dialog.getByText(kept).count()).toBe(0)
  await page.evaluate((officer) => {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith('draft:'))) {
      const draft = JSON.parse(localStorage.getItem(name)!)
      localStorage.setItem(name, JSON.stringify({ ...draft, at: draft.at - 25 * 3600_000 }))
    }
    localStorage.setItem('officer', JSON.stringify(officer))
    localStorage.setItem('session_officer', officer.token)
    localStorage.setItem('roles', '51')
  }, officerAs(51))
  await page.reload()
  await waitUntilClickable(dialog)
  expect(await deliveryIn(dialog).inputValue()).toBe('')
  expect(await dialog.getByText(kept).count()).toBe(0)
  expect(await draftsOf(page)).toEqual([])
})

test('a reason is kept where the language is changed', async () => {
  const id = await orderAfter(mill, ['submit'])
  const page = await openAs(50, `/Controller/poLine/${id}`)
  await page.getByRole('button', { name: t('po.reject'), exact: true }).click()
  await giveReason(page.getByRole('dialog'), 'ราคาไม่ตรงกับตาราง')
  await expect.poll(async () => (await draftsOf(page)).join('')).toContain('ราคาไม่ตรง')
  await page.evaluate(() => localStorage.setItem('I18N_LANGUAGE', 'en'))
  await page.reload()
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  const reason = dialog.getByLabel(t('ui.reason.specify', {}, 'en'))
  await expect.poll(() => reason.inputValue()).toBe('ราคาไม่ตรงกับตาราง')
})

test('the password of a new officer is not kept', async () => {
  const page = await openAs(0, '/Controller/user')
  await page.getByRole('button', { name: t('user.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('user.create') })
  await dialog.getByRole('textbox').first().fill('สมหญิง')
  for (const field of await dialog.locator('input[type="password"]').all())
    await field.fill('ความลับของสมหญิง')
  await expect.poll(async () => (await draftsOf(page)).join('')).toContain('สมหญิง')
  expect((await draftsOf(page)).join('')).not.toContain('ความลับ')
})

test('unsaved prices of the board survive a reload', async () => {
  const page = await openAs(50, '/Controller/priceBoard')
  const field = page.getByRole('textbox', { name: /%/ }).first()
  const before = await field.inputValue()
  await field.fill('7.77')
  await expect.poll(async () => (await draftsOf(page)).join('')).toContain('7.77')
  await page.reload()
  await page.getByText(kept).waitFor()
  expect(await field.inputValue()).toBe(before)
  await page.getByRole('button', { name: t('draft.use'), exact: true }).click()
  await expect.poll(() => field.inputValue()).toBe('7.77')
})

async function openAs(role: Role, address: string): Promise<Page> {
  const page = await browser.open({ as: mill.officers[role] })
  await visit(page, address)
  return page
}

/** What a browser keeps of a signed-in officer. */
function officerAs(role: Role) {
  const { id: UUID, firstName: Name, lastName: Lastname, token } = mill.officers[role]
  return { UUID, Name, Lastname, token }
}

async function openNewOrder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await waitUntilClickable(dialog)
  return dialog
}

/** Closes it, which asks first since something is typed. */
async function closeDirty(page: Page, dialog: Locator): Promise<void> {
  await waitUntilClickable(dialog)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await question.getByText(t('ask.close.kept')).waitFor()
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function typeNewOrder(page: Page, delivery: string): Promise<Locator> {
  const dialog = await openNewOrder(page)
  await vendorIn(dialog).fill(mill.vendor.name)
  await dialog.getByRole('option', { name: mill.vendor.name }).click()
  await deliveryIn(dialog).fill(delivery)
  await expect.poll(async () => (await draftsOf(page)).join('')).toContain(delivery)
  return dialog
}

function vendorIn(dialog: Locator): Locator {
  return dialog.getByRole('combobox', { name: t('term.vendor') })
}

function deliveryIn(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: t('new.Delivery') })
}

/** What the browser keeps of what was typed, as text. */
function draftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, value]) =>
      name.startsWith('draft:') ? [String(value)] : [],
    ),
  )
}
