import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill, gradeTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { countPresses } from './count-presses.ts'
import { waitForMessage } from './messages.ts'
import { choiceOf, reasonsOf } from './reasons.ts'
import { expectTouchTargets, isFullyVisible } from './touch-targets.ts'
import { t } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  openTrucks,
  priceDialog,
  ripeOf,
  type Truck,
  valuationsOf,
  word,
} from './trucks.ts'
import { waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('a plain load takes four taps, and all that it needs is in sight at once', async () => {
  const { page, truck } = await openTablet()
  const counted = await countPresses(page)
  const dialog = await openGrade(page, truck)
  const needed = [
    ...[18, 24].map((grade) => dialog.getByRole('radiogroup').getByText(String(grade)).first()),
    ripeOf(dialog),
    dialog.getByRole('radiogroup', { name: t('term.return') }),
    dialog.getByRole('status'),
    dialog.getByText(word('paid')),
    dialog.getByRole('button', { name: word('saveAndValue') }),
    dialog.getByRole('button', { name: word('saveGrade') }),
    dialog.getByRole('button', { name: word('saveAndNext') }),
    dialog.getByRole('button', { name: t('ui.close') }),
  ]
  for (const one of needed) expect(await isFullyVisible(one), String(one)).toBe(true)
  await dialog.getByRole('radiogroup').getByText('22', { exact: true }).tap()
  await dialog.getByRole('status').getByText('6.20').waitFor()
  await dialog.getByRole('button', { name: word('ripeRest') }).tap()
  await dialog.getByRole('button', { name: word('saveAndValue') }).tap()
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  expect((await counted()).presses).toBe(4)
  const kept = { grade_percent: 22, ripe_percent: '100.00' }
  expect((await gradingsOf(truck))[0]).toMatchObject(kept)
  expect((await valuationsOf(truck)).map((one) => one.net_price)).toEqual(['6.20'])
})

test('a return takes six taps and the figures of its weight', async () => {
  const { page, truck } = await openTablet()
  const counted = await countPresses(page)
  const dialog = await openGrade(page, truck)
  await returnSome(dialog)
  await dialog.getByText(choiceOf('low'), { exact: true }).tap()
  await dialog.getByRole('textbox', { name: word('rejectWeight') }).tap()
  for (const figure of ['5', '0', '0']) await page.keyboard.press(figure)
  await dialog.getByRole('button', { name: word('ripeRest') }).tap()
  await dialog.getByRole('button', { name: word('saveAndValue') }).tap()
  await waitForMessage(page, t('done.valued'))
  expect((await counted()).presses).toBe(9)
  const kept = { grade_percent: 10, return_reason: 'low', reject_weight_kg: '500.00' }
  expect((await gradingsOf(truck))[0]).toMatchObject(kept)
  expect(await valuationsOf(truck)).toHaveLength(1)
})

test('what is pressed in the list and in the dialogs is as large as a finger, and numbers have a pad and steps', async () => {
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
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })

  const dialog = await openGrade(page, truck)
  await expectTouchTargets(dialog)
  const name = word('SysPalmRipe')
  const field = ripeOf(dialog)
  const more = dialog.getByRole('button', { name: t('ui.increase', { name }), exact: true })
  await more.tap()
  await more.tap()
  await expect.poll(() => field.inputValue()).toBe('1.00')
  await more.dispatchEvent('pointerdown')
  await expect.poll(async () => Number(await field.inputValue())).toBeGreaterThan(4)
  await more.dispatchEvent('pointerup')
  await waitUntilIdle(page)
  const reached = Number(await field.inputValue())
  await dialog.getByRole('button', { name: t('ui.decrease', { name }), exact: true }).tap()
  await expect.poll(async () => Number(await field.inputValue())).toBe(reached - 0.5)

  await returnSome(dialog)
  await dialog.getByText(choiceOf('other'), { exact: true }).tap()
  await expectTouchTargets(dialog)
  await dialog.getByRole('switch', { name: word('specialCase') }).tap()
  await expectTouchTargets(dialog)
  await dialog.getByRole('button', { name: word('details') }).tap()
  for (const name of [
    'SysPalmRipe',
    'SysBunchWeight',
    'SysPalmPriceBunch',
    'rejectWeight',
  ] as const) {
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${word(name)}`) }).first()
    expect(await field.getAttribute('inputmode'), name).toBe('decimal')
  }
})

test('so it is where a manager sets a price', async () => {
  const { page, truck } = await openTablet(50)
  await gradeTicket(mill, truck.id)
  await page.reload()
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
function openTablet(role: 50 | 52 = 52) {
  return openTrucks(browser, { as: mill.officers[role], touch: true })
}

async function openGrade(page: Page, truck: Truck): Promise<Locator> {
  await page.getByRole('button', { name: `${word('evaluate')} ${truck.slip}` }).tap()
  const dialog = gradeDialog(page, truck)
  await waitUntilClickable(dialog)
  await dialog.getByRole('status').getByText('5.20').waitFor()
  return dialog
}

async function returnSome(dialog: Locator): Promise<void> {
  await dialog
    .getByRole('radiogroup', { name: t('term.return') })
    .getByText(word('return.yes'), { exact: true })
    .tap()
}
