import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, gradeTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { giveReason, otherReason } from './reasons.ts'
import { createOfficers, signInAgain, signInTo } from './sign-in.ts'
import { t, type Under } from './translate.ts'
import { gradeDialog, listAddress, priceDialog, weighTruck } from './trucks.ts'
import { waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
await createOfficers()
const word = (name: Under<'evaluation'>, values = {}) => t(`evaluation.${name}`, values)

test('a reload brings back the grade dialog with what was typed; Back asks before it closes it, and then stays on the list', async () => {
  const { page, list, truck, dialog } = await openGrade(52)
  await typeGrade(page, dialog)
  await page.reload()
  await holdsWhatWasTyped(dialog)
  await dialog.getByText(t('draft.restored', { when: '' }).split(' แล้ว')[0]!.trim()).waitFor()
  await page.goBack()
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => placeOf(page)).toBe(list)
  await page.goForward()
  await holdsWhatWasTyped(gradeDialog(page, truck))
})

test('Back closes a dialog in which nothing is typed, and one more leaves the list', async () => {
  const { page, list, dialog } = await openGrade(52)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(placeOf(page)).toBe(list)
  await page.goBack()
  await expect.poll(() => placeOf(page)).not.toBe(list)
})

test('whoever was signed out elsewhere comes back by signing in to the same dialog and the same values', async () => {
  const { page, dialog } = await openGrade(52)
  await typeGrade(page, dialog)
  await signInAgain(page, 52)
  await holdsWhatWasTyped(dialog)
  browser.errors.expect(/status of 401/)
})

test('a reload brings back the price that a manager typed with its reason', async () => {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  await gradeTicket(mill, truck.id, 20)
  const { page } = await openList(50, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = priceDialog(page, truck)
  await dialog.getByRole('textbox').first().fill('5.95')
  await giveReason(dialog, 'สัญญารายปี')
  await isKept(page, 'สัญญารายปี')
  await page.reload()
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('5.95')
  await expect.poll(() => otherReason(dialog).inputValue()).toBe('สัญญารายปี')
})

test('the dialog of a truck that was graded meanwhile comes back as its sheet', async () => {
  const { page, truck, dialog } = await openGrade(52)
  await page.goto('about:blank')
  await gradeTicket(mill, truck.id, 20)
  await page.goBack()
  const sheet = page.getByRole('dialog', { name: truck.slip })
  await sheet.getByText(word('price'), { exact: true }).first().waitFor()
  expect(await dialog.count()).toBe(0)
})

test('the next truck and a change of the width keep the dialog in its address', async () => {
  const vendor = await addVendor()
  const [first, second] = [await weighTruck(vendor), await weighTruck(vendor)]
  const { page, list } = await openList(52, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  await waitUntilClickable(gradeDialog(page, first))
  await gradeDialog(page, first)
    .getByRole('button', { name: word('skip') })
    .click()
  const dialog = gradeDialog(page, second)
  await waitUntilClickable(dialog)
  await typeGrade(page, dialog)
  await page.setViewportSize({ width: 560, height: 900 })
  await page.getByRole('button', { name: t('ui.filters') }).waitFor({ state: 'attached' })
  await holdsWhatWasTyped(dialog)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await holdsWhatWasTyped(dialog)
  await waitUntilClickable(dialog)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => placeOf(page)).toBe(list)
})

test.each([
  {
    what: 'a member level',
    at: '/Controller/customerLevel',
    open: (page: Page) => page.getByRole('button', { name: t('ui.edit') }).first(),
    field: t('levels.price'),
    typed: '0.35',
  },
  {
    what: 'the yield of a day',
    at: '/Controller/reportPalm',
    open: (page: Page) => page.getByRole('button', { name: t('yield.record') }),
    field: t('yield.percent'),
    typed: '18.25',
  },
])('a reload brings back $what with what was typed', async ({ at, open, field, typed }) => {
  const { page } = await openList(50, at)
  await open(page).click()
  const place = page.getByRole('dialog').getByRole('textbox', { name: field })
  await waitUntilClickable(page.getByRole('dialog'))
  await place.fill(typed)
  await isKept(page, typed)
  await page.reload()
  await expect.poll(() => place.inputValue()).toBe(typed)
})

async function openList(role: Role, list: string) {
  return { page: await signInTo(await browser.open(), role, list), list }
}

/** The grade dialog of a truck of its own, opened from the list. */
async function openGrade(role: Role) {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  const { page, list } = await openList(role, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = gradeDialog(page, truck)
  await waitUntilClickable(dialog)
  return { page, list, truck, dialog }
}

async function typeGrade(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByText('20', { exact: true }).first().click()
  await ripeOf(dialog).fill('71.5')
  await isKept(page, '71.5')
}

async function holdsWhatWasTyped(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await expect.poll(() => dialog.getByRole('radio', { name: '20' }).isChecked()).toBe(true)
  await expect.poll(async () => Number(await ripeOf(dialog).inputValue())).toBe(71.5)
}

function ripeOf(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: word('SysPalmRipe'), exact: true })
}

/** Waits until the browser keeps what was typed. */
async function isKept(page: Page, typed: string): Promise<void> {
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .flatMap(([name, value]) => (name.startsWith('draft:') ? [String(value)] : []))
        .join(),
    )
  await expect.poll(drafts).toContain(typed)
}

function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
