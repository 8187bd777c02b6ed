import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addVendor, buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { rowOf } from './rows.ts'
import { t, type Under } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  listAddress,
  type Truck,
  valuationsOf,
  visitTickets,
  weighTruck,
} from './trucks.ts'
import { waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const word = (name: Under<'evaluation'>) => t(`evaluation.${name}`)
const REPEATS = 30
const REPEAT_MS = 40

test('a held Enter goes on by one field, a held Ctrl+Enter answers no question, and a held Ctrl+Shift+Enter saves one truck', async () => {
  const { page, trucks } = await openQueue()
  const dialog = await openNext(page, trucks[0])
  await hold(page, 'Enter')
  await expectFocus(dialog.getByRole('textbox', { name: word('SysPalmRipe'), exact: true }))
  expect(await gradingsOf(trucks[0])).toEqual([])

  await page.keyboard.down('Control')
  await hold(page, 'Enter')
  await page.keyboard.up('Control')
  const question = page.getByRole('dialog', { name: word('doubt.blank') })
  await question.waitFor()
  expect(await gradingsOf(trucks[0])).toEqual([])
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })

  await fillRest(dialog)
  await page.keyboard.down('Control')
  await page.keyboard.down('Shift')
  await hold(page, 'Enter')
  await gradeDialog(page, trucks[1]).waitFor()
  await page.keyboard.up('Shift')
  await page.keyboard.up('Control')
  await onlyFirstIsSaved(trucks)
})

test('a button that is tapped on and on saves one truck', async () => {
  const { page, trucks } = await openQueue(true)
  await page.getByRole('button', { name: word('next') }).tap()
  const dialog = gradeDialog(page, trucks[0])
  await waitUntilClickable(dialog)
  await fillRest(dialog)
  const next = await dialog.getByRole('button', { name: word('saveAndNext') }).boundingBox()
  for (let tap = 0; tap < 8; tap += 1) {
    await page.touchscreen.tap(next!.x + next!.width / 2, next!.y + next!.height / 2)
    await page.waitForTimeout(150)
  }
  await gradeDialog(page, trucks[1]).waitFor()
  await onlyFirstIsSaved(trucks)
})

test('going back closes what is open first and asks before what was typed is lost; a sheet that was closed is not what it leads to', async () => {
  const { page, trucks } = await openQueue()
  await showWaiting(page)
  const dialog = await openNext(page, trucks[0])
  await page.keyboard.press('Digit2')
  await page.keyboard.press('Digit2')
  await page.goBack()
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => dialog.getByRole('radio', { name: '22' }).isChecked()).toBe(true)
  await page.goBack()
  await question.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, trucks[0].slip).waitFor()

  await seeAndClose(page, trucks[0])
  await page.goBack()
  await page.waitForURL(({ searchParams }) => !searchParams.has('status'))
  await rowOf(page, trucks[0].slip).waitFor()
  expect(new URL(page.url()).searchParams.has('ticket')).toBe(false)
})

/** The list of three trucks that wait. */
async function openQueue(touch = false) {
  const vendor = await addVendor()
  const trucks = [await weighTruck(vendor), await weighTruck(vendor), await weighTruck(vendor)]
  const page = await browser.open({ as: mill.officers[52], touch })
  await visitTickets(page, listAddress(vendor))
  return { page, trucks: trucks as [Truck, Truck, Truck] }
}

/** Narrows the list to what waits, so that there is something to go back to. */
async function showWaiting(page: Page): Promise<void> {
  const name = new RegExp(`^${word('status.T')}`)
  await page
    .getByRole('group', { name: t('ui.state') })
    .getByRole('button', { name })
    .click()
  await page.waitForURL(({ searchParams }) => searchParams.get('status') === 'T')
  await waitUntilIdle(page)
}

/** Opens the sheet of a ticket and closes it. */
async function seeAndClose(page: Page, { slip: name }: Truck): Promise<void> {
  await page.getByRole('button', { name: t('ui.rowMenu', { name }) }).click()
  await page.getByRole('menuitem', { name: t('sheet.open') }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
}

async function openNext(page: Page, truck: Truck): Promise<Locator> {
  await page.getByRole('button', { name: word('next') }).press('Enter')
  const dialog = gradeDialog(page, truck)
  await expectFocus(dialog.getByRole('radio', { name: '18' }))
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await waitUntilClickable(dialog)
  return dialog
}

/** Says what the load is made of, so that nothing is asked; the button that does so goes, and the focus goes on from it. */
async function fillRest(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: word('ripeRest') }).click()
  await dialog.locator(':focus').waitFor()
}

/** Keeps a key down for longer than anything that it brings about takes. */
async function hold(page: Page, key: string): Promise<void> {
  for (let n = 0; n < REPEATS; n += 1) {
    await page.keyboard.down(key)
    await page.waitForTimeout(REPEAT_MS)
  }
  await page.keyboard.up(key)
}

async function onlyFirstIsSaved(trucks: [Truck, Truck, Truck]): Promise<void> {
  const saved = async (truck: Truck) => [
    (await gradingsOf(truck)).length,
    (await valuationsOf(truck)).length,
  ]
  await expect
    .poll(() => Promise.all(trucks.map(saved)))
    .toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
}
