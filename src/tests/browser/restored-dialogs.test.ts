import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { addVendor, buildMill, gradeTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { giveReason, otherReason } from './reasons.ts'
import { rowOf } from './rows.ts'
import { createSignedIn, emailOf, endSessions, PASSWORD, signInAgain } from './sign-in.ts'
import { t, type Under } from './translate.ts'
import { gradeDialog, listAddress, priceDialog, weighTruck } from './trucks.ts'
import { navigate, openDialog, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const word = (name: Under<'evaluation'>, values = {}) => t(`evaluation.${name}`, values)

test('the address of the list keeps a grade dialog with what was typed: for a reload, another width and a new sign-in', async () => {
  const vendor = await addVendor()
  const [first, second] = [await weighTruck(vendor), await weighTruck(vendor)]
  const list = listAddress(vendor)
  const page = await openAs(52, list)
  const next = page.getByRole('button', { name: word('next') })
  await next.click()
  await waitUntilClickable(gradeDialog(page, first))
  await page.goBack()
  await gradeDialog(page, first).waitFor({ state: 'detached' })
  expect(placeOf(page)).toBe(list)
  await rowOf(page, first.slip).waitFor()
  await page.goBack()
  await expect.poll(() => placeOf(page)).not.toBe(list)
  await page.goForward()

  await next.click()
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
  await dialog.getByText(t('draft.restored', { when: '' }).split(' แล้ว')[0]!.trim()).waitFor()
  await closes(page, dialog, () => page.goBack())
  await expect.poll(() => placeOf(page)).toBe(list)
  await page.goForward()
  await holdsWhatWasTyped(dialog)

  await signInAgain(page, 52)
  await holdsWhatWasTyped(dialog)
  await closes(page, dialog, () => page.keyboard.press('Escape'))
  await expect.poll(() => placeOf(page)).toBe(list)
  browser.errors.expect(/status of 401/)
})

test('a dialog that came back after a sign-in gives the focus to the screen as it closes', async () => {
  const page = await openAs(1, '/Controller/user')
  await page.getByRole('button', { name: t('user.create') }).click()
  const dialog = await openDialog(page, t('user.create'))
  await dialog.getByRole('textbox', { name: t('user.email') }).fill('maliwan@mill.co.th')
  await isKept(page, 'maliwan@mill.co.th')
  await endSessions(page)
  await page.getByRole('textbox', { name: t('signIn.email') }).fill(emailOf(1))
  await page.getByRole('textbox', { name: t('signIn.password') }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await closes(page, dialog, () => page.keyboard.press('Escape'))
  await expectFocus(page.getByRole('main'))
  browser.errors.expect(/status of 401/)
})

test('the dialog of a truck that was graded meanwhile comes back as its sheet', async () => {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  const page = await openAs(50, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = gradeDialog(page, truck)
  await waitUntilClickable(dialog)
  await page.goto('about:blank')
  await gradeTicket(mill, truck.id, 20)
  await page.goBack()
  const sheet = page.getByRole('dialog', { name: truck.slip })
  await sheet.getByText(word('price'), { exact: true }).first().waitFor()
  expect(await dialog.count()).toBe(0)
})

test('a reload brings back a price with its reason, a member level and the yield of a day', async () => {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  await gradeTicket(mill, truck.id, 20)
  const page = await openAs(50, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = priceDialog(page, truck)
  await dialog.getByRole('textbox').first().fill('5.95')
  await giveReason(dialog, 'สัญญารายปี')
  await isKept(page, 'สัญญารายปี')
  await page.reload()
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('5.95')
  await expect.poll(() => otherReason(dialog).inputValue()).toBe('สัญญารายปี')

  for (const { address, verb, name, typed } of [
    { address: '/Controller/customerLevel', verb: 'ui.edit', name: 'levels.price', typed: '0.35' },
    {
      address: '/Controller/reportPalm',
      verb: 'yield.record',
      name: 'yield.percent',
      typed: '18.25',
    },
  ] as const) {
    await navigate(page, address)
    await page
      .getByRole('button', { name: t(verb) })
      .first()
      .click()
    await waitUntilClickable(page.getByRole('dialog'))
    const field = page.getByRole('dialog').getByRole('textbox', { name: t(name) })
    await field.fill(typed)
    await isKept(page, typed)
    await page.reload()
    await expect.poll(() => field.inputValue(), { message: address }).toBe(typed)
  }
})

async function openAs(role: Role, address: string): Promise<Page> {
  return browser.open({ as: await createSignedIn(role), at: address })
}

/** The dialog closes once the question that `way` brings about is answered with yes. */
async function closes(page: Page, dialog: Locator, way: () => Promise<unknown>): Promise<void> {
  await waitUntilClickable(dialog)
  await way()
  const question = await openDialog(page, t('ask.close'))
  await question.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })
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
