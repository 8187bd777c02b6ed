import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { buildMill } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { giveReason } from './reasons.ts'
import { openMenu } from './rows.ts'
import { t } from './translate.ts'
import { loseAnswer, navigate, openDialog, pressIn, visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const kept = t('draft.kept', { when: '' }).trim()

test('what was typed survives a reload and a closed dialog until it is thrown away or saved, also by a retry', async () => {
  const page = await openAs(51, '/Controller/po')
  const dialog = await typeNewOrder(page, 'ส่งเช้าตรู่')
  await page.reload()
  await expect.poll(() => deliveryIn(dialog).inputValue()).toBe('ส่งเช้าตรู่')
  expect(await vendorIn(dialog).inputValue()).toContain(mill.vendor.name)
  await closeDirty(page, dialog)
  await openNewOrder(page)
  await dialog.getByText(kept).waitFor()
  await dialog.getByRole('button', { name: t('draft.discard') }).click()
  await dialog.getByText(kept).waitFor({ state: 'hidden' })
  expect(await deliveryIn(dialog).inputValue()).toBe('')
  expect(await draftsOf(page)).toEqual([])

  await fillNewOrder(page, dialog, 'ส่งหลังฝนหยุด')
  await closeDirty(page, dialog)
  await openNewOrder(page)
  await dialog.getByText(kept).waitFor()
  await dialog.getByRole('button', { name: t('draft.use'), exact: true }).click()
  await dialog.getByText(kept).waitFor({ state: 'hidden' })
  expect(await deliveryIn(dialog).inputValue()).toBe('ส่งหลังฝนหยุด')
  expect(await vendorIn(dialog).inputValue()).toContain(mill.vendor.name)
  await dialog.getByRole('button', { name: t('po.create') }).click()
  await page.getByRole('heading', { level: 1, name: 'NBDPO-PL' }).waitFor()
  expect(await draftsOf(page)).toEqual([])

  await navigate(page, '/Controller/po')
  await typeNewOrder(page, 'ส่งรอบสอง')
  await loseAnswer(page, 'createPOHeader')
  await dialog.getByRole('button', { name: t('po.create') }).click()
  const toast = page.getByRole('alert').filter({ hasText: t('sys.networkUnsure') })
  await toast.getByRole('button', { name: t('ui.retry') }).click()
  await page.getByRole('heading', { level: 1, name: 'NBDPO-PL' }).waitFor()
  expect(await draftsOf(page)).toEqual([])
  browser.errors.expect(/ERR_CONNECTION_RESET/)
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
  const dialog = await openDialog(page, t('po.create'))
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

test('no browser keeps a password or a bank account that was typed, only what stands beside it', async () => {
  const page = await openAs(0, '/Controller/user')
  await page.getByRole('button', { name: t('user.create') }).click()
  const user = page.getByRole('dialog', { name: t('user.create') })
  await user.getByRole('textbox').first().fill('สมหญิง')
  for (const field of await user.locator('input[type="password"]').all())
    await field.fill('ความลับของสมหญิง')
  await isKept(page, 'สมหญิง')
  expect((await draftsOf(page)).join('')).not.toContain('ความลับ')

  await navigate(page, `/Controller/vendor?name=${encodeURIComponent(mill.vendor.name)}`)
  await openMenu(page, mill.vendor.name)
  await page.getByRole('menuitem', { name: t('vendor.manageFinance') }).click()
  const finance = await openDialog(page)
  await finance.getByLabel(t('vendor.finance.account')).fill('9392043913')
  await finance.getByLabel(t('vendor.finance.tax')).fill('2')
  await isKept(page, 'SysTaxDeduction')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toMatch(/9392043913|BookBankNumber/)
})

test('prices of the board that are not saved survive a reload, a reason survives another language', async () => {
  const page = await openAs(50, '/Controller/priceBoard')
  const price = page.getByRole('textbox', { name: /%/ }).first()
  const before = await price.inputValue()
  await price.fill('7.77')
  await isKept(page, '7.77')
  await page.reload()
  await page.getByText(kept).waitFor()
  expect(await price.inputValue()).toBe(before)
  await page.getByRole('button', { name: t('draft.use'), exact: true }).click()
  await expect.poll(() => price.inputValue()).toBe('7.77')

  await visit(page, `/Controller/poLine/${await orderAfter(mill, ['submit'])}`)
  await page.getByRole('button', { name: t('po.reject'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await giveReason(dialog, 'ราคาไม่ตรงกับตาราง')
  await isKept(page, 'ราคาไม่ตรง')
  await page.evaluate(() => localStorage.setItem('I18N_LANGUAGE', 'en'))
  await page.reload()
  await waitUntilClickable(dialog)
  const reason = dialog.getByLabel(t('ui.reason.specify', {}, 'en'))
  await expect.poll(() => reason.inputValue()).toBe('ราคาไม่ตรงกับตาราง')
})

async function openAs(role: Role, address: string): Promise<Page> {
  return browser.open({ as: mill.officers[role], at: address })
}

/** What a browser keeps of a signed-in officer. */
function officerAs(role: Role) {
  const { id: UUID, firstName: Name, lastName: Lastname, token } = mill.officers[role]
  return { UUID, Name, Lastname, token }
}

async function openNewOrder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t('po.create') }).click()
  return openDialog(page, t('po.create'))
}

/** Closes it, which asks first since something is typed. */
async function closeDirty(page: Page, dialog: Locator): Promise<void> {
  await waitUntilClickable(dialog)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await question.getByText(t('ask.close.kept')).waitFor()
  await pressIn(question, t('ask.close.yes'))
  await dialog.waitFor({ state: 'detached' })
}

async function typeNewOrder(page: Page, delivery: string): Promise<Locator> {
  const dialog = await openNewOrder(page)
  await fillNewOrder(page, dialog, delivery)
  return dialog
}

async function fillNewOrder(page: Page, dialog: Locator, delivery: string): Promise<void> {
  await vendorIn(dialog).fill(mill.vendor.name)
  await dialog.getByRole('option', { name: mill.vendor.name }).click()
  await deliveryIn(dialog).fill(delivery)
  await isKept(page, delivery)
}

function vendorIn(dialog: Locator): Locator {
  return dialog.getByRole('combobox', { name: t('term.vendor') })
}

function deliveryIn(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: t('new.Delivery') })
}

/** Waits until the browser keeps what was typed. */
async function isKept(page: Page, typed: string): Promise<void> {
  await expect.poll(async () => (await draftsOf(page)).join('')).toContain(typed)
}

/** What the browser keeps of what was typed, as text. */
function draftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, value]) =>
      name.startsWith('draft:') ? [String(value)] : [],
    ),
  )
}
