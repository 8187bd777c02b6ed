import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { COMPOSITION } from '../../evaluation/rules/fields.ts'
import { compositionRule } from '../../evaluation/writes/composition.ts'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { countPresses } from './count-presses.ts'
import { delayResponses } from './delayed-responses.ts'
import { expectFocus, tabTo } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { t, type Under } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  openTrucks,
  ripeOf,
  saveBlank,
  type Truck,
  valuationsOf,
  word,
} from './trucks.ts'
import { openDialog, pressIn, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

afterEach(() => compositionRule.set('ask'))

test('a plain load takes five keys, shows in its row before the list has read again, and is taken back by the message', async () => {
  const { page, trucks, dialogs } = await openList(1)
  const [truck, dialog] = [trucks[0]!, dialogs[0]!]
  await tabTo(page, rowOf(page, truck.slip))
  const counted = await countPresses(page)
  await page.keyboard.press('Enter')
  await expectFocus(grade(dialog, 18))
  await pressGrade(dialog, '21', '5.95')
  const release = await delayResponses(page, '**/po/getWeightProcess')
  await page.keyboard.press('Control+Enter')
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  const row = rowOf(page, truck.slip)
  await row.getByText(word('state.evaluated')).waitFor()
  release()
  await expectFocus(row)
  // One of them answers for the blank composition.
  expect(await counted()).toEqual({ presses: 5, confirmations: 4 })
  expect(await savedOf(truck)).toEqual([[21, null, '5.95']])

  await page.getByRole('button', { name: t('ui.undo') }).click()
  await waitForMessage(page, t('done.undone'))
  await row.getByText(word('state.grade')).waitFor()
  expect(await savedOf(truck)).toEqual([])

  await row.press('Enter')
  await savesOnce(dialog, truck, async () => {
    await page.keyboard.down('Control')
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
    await page.keyboard.up('Control')
  })
})

test('digits pick the grade, Tab goes through the dialog as it is read, and Escape asks before what was typed is lost', async () => {
  const { page, trucks, dialogs } = await openList(1)
  const [truck, dialog] = [trucks[0]!, dialogs[0]!]
  const row = rowOf(page, truck.slip)
  await row.press('Enter')
  await expectFocus(grade(dialog, 18))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(row)

  await page.keyboard.press('Enter')
  await expectFocus(grade(dialog, 18))
  await pressInThai(page, 'Digit2', '/')
  await pressInThai(page, 'Digit3', '-')
  await expectFocus(grade(dialog, 23))
  await page.keyboard.press('ArrowLeft')
  await expectFocus(grade(dialog, 22))
  await page.keyboard.press('Digit1')
  await page.keyboard.press('Digit5')
  const why = t('v.gradeRange', { min: 18, max: 24 })
  await dialog.getByRole('alert').getByText(why).waitFor()
  await expect.poll(() => grade(dialog, 22).isChecked()).toBe(true)
  await page.keyboard.press('Digit2')
  await page.keyboard.press('Digit0')
  await expectFocus(grade(dialog, 20))
  await dialog.getByText(why).waitFor({ state: 'detached' })

  const passed: string[] = []
  while (passed.at(-1) !== word('saveAndValue')) {
    await page.keyboard.press('Tab')
    passed.push(await focusedWords(page))
  }
  // Past the steps of its numbers.
  expect(passed).toEqual([
    word('ripeRest'),
    ...COMPOSITION.map((name) => word(name)),
    word('SysBunchWeight'),
    word('return.no'),
    word('SysIsWatering'),
    word('SysIsRaining'),
    expect.stringContaining(word('details')),
    t('ui.close'),
    word('saveAndValue'),
  ])

  const ripe = ripeOf(dialog)
  await tabTo(page, ripe)
  await page.keyboard.type('85.5')
  await page.keyboard.press('Escape')
  const question = await openDialog(page, t('ask.close'))
  await question.getByRole('button', { name: t('ask.close.no') }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await expectFocus(ripe)
  await expect.poll(() => ripe.inputValue()).toMatch(/^85.50?$/)
  await page.keyboard.press('Escape')
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ask.close.yes') }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(row)
  expect(await gradingsOf(truck)).toEqual([])

  await page.keyboard.press('Enter')
  await savesOnce(dialog, truck, () =>
    dialog.getByRole('button', { name: word('saveAndValue') }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    }),
  )
})

test('a load with four percentages takes eleven keys, a plain one four where no composition is wanted; Enter alone saves nothing before the button', async () => {
  compositionRule.set('optional')
  const { page, trucks, dialogs } = await openList(3)
  const [plain, typed, walked] = trucks as [Truck, Truck, Truck]
  const isDone = async (dialog: Locator) => {
    await waitForMessage(page, t('done.valued'))
    await dialog.waitFor({ state: 'detached' })
  }
  let counted = await countPresses(page)
  await rowOf(page, plain.slip).press('Enter')
  await pressGrade(dialogs[0]!, '21', '5.95')
  await page.keyboard.press('Control+Enter')
  await isDone(dialogs[0]!)
  expect((await counted()).presses).toBe(4)
  expect(await savedOf(plain)).toEqual([[21, null, '5.95']])

  counted = await countPresses(page)
  await rowOf(page, typed.slip).press('Enter')
  await pressGrade(dialogs[1]!, '21', '5.95')
  // On to the ripe ones, and past them: they are the rest.
  await page.keyboard.press('Enter')
  for (const percent of ['4', '3', '2']) {
    await page.keyboard.press('Enter')
    await page.keyboard.press(percent)
  }
  await expect.poll(() => ripeOf(dialogs[1]!).inputValue()).toBe('91.00')
  await page.keyboard.press('Control+Enter')
  await isDone(dialogs[1]!)
  expect((await counted()).presses).toBe(11)
  expect(await savedOf(typed)).toEqual([[21, '91.00', '5.95']])
  const percents = { unripe_percent: '4.00', raw_percent: '3.00', loose_percent: '2.00' }
  expect((await gradingsOf(typed))[0]).toMatchObject(percents)

  const dialog = dialogs[2]!
  await rowOf(page, walked.slip).press('Enter')
  await expectFocus(grade(dialog, 18))
  await waitUntilClickable(dialog)
  for (const name of COMPOSITION) {
    await page.keyboard.press('Enter')
    await expectFocus(fieldOf(dialog, name))
  }
  const end = dialog.getByRole('button', { name: word('saveAndValue') })
  const onEnd = () => end.evaluate((button) => button === document.activeElement)
  for (let fields = 0; fields < 5 && !(await onEnd()); fields += 1) {
    await page.keyboard.press('Enter')
  }
  await expectFocus(end)
  expect(await gradingsOf(walked)).toEqual([])
  await page.keyboard.press('Enter')
  await isDone(dialog)
  expect(await savedOf(walked)).toEqual([[18, null, '5.20']])
})

test('Ctrl+Shift+Enter saves and opens the next truck until none is left; one that is put off comes last, one that is taken back again', async () => {
  const { page, trucks, dialogs } = await openList(2)
  const [[first, second], [ofFirst, ofSecond]] = [trucks, dialogs] as [
    [Truck, Truck],
    [Locator, Locator],
  ]
  const next = page.getByRole('button', { name: word('next') })
  await next.click()
  await pressIn(ofFirst, word('skip'))
  await waitUntilClickable(ofSecond)
  await page.keyboard.press('Escape')
  await ofSecond.waitFor({ state: 'detached' })
  await rowOf(page, first.slip).getByText(word('mark.skipped')).waitFor({ state: 'attached' })

  await tabTo(page, next)
  const counted = await countPresses(page)
  await page.keyboard.press('Enter')
  const saveAndNext = async (dialog: Locator) => {
    await expectFocus(grade(dialog, 18))
    await pressGrade(dialog, '20', '5.70')
    await page.keyboard.press('Control+Shift+Enter')
    await saveBlank(page)
    await dialog.waitFor({ state: 'detached' })
  }
  await saveAndNext(ofSecond)
  expect(await savedOf(second)).toEqual([[20, null, '5.70']])
  await ofFirst.getByText(`${second.slip} · ${t('done.valued')}`).waitFor()
  await pressIn(ofFirst, t('ui.undo'))
  await waitForMessage(page, t('done.undone'))
  expect(await savedOf(second)).toEqual([])
  await grade(ofFirst, 18).focus()
  await saveAndNext(ofFirst)
  expect(await savedOf(first)).toEqual([[20, null, '5.70']])
  await saveAndNext(ofSecond)
  expect(await savedOf(second)).toEqual([[20, null, '5.70']])
  await page.getByText(word('empty')).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  // Each truck takes four, the way there one, and what is taken back one.
  expect((await counted()).presses).toBe(14)
})

/** The list of so many trucks, with their dialogs. */
async function openList(howMany: number) {
  const list = await openTrucks(browser, { as: mill.officers[52] }, Array(howMany).fill({}))
  return { ...list, dialogs: list.trucks.map((truck) => gradeDialog(list.page, truck)) }
}

/** Types the grade, once the dialog accepts presses, and waits for the price that it comes to. */
async function pressGrade(dialog: Locator, percent: string, price: string): Promise<void> {
  await waitUntilClickable(dialog)
  for (const digit of percent) await dialog.page().keyboard.press(`Digit${digit}`)
  await dialog.getByRole('status').getByText(price).waitFor()
}

/** Presses twice to save, which asks once about the blank composition and is one grading and one price. */
async function savesOnce(dialog: Locator, truck: Truck, pressTwice: () => Promise<void>) {
  const page = dialog.page()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await waitUntilClickable(dialog)
  await pressTwice()
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  expect(asked.filter((path) => /po\/(evaluate|valuation)$/.test(path))).toHaveLength(2)
  expect(await savedOf(truck)).toEqual([[18, null, '5.20']])
}

function grade(dialog: Locator, percent: number): Locator {
  return dialog.getByRole('radio', { name: String(percent) })
}

function fieldOf(dialog: Locator, name: Under<'evaluation'>): Locator {
  return dialog.getByRole('textbox', { name: word(name), exact: true })
}

/** A key that stands at `code` and writes `letter`. */
async function pressInThai(page: Page, code: string, letter: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const key = { code, key: letter, windowsVirtualKeyCode: code.charCodeAt(5) }
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** What what has the focus is called. */
function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement
    return focused.ariaLabel ?? focused.labels?.[0]?.textContent ?? focused.textContent ?? ''
  })
}

/** The grades in force of a truck, how much of it is ripe, and the prices in force. */
async function savedOf(truck: Truck) {
  const gradings = (await gradingsOf(truck)).filter((one) => one.superseded_at === null)
  const prices = (await valuationsOf(truck)).filter((one) => one.voided_at === null)
  expect(prices).toHaveLength(gradings.length)
  return gradings.map((one, at) => [one.grade_percent, one.ripe_percent, prices[at]?.net_price])
}
