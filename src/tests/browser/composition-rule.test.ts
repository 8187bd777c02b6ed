import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { compositionRule } from '../../evaluation/writes/composition.ts'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { gradeNext, gradingsOf, openTrucks, ripeOf, word } from './trucks.ts'
import { openDialog, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

afterEach(() => compositionRule.set('ask'))

test('a mill that wants a composition says so at its field, and saves nothing without one', async () => {
  compositionRule.set('required')
  const { page, dialog, truck } = await openGrade()
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await dialog.getByText(t('v.composition')).waitFor()
  await expectFocus(ripeOf(dialog))
  expect(await gradingsOf(truck)).toEqual([])
  await dialog.getByRole('button', { name: word('ripeRest') }).click()
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await waitForMessage(page, t('done.evaluated'))
  expect((await gradingsOf(truck))[0]).toMatchObject({ ripe_percent: '100.00' })
})

test('a mill that leaves it open asks of more than the whole all the same, and nothing of a blank one', async () => {
  compositionRule.set('optional')
  const { page, dialog, truck } = await openGrade()
  await fill(dialog, 'SysPalmRipe', '90')
  await fill(dialog, 'SysPalmRaw', '20')
  const lineOf = async (part: Locator) => (await part.boundingBox())!.y
  const total = await lineOf(dialog.getByText('110.00%', { exact: true }))
  const rest = await lineOf(dialog.getByRole('button', { name: word('ripeRest') }))
  expect(Math.abs(total - rest)).toBeLessThan(12)
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  const question = await openDialog(page, word('doubt.over', { n: '110.00' }))
  await expectFocus(question.getByRole('button', { name: word('doubt.back') }))
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(await gradingsOf(truck)).toEqual([])
  await fill(dialog, 'SysPalmRipe', '')
  await fill(dialog, 'SysPalmRaw', '')
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await waitForMessage(page, t('done.evaluated'))
  expect(await gradingsOf(truck)).toHaveLength(1)
})

test('who answers that a blank one is right is not asked about the same again', async () => {
  const { page, dialog, truck } = await openGrade()
  await page.route('**/po/evaluate', (route) => route.abort('connectionrefused'), { times: 1 })
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  const question = await openDialog(page, word('doubt.blank'))
  await expectFocus(question.getByRole('button', { name: word('doubt.blank.yes') }))
  await question.getByRole('button', { name: word('doubt.blank.yes') }).click()
  await page.getByRole('alert').first().waitFor()
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await waitForMessage(page, t('done.evaluated'))
  expect(await gradingsOf(truck)).toHaveLength(1)
  browser.errors.expect(/ERR_CONNECTION_REFUSED/)
})

async function openGrade() {
  const { page, truck } = await openTrucks(browser, { as: mill.officers[52] })
  const dialog = await gradeNext(page, truck)
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await waitUntilClickable(dialog)
  return { page, dialog, truck }
}

function fill(dialog: Locator, name: 'SysPalmRipe' | 'SysPalmRaw', text: string) {
  return dialog.getByRole('textbox', { name: word(name), exact: true }).fill(text)
}
