import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { setCompositionRule } from '../../evaluation/writes/composition.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { countPresses } from './count-presses.ts'
import { tabTo } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { choiceOf } from './reasons.ts'
import { rowOf } from './rows.ts'
import { t, type Under } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  listAddress,
  saveBlank,
  type Truck,
  valuationsOf,
  visitTickets,
  weighTruck,
} from './trucks.ts'
import { waitUntilClickable } from './visit.ts'

/** What one truck costs its officer, from its row in the list until it is graded and priced. */
const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const word = (name: Under<'evaluation'>) => t(`evaluation.${name}`)

afterEach(() => setCompositionRule('ask'))

test('a plain load takes five keys, of which one answers for its blank composition', async () => {
  const { page, truck, counted } = await openTruck()
  await pressGrade(page, truck)
  await page.keyboard.press('Control+Enter')
  await saveBlank(page)
  expect(await savedOf(page, truck)).toMatchObject({ grade_percent: 21, ripe_percent: null })
  expect(await counted()).toEqual({ presses: 5, confirmations: 4 })
})

test('a plain load takes four keys where the mill wants no composition', async () => {
  setCompositionRule('optional')
  const { page, truck, counted } = await openTruck()
  await pressGrade(page, truck)
  await page.keyboard.press('Control+Enter')
  await savedOf(page, truck)
  expect((await counted()).presses).toBe(4)
})

test('a load with four percentages takes eleven keys, since the ripe ones are the rest', async () => {
  const { page, truck, counted } = await openTruck()
  await pressGrade(page, truck)
  // On to the ripe ones, and past them.
  await page.keyboard.press('Enter')
  for (const percent of ['4', '3', '2']) {
    await page.keyboard.press('Enter')
    await page.keyboard.press(percent)
  }
  const named = { name: word('SysPalmRipe'), exact: true }
  const ripe = gradeDialog(page, truck).getByRole('textbox', named)
  await expect.poll(() => ripe.inputValue()).toBe('91.00')
  await page.keyboard.press('Control+Enter')
  expect(await savedOf(page, truck)).toMatchObject({
    ripe_percent: '91.00',
    unripe_percent: '4.00',
    raw_percent: '3.00',
    loose_percent: '2.00',
  })
  expect((await counted()).presses).toBe(11)
})

test('a plain load takes four taps', async () => {
  const { page, truck, counted } = await openTruck(true)
  const dialog = await tapRow(page, truck)
  await dialog.getByRole('radiogroup').getByText('21', { exact: true }).tap()
  await dialog.getByRole('button', { name: word('ripeRest') }).tap()
  await dialog.getByRole('button', { name: word('saveAndValue') }).tap()
  expect(await savedOf(page, truck)).toMatchObject({ grade_percent: 21, ripe_percent: '100.00' })
  expect((await counted()).presses).toBe(4)
})

test('a return takes six taps and the figures of its weight', async () => {
  const { page, truck, counted } = await openTruck(true)
  const dialog = await tapRow(page, truck)
  await dialog.getByText(word('return.yes'), { exact: true }).tap()
  await dialog.getByText(choiceOf('low'), { exact: true }).tap()
  await dialog.getByRole('textbox', { name: word('rejectWeight') }).tap()
  for (const figure of ['5', '0', '0']) await page.keyboard.press(figure)
  await dialog.getByRole('button', { name: word('ripeRest') }).tap()
  await dialog.getByRole('button', { name: word('saveAndValue') }).tap()
  expect(await savedOf(page, truck)).toMatchObject({
    grade_percent: 10,
    return_reason: 'low',
    reject_weight_kg: '500.00',
  })
  expect((await counted()).presses).toBe(9)
})

/** The list of one truck, whose row has the focus; what is pressed from then on is counted. */
async function openTruck(touch = false) {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[52], touch })
  await visitTickets(page, listAddress(vendor))
  if (!touch) await tabTo(page, rowOf(page, truck.slip))
  return { page, truck, counted: await countPresses(page) }
}

/** Opens the dialog from the row and types 21 %. */
async function pressGrade(page: Page, truck: Truck): Promise<void> {
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await waitUntilClickable(dialog)
  await page.keyboard.press('Digit2')
  await page.keyboard.press('Digit1')
  await dialog.getByRole('status').getByText('5.95').waitFor()
}

async function tapRow(page: Page, truck: Truck): Promise<Locator> {
  await page.getByRole('button', { name: `${word('evaluate')} ${truck.slip}` }).tap()
  const dialog = gradeDialog(page, truck)
  await waitUntilClickable(dialog)
  await dialog.getByRole('status').getByText('5.20').waitFor()
  return dialog
}

/** What was saved of the truck, once it is priced too. */
async function savedOf(page: Page, truck: Truck) {
  await waitForMessage(page, t('done.valued'))
  expect(await valuationsOf(truck)).toHaveLength(1)
  return (await gradingsOf(truck))[0]
}
