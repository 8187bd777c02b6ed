import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, gradeTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { choiceOf, reasonsOf } from './reasons.ts'
import { expectTouchTargets, isFullyVisible } from './touch-targets.ts'
import { t, type Under } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  listAddress,
  priceDialog,
  type Truck,
  valuationsOf,
  visitTickets,
  weighTruck,
} from './trucks.ts'
import { waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const word = (name: Under<'evaluation'>, values = {}) => t(`evaluation.${name}`, values)

test('a plain load is graded and priced with four taps', async () => {
  const { page, truck } = await openTablet()
  const { dialog } = await openGrade(page, truck)
  await dialog.getByRole('radiogroup').getByText('22', { exact: true }).tap()
  await dialog.getByRole('status').getByText('6.20').waitFor()
  await dialog.getByRole('button', { name: word('ripeRest') }).tap()
  await dialog.getByRole('button', { name: word('saveAndValue') }).tap()
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  const [grading] = await gradingsOf(truck)
  const [valuation] = await valuationsOf(truck)
  expect([grading?.grade_percent, valuation?.net_price]).toEqual([22, '6.20'])
})

test('all that a plain load needs is in sight at once', async () => {
  const { page, truck } = await openTablet()
  const { dialog } = await openGrade(page, truck)
  const needed = [
    ...[18, 24].map((grade) => dialog.getByRole('radiogroup').getByText(String(grade)).first()),
    dialog.getByRole('textbox', { name: word('SysPalmRipe'), exact: true }),
    dialog.getByRole('radiogroup', { name: t('term.return') }),
    dialog.getByRole('status'),
    dialog.getByText(word('paid')),
    dialog.getByRole('button', { name: word('saveAndValue') }),
    dialog.getByRole('button', { name: word('saveGrade') }),
    dialog.getByRole('button', { name: word('saveAndNext') }),
    dialog.getByRole('button', { name: t('ui.close') }),
  ]
  for (const one of needed) expect(await isFullyVisible(one), String(one)).toBe(true)
})

test('a step of a number repeats while it is held, and goes one step on a tap', async () => {
  const { page, truck } = await openTablet()
  const { dialog } = await openGrade(page, truck)
  const name = word('SysPalmRipe')
  const field = dialog.getByRole('textbox', { name, exact: true })
  const more = dialog.getByRole('button', { name: t('ui.increase', { name }), exact: true })
  await more.tap()
  await more.tap()
  await expect.poll(() => field.inputValue()).toBe('1.00')
  await more.dispatchEvent('pointerdown')
  await expect.poll(async () => Number(await field.inputValue())).toBeGreaterThan(4)
  await more.dispatchEvent('pointerup')
  await waitUntilIdle(page)
  const less = dialog.getByRole('button', { name: t('ui.decrease', { name }), exact: true })
  const reached = Number(await field.inputValue())
  await less.tap()
  await expect.poll(async () => Number(await field.inputValue())).toBe(reached - 0.5)
})

test('the fields of numbers bring up a number pad', async () => {
  const { page, truck } = await openTablet()
  const { dialog } = await openGrade(page, truck)
  await returnSome(dialog)
  await dialog.getByRole('button', { name: word('details') }).tap()
  const names = ['SysPalmRipe', 'SysBunchWeight', 'SysPalmPriceBunch', 'rejectWeight'] as const
  for (const name of names) {
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${word(name)}`) }).first()
    expect(await field.getAttribute('inputmode'), name).toBe('decimal')
  }
})

test('what is pressed in the list is as large as a finger', async () => {
  const { page, truck } = await openTablet()
  await expectTouchTargets(page.getByRole('main'))
  await page.getByRole('button', { name: t('ui.columns') }).tap()
  await expectTouchTargets(page.getByRole('dialog', { name: t('ui.columns') }))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `${t('ui.chooseDate')} ${word('dateIn')}` }).tap()
  await expectTouchTargets(page.getByRole('dialog', { name: t('ui.chooseDate') }))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('ui.rowMenu', { name: truck.slip }) }).tap()
  await expectTouchTargets(page.getByRole('menu'))
})

test('what is pressed in the dialogs is as large as a finger', async () => {
  const { page, truck } = await openTablet()
  const { dialog } = await openGrade(page, truck)
  await expectTouchTargets(dialog)
  await returnSome(dialog)
  await dialog.getByText(choiceOf('other'), { exact: true }).tap()
  await expectTouchTargets(dialog)
  await dialog.getByRole('switch', { name: word('specialCase') }).tap()
  await expectTouchTargets(dialog)
})

test('so it is where a manager sets a price', async () => {
  const { page, truck } = await openTablet(50)
  await gradeTicket(mill, truck.id)
  await page.reload()
  await waitUntilIdle(page)
  await page.getByRole('button', { name: `${word('price.brief')} ${truck.slip}` }).tap()
  const dialog = priceDialog(page, truck)
  await dialog.getByRole('textbox').first().fill('5.55')
  await reasonsOf(dialog).waitFor()
  await expectTouchTargets(dialog)
  await dialog
    .getByRole('button', { name: t('ui.close') })
    .first()
    .tap()
  await expectTouchTargets(page.getByRole('dialog', { name: t('ask.close') }))
})

/** The list of one truck on a tablet. */
async function openTablet(role: 50 | 52 = 52): Promise<{ page: Page; truck: Truck }> {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[role], touch: true })
  await visitTickets(page, listAddress(vendor))
  return { page, truck }
}

async function openGrade(page: Page, truck: Truck): Promise<{ dialog: Locator }> {
  await page.getByRole('button', { name: `${word('evaluate')} ${truck.slip}` }).tap()
  const dialog = gradeDialog(page, truck)
  await dialog.waitFor()
  await waitUntilIdle(page)
  return { dialog }
}

async function returnSome(dialog: Locator): Promise<void> {
  await dialog
    .getByRole('radiogroup', { name: t('term.return') })
    .getByText(word('return.yes'), { exact: true })
    .tap()
}
