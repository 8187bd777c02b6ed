import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PERCENTS } from '../../evaluation/screens/grade/grade-form.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { expectFocus, tabTo } from './focus.ts'
import { waitForMessage } from './messages.ts'
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

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()

test('a plain load is graded and priced from the keyboard, by keys that do nothing else', async () => {
  const { page, truck } = await openAt()
  const keys = keysOf(page)
  await keys.press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(grade(dialog, 18))
  await keys.press('Digit2', 'Digit1')
  await dialog.getByRole('status').getByText('5.95').waitFor()
  await waitUntilClickable(dialog)
  await keys.press('Control+Enter')
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  expect(keys.pressed()).toBe(5)
  console.info(`A plain load took ${keys.pressed()} keys and ${keys.seconds()} s`)
  await expectFocus(rowOf(page, truck.slip))
  expect(await savedOf(truck)).toEqual([21, '5.95'])
})

test('its row is as it was saved before the list has read again', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await waitUntilClickable(dialog)
  const release = await delayResponses(page, '**/po/getWeightProcess')
  await page.keyboard.press('Control+Enter')
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await rowOf(page, truck.slip).getByText(t('evaluation.state.evaluated')).waitFor()
  release()
})

test('digits pick the grade by the place of their keys on a keyboard left in Thai', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(grade(dialog, 18))
  await pressInThai(page, 'Digit2', '/')
  await pressInThai(page, 'Digit3', '-')
  await expectFocus(grade(dialog, 23))
  await page.keyboard.press('ArrowLeft')
  await expectFocus(grade(dialog, 22))
  await expect.poll(() => grade(dialog, 22).isChecked()).toBe(true)
})

test('a grade out of the range says which there are, and the chosen one stays', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(grade(dialog, 18))
  await page.keyboard.press('Digit1')
  await page.keyboard.press('Digit5')
  const why = t('v.gradeRange', { min: 18, max: 24 })
  await dialog.getByRole('alert').getByText(why).waitFor()
  await expect.poll(() => grade(dialog, 18).isChecked()).toBe(true)
  await page.keyboard.press('Digit2')
  await page.keyboard.press('Digit0')
  await expectFocus(grade(dialog, 20))
  await dialog.getByText(why).waitFor({ state: 'detached' })
})

test('Ctrl+Shift+Enter saves and opens the next truck until none is left', async () => {
  const vendor = await addVendor()
  const first = await weighTruck(vendor)
  const second = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, listAddress(vendor))
  await tabTo(page, page.getByRole('button', { name: t('evaluation.next') }))
  const keys = keysOf(page)
  await keys.press('Enter')
  for (const [truck, price] of [
    [first, '5.70'],
    [second, '5.70'],
  ] as const) {
    const dialog = gradeDialog(page, truck)
    await expectFocus(grade(dialog, 18))
    await keys.press('Digit2', 'Digit0')
    await dialog.getByRole('status').getByText(price).waitFor()
    await waitUntilClickable(dialog)
    await keys.press('Control+Shift+Enter')
    await saveBlank(page)
    await dialog.waitFor({ state: 'detached' })
    expect(await savedOf(truck)).toEqual([20, price])
  }
  await page.getByText(t('evaluation.empty')).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(keys.pressed()).toBe(11)
  console.info(`Two trucks in a row took ${keys.pressed()} keys and ${keys.seconds()} s`)
})

test('Escape asks before what was typed is lost, and nothing is saved', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  const ripe = dialog.getByRole('textbox', { name: t('evaluation.SysPalmRipe'), exact: true })
  await tabTo(page, ripe)
  await page.keyboard.type('85.5')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ask.close.no') }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await expectFocus(ripe)
  await expect.poll(() => ripe.inputValue()).toMatch(/^85.50?$/)
  await page.keyboard.press('Escape')
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ask.close.yes') }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(rowOf(page, truck.slip))
  expect(await gradingsOf(truck)).toEqual([])
})

test('Escape closes a dialog in which nothing was typed', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(grade(dialog, 18))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(rowOf(page, truck.slip))
})

test.each([
  ['Ctrl+Enter pressed twice', pressSaveTwice],
  ['the button pressed twice before anything is drawn', pressButtonTwice],
])('%s saves once', async (_, pressTwice) => {
  const { page, truck } = await openAt()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(grade(dialog, 18))
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await waitUntilClickable(dialog)
  await pressTwice(page)
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  expect(asked.filter((path) => /po\/(evaluate|valuation)$/.test(path))).toHaveLength(2)
  expect(await gradingsOf(truck)).toHaveLength(1)
  expect(await valuationsOf(truck)).toHaveLength(1)
})

