import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addVendor, buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { tabTo } from './focus.ts'
import { rowOf } from './rows.ts'
import { type ImportedTicket, openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { listAddress, visitTickets } from './trucks.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('a truck that comes in is shown at once, but behind a button while somebody works in the list or a dialog is open over it', async () => {
  const { page, factory, trucks } = await openList(3)
  const shown = [await factory.arrive(), ...trucks]
  await shows(page, shown)
  await heldButton(page).waitFor({ state: 'detached' })

  await tabTo(page, rowsOf(page).first())
  shown.unshift(await factory.arrive())
  await tabTo(page, heldButton(page, 1))
  await page.keyboard.press('Enter')
  await shows(page, shown)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TR')

  await page.keyboard.press('ArrowDown')
  const places = await placesOf(page)
  shown.unshift(await factory.arrive())
  await heldButton(page, 1).waitFor()
  shown.unshift(await factory.arrive())
  await heldButton(page, 2).waitFor()
  expect(await placesOf(page)).toEqual(places)
  await heldButton(page, 2).click()
  await shows(page, shown)
  await heldButton(page).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: t('evaluation.next') }).click()
  await page.getByRole('dialog').waitFor()
  await factory.arrive()
  await heldButton(page, 1).waitFor({ state: 'attached' })
  await shows(page, shown)
})

test('a colleague’s work shows in its row where that stands; a row that the list lost stays muted until it is let go', async () => {
  const { page, factory, trucks } = await openList(3, '&status=W')
  const [last, truck, first] = trucks as [ImportedTicket, ImportedTicket, ImportedTicket]
  const next = page.getByRole('button', { name: t('evaluation.next') })
  await expect.poll(() => next.textContent()).toMatch(/3$/)
  await tabTo(page, rowsOf(page).first())
  const places = await placesOf(page)
  const row = rowOf(page, truck.slip)
  const name = t('ui.rowMenu', { name: truck.slip })
  const menu = row.getByRole('button', { name, includeHidden: true })
  await expect.poll(() => menu.count()).toBe(1)
  await row.getByText(t('evaluation.state.grade')).waitFor()
  await factory.grade(truck)
  await row.getByText(t('evaluation.state.value')).waitFor()
  expect(await placesOf(page)).toEqual(places)
  await factory.price(truck)
  await expect.poll(() => row.getAttribute('data-gone')).toBe('true')
  await row.getByText(t('ui.gone')).waitFor({ state: 'attached' })
  await expect.poll(() => menu.count()).toBe(0)
  expect(await placesOf(page)).toEqual(places)
  await page.getByRole('button', { name: t('ui.newRows.changed') }).click()
  await shows(page, [last, first])

  // Another filter shows its rows at once, whatever was held back.
  await tabTo(page, rowsOf(page).first())
  const came = await factory.arrive()
  await heldButton(page, 1).waitFor()
  await chipOf(page, 'A').click()
  await shows(page, [came, ...trucks])

  // The counts, the next truck and the price follow what the mill does.
  await tabTo(page, rowsOf(page).first())
  const before = await placesOf(page)
  for (const one of [came, last, first]) {
    await factory.grade(one)
    await factory.price(one)
  }
  await rowOf(page, last.slip).getByText('5.20').waitFor()
  await rowOf(page, last.slip).getByText(t('evaluation.state.evaluated')).waitFor()
  expect(await placesOf(page)).toEqual(before)
  await expect.poll(() => chipOf(page, 'C').textContent()).toMatch(/4$/)
  await expect.poll(() => next.isDisabled()).toBe(true)
})

/** The chip of a status, with its count. */
function chipOf(page: Page, status: 'A' | 'C'): Locator {
  const name = new RegExp(`^${t(`evaluation.status.${status}`)}`)
  return page.getByRole('group', { name: t('ui.state') }).getByRole('button', { name })
}

/** The list of `howMany` trucks of a seller of their own, the last one on top, with change events. */
async function openList(howMany: number, filters = '') {
  const vendor = await addVendor()
  const factory = await openTicketFactory({ ...mill, vendor })
  const trucks: ImportedTicket[] = []
  for (let n = 0; n < howMany; n += 1) trucks.unshift(await factory.leave())
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, `${listAddress(vendor)}${filters}`)
  await shows(page, trucks)
  return { page, factory, trucks }
}

function rowsOf(page: Page): Locator {
  return page.locator('tr[data-row]')
}

/** The list shows these trucks, in this order. */
async function shows(page: Page, trucks: readonly ImportedTicket[]): Promise<void> {
  const slips = async () => (await placesOf(page)).map(([slip]) => slip)
  await expect.poll(slips).toEqual(trucks.map(({ slip }) => slip))
}

/** Each row's ticket and where on the screen it stands. */
function placesOf(page: Page) {
  return rowsOf(page).evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('button:not([aria-label])')?.textContent,
      row.getBoundingClientRect().top,
    ]),
  )
}

/** The button behind which rows wait; `n` is how many are new. */
function heldButton(page: Page, n?: number): Locator {
  const name = n && t('ui.newRows', { n, count: n })
  return page
    .getByRole('status')
    .getByRole('button', { name: name || undefined, includeHidden: true })
}
