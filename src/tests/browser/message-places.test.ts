import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addVendor, buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t, type Under } from './translate.ts'
import { gradeDialog, gradingsOf, listAddress, visitTickets, weighTruck } from './trucks.ts'
import { loseNetwork, openDialog, pressIn, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const FLAT = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }
const UPRIGHT = { width: 768, height: 1024 }
const word = (name: Under<'evaluation'>, values = {}) => t(`evaluation.${name}`, values)

test('in a dialog of either way to hold a tablet what failed covers no figure and no button and moves neither; back online it is sent by nobody but the officer', async () => {
  const { page, dialog, truck } = await openGrade(UPRIGHT)
  const wait = dialog.getByText(t('evaluation.waiting', { time: '' }).trim()).first()
  const [behind, title] = [await boxOf(wait), await boxOf(dialog.getByRole('heading').first())]
  expect(behind.x, 'how long the truck waits').toBeGreaterThan(title.x + title.width - 1)
  expect(Math.abs(behind.y + behind.height / 2 - title.y - title.height / 2)).toBeLessThan(8)

  const save = dialog.getByRole('button', { name: word('saveAndValue') })
  const before = new Map()
  for (const size of [UPRIGHT, FLAT]) {
    await resize(page, size)
    before.set(size, await boxOf(save))
  }
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/po/evaluate')) sent.push(request.url())
  })
  const message = await failToSave(page, dialog)
  const tried = sent.length
  const figures = [
    dialog.getByText(word('preview')).first(),
    dialog.getByText('6.20').first(),
    dialog.getByRole('heading', { name: t('evaluation.grade.title', { ticket: '' }).trim() }),
    dialog.getByRole('button', { name: t('ui.close') }),
    dialog.getByRole('button', { name: word('saveGrade') }),
    save,
  ]
  for (const size of [FLAT, UPRIGHT]) {
    await resize(page, size)
    for (const one of figures) expect(await overlaps(message, one), String(one)).toBe(false)
    expect(await boxOf(save)).toEqual(before.get(size))
    expect(await loosePartsOf(message)).toEqual([])
  }

  await page.context().setOffline(false)
  const offer = page.getByRole('alert').filter({ hasText: t('sys.backOnline.retry') })
  await offer.waitFor()
  expect(await message.count()).toBe(0)
  await waitUntilIdle(page)
  expect(sent).toHaveLength(tried)
  expect(await gradingsOf(truck)).toEqual([])
  await resize(page, PHONE)
  const { top, left } = await insetsOf(offer)
  expect(top).toBeGreaterThanOrEqual(8)
  expect(left).toBeCloseTo(0, 0)
  await resize(page, UPRIGHT)
  await pressIn(offer, t('ui.retry'))
  await waitForMessage(page, t('done.valued'))
  expect(await gradingsOf(truck)).toHaveLength(1)
})

test('over a list it stands between rows and pager, which stays where it is', async () => {
  const { page, dialog } = await openGrade(FLAT)
  const pager = page.getByRole('navigation', {
    name: t('ui.pager', { name: t('screen.palmEvaluate') }),
  })
  const before = await boxOf(pager)
  await failToSave(page, dialog)
  await page.keyboard.press('Escape')
  const question = await openDialog(page, t('ask.close'))
  await question.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })
  const message = page.getByRole('alert').filter({ hasText: t('sys.network') })
  await message.waitFor()
  expect(await boxOf(pager)).toEqual(before)
  expect(await overlaps(message, pager)).toBe(false)
  expect(await overlaps(message, page.getByRole('table').locator('..'))).toBe(false)
})

/** On a tablet the grade dialog of a truck that came two hours ago, with something typed. */
async function openGrade(size: { width: number; height: number }) {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor)
  const page = await browser.open({ as: mill.officers[52], touch: true })
  await page.setViewportSize(size)
  await visitTickets(page, `${listAddress(vendor)}&status=W`)
  await page.getByRole('button', { name: `${word('evaluate')} ${truck.slip}` }).tap()
  const dialog = gradeDialog(page, truck)
  await dialog.getByText('22', { exact: true }).first().tap()
  await dialog.getByRole('button', { name: word('ripeRest') }).tap()
  await waitUntilClickable(dialog)
  await waitUntilIdle(page)
  return { page, dialog, truck }
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await waitUntilIdle(page)
}

/** Presses save without a network, and gives what is said. */
async function failToSave(page: Page, dialog: Locator): Promise<Locator> {
  await loseNetwork(page)
  await dialog.getByRole('button', { name: word('saveAndValue') }).tap()
  const message = page.getByRole('alert').filter({ hasText: t('sys.network') })
  await message.waitFor()
  return message
}

/** What of a message stands in its line by itself, like the button: a part of its sentence has no distance to the next. */
function loosePartsOf(message: Locator): Promise<(string | null)[]> {
  return message
    .locator('.mantine-Notification-description')
    .evaluate((line) =>
      [...line.childNodes]
        .filter((one) => one.nodeType === Node.TEXT_NODE)
        .map((one) => one.textContent),
    )
}

/** How far the letters of a message in two rows are from its upper edge, and those of its button from their left. */
function insetsOf(message: Locator) {
  return message.evaluate((one) => {
    const letters = document.createRange()
    const startOf = (part: Element) => {
      letters.selectNodeContents(part)
      return letters.getBoundingClientRect()
    }
    const sentence = startOf(one.querySelector('.mantine-Notification-description > span')!)
    const button = startOf(one.querySelector('.mantine-Notification-description button span span')!)
    if (button.top < sentence.bottom) throw new Error('The message has one row')
    return {
      top: sentence.top - one.getBoundingClientRect().top,
      left: button.left - sentence.left,
    }
  })
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not on the page`)
  return box
}

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