test('Tab goes through the dialog as it is read, past the steps of its numbers', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(grade(dialog, 18))
  const passed: string[] = []
  while (passed.at(-1) !== t('evaluation.saveAndValue')) {
    await page.keyboard.press('Tab')
    passed.push(await focusedWords(page))
  }
  expect(passed).toEqual([
    word('ripeRest'),
    ...PERCENTS.map(word),
    word('SysBunchWeight'),
    word('return.no'),
    ...(['SysIsWatering', 'SysIsRaining'] as const).map(word),
    expect.stringContaining(word('details')),
    t('ui.close'),
    word('saveAndValue'),
  ])
})

test('Enter goes from field to field and saves nothing; the button at the end does', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(grade(dialog, 18))
  await waitUntilClickable(dialog)
  for (const name of PERCENTS) {
    await page.keyboard.press('Enter')
    await expectFocus(dialog.getByRole('textbox', { name: word(name), exact: true }))
  }
  const end = dialog.getByRole('button', { name: word('saveAndValue') })
  const onEnd = () => end.evaluate((button) => button === document.activeElement)
  for (let fields = 0; fields < 5 && !(await onEnd()); fields += 1) {
    await page.keyboard.press('Enter')
  }
  await expectFocus(end)
  expect(await gradingsOf(truck)).toEqual([])
  await page.keyboard.press('Enter')
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  expect(await savedOf(truck)).toEqual([18, '5.20'])
})

test('what was saved is taken back by the message that said it', async () => {
  const { page, truck } = await openAt()
  await page.keyboard.press('Enter')
  const dialog = gradeDialog(page, truck)
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await waitUntilClickable(dialog)
  await page.keyboard.press('Control+Enter')
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await waitForMessage(page, t('done.undone'))
  await rowOf(page, truck.slip).getByText(t('evaluation.state.grade')).waitFor()
  const [[grading], [valuation]] = [await gradingsOf(truck), await valuationsOf(truck)]
  expect(grading?.superseded_at).not.toBeNull()
  expect(valuation?.voided_at).not.toBeNull()
})

test('the next truck says below its head what was saved of the last one, which can be taken back', async () => {
  const vendor = await addVendor()
  const first = await weighTruck(vendor)
  const second = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  await gradeDialog(page, first).getByRole('status').getByText('5.20').waitFor()
  await waitUntilClickable(gradeDialog(page, first))
  await page.keyboard.press('Control+Shift+Enter')
  await saveBlank(page)
  const dialog = gradeDialog(page, second)
  await dialog.getByText(`${first.slip} · ${t('done.valued')}`).waitFor()
  expect(await page.locator('.mantine-Notification-root').count()).toBe(0)
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('ui.undo') }).click()
  await dialog.getByText(`${first.slip} · ${t('done.undone')}`).waitFor()
  expect((await gradingsOf(first))[0]?.superseded_at).not.toBeNull()
})

test('a truck that is put off comes last, and its row says so', async () => {
  const vendor = await addVendor()
  const first = await weighTruck(vendor)
  const second = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  await waitUntilClickable(gradeDialog(page, first))
  await gradeDialog(page, first)
    .getByRole('button', { name: word('skip') })
    .click()
  await waitUntilClickable(gradeDialog(page, second))
  await page.keyboard.press('Escape')
  await gradeDialog(page, second).waitFor({ state: 'detached' })
  await rowOf(page, first.slip).getByText(word('mark.skipped')).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: word('next') }).click()
  await gradeDialog(page, second).waitFor()
})

/** The list of one truck, whose row has the focus. */
async function openAt(): Promise<{ page: Page; truck: Truck }> {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, listAddress(vendor))
  await tabTo(page, rowOf(page, truck.slip))
  return { page, truck }
}

async function pressSaveTwice({ keyboard }: Page): Promise<void> {
  await keyboard.down('Control')
  await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')])
  await keyboard.up('Control')
}

function pressButtonTwice(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: word('saveAndValue') })
  return button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

function grade(dialog: Locator, percent: number): Locator {
  return dialog.getByRole('radio', { name: String(percent) })
}

/** The keyboard, which counts what is pressed, each of several keys at once, and the time since the first one. */
function keysOf(page: Page) {
  let pressed = 0
  let since = 0
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        since ||= performance.now()
        pressed += key.split('+').length
        await page.keyboard.press(key)
      }
    },
    pressed: () => pressed,
    seconds: () => ((performance.now() - since) / 1000).toFixed(1),
  }
}

/** A key that stands at `code` and writes `letter`. */
async function pressInThai(page: Page, code: string, letter: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const key = { code, key: letter, windowsVirtualKeyCode: code.charCodeAt(5) }
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

const word = (name: Under<'evaluation'>) => t(`evaluation.${name}`)

/** What what has the focus is called. */
function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement
    return focused.ariaLabel ?? focused.labels?.[0]?.textContent ?? focused.textContent ?? ''
  })
}

async function savedOf(truck: Truck) {
  const [[grading], [valuation]] = [await gradingsOf(truck), await valuationsOf(truck)]
  return [grading?.grade_percent, valuation?.net_price]
}
