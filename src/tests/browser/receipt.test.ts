import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessDay, dayOfMonth, formatDay, formatInstant } from '../../platform/thai-date.ts'
import { linesOfOrder } from '../../purchase-orders/reads/lines.ts'
import { productOf } from '../../purchase-orders/rules.ts'
import { kilograms } from '../../ui/format.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { mixedOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const CONFIRMED = ['submit', 'approve', 'confirm'] as const
const mixed = await mixedOrder(mill)
const received = await orderAfter(mill, [...CONFIRMED, 'receive', 'receive'])

describe('the loads of a mixed order', () => {
  test.each([
    [768, 50],
    [768, 81],
    [1024, 81],
    [1440, 50],
    [1920, 81],
  ] as const)(
    'in a window of %i tell role %i plate, product, weights, times and the day of receipt',
    async (width, role) => {
      const { page, PONumber } = await openList(mixed, width, role)
      // A tablet held upright shows them at once.
      const expand = page.getByRole('button', { name: t('ui.expand', { name: PONumber }) })
      if (width > 900) await expand.click()
      const table = page.getByRole('table', { name: `${t('record.lines')} ${PONumber}` })
      for (const line of await linesOfOrder(mixed)) {
        const row = table.getByRole('row').filter({ hasText: line.WeightSequenceWeightOut! })
        const shown = [
          line.WeightCarRegister,
          productOf(line),
          timeOf(line.WeightTimeIn),
          timeOf(line.WeightTimeOut!),
          kilograms(line.WeightIn),
          kilograms(line.WeightOut),
          kilograms(line.WeightNet),
          `${formatDay(businessDay(line.WeightTimeOut!), 'table', 'th')} ${t('po.receive')}`,
        ]
        for (const text of shown) await row.getByText(text, { exact: true }).first().waitFor()
      }
      expect(await table.evaluate(cutCells)).toEqual([])
      const frame = table.locator('xpath=..')
      expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    },
  )
})

test('receiving begins with what is not received in full, and one press shows what is', async () => {
  const { page, PONumber } = await openList(mixed, 1440, 81)
  const done = (await orderNow(received)).PONumber
  const chip = (words: string, n: number) =>
    page.getByRole('button', { name: new RegExp(`^${words} ?${n}$`) })
  await expect.poll(() => chip(t('receive.tab.open'), 1).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('link', { name: done }).count()).toBe(0)
  await chip(t('receive.tab.done'), 1).click()
  await page.getByRole('link', { name: done }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: PONumber }).count()).toBe(0)
  await page.getByRole('button', { name: t('ui.all'), exact: true }).click()
  await page.getByRole('link', { name: PONumber }).waitFor()
  await page.getByRole('link', { name: done }).waitFor()
})

test('an order of which a part is received stays among those that are not, and says what is left', async () => {
  const part = await orderAfter(mill, [...CONFIRMED, 'receive'])
  const { page, PONumber } = await openList(part, 1440, 81)
  const rest = t('receive.rest', { n: 1, count: 1 })
  expect(rest).toBe('รับที่เหลือ 1 รายการ')
  await page.getByRole('button', { name: `${rest} ${PONumber}` }).click()
  await waitForMessage(page, t('done.receivedAll', { n: 1, count: 1 }))
  await page.getByRole('link', { name: PONumber }).waitFor({ state: 'detached' })
  await perform(mill, 'undoReceive', part)
})

test('on an upright tablet the loads of an order can be closed, by press and by keyboard', async () => {
  const { page, PONumber } = await openList(mixed, 768, 81)
  const lines = page.getByRole('table', { name: `${t('record.lines')} ${PONumber}` })
  await lines.waitFor()
  await page.getByRole('button', { name: t('ui.collapse', { name: PONumber }) }).click()
  await lines.waitFor({ state: 'detached' })
  await page.locator('tr[data-row]', { hasText: PONumber }).first().press('ArrowRight')
  await lines.waitFor()
})

test('the button that receives says all where none is received, and the remaining where some are', async () => {
  const none = await orderAfter(mill, CONFIRMED)
  const some = await orderAfter(mill, [...CONFIRMED, 'receive'])
  for (const width of [390, 768, 1440]) {
    const { page, PONumber } = await openList(none, width, 81)
    const card = page.getByRole('region', { name: PONumber })
    const place = width === 390 ? card : page.getByRole('row').filter({ hasText: PONumber }).first()
    await place.getByText(t('receive.all', { n: 2 })).waitFor()
    const { PONumber: other } = await orderNow(some)
    if (width > 390) {
      const row = page.getByRole('row').filter({ hasText: other }).first()
      await row.getByText(t('receive.rest', { n: 1 })).waitFor()
    }
    await visit(page, `/Controller/poLine/${none}`)
    await page
      .getByRole('button', { name: t('receive.all', { n: 2 }) })
      .first()
      .waitFor()
    await visit(page, `/Controller/poLine/${some}`)
    await page
      .getByRole('button', { name: t('receive.rest', { n: 1 }) })
      .first()
      .waitFor()
  }
  for (const id of [none, some]) await perform(mill, 'receive', id)
  await perform(mill, 'receive', none)
})

test('a line that is received says so beside those that wait, and is muted', async () => {
  const some = await orderAfter(mill, [...CONFIRMED, 'receive'])
  const { page, PONumber } = await openList(some, 1440, 81)
  await page.getByRole('button', { name: t('ui.expand', { name: PONumber }) }).click()
  const table = page.getByRole('table', { name: `${t('record.lines')} ${PONumber}` })
  const lines = await linesOfOrder(some)
  const rowOf = (isDone: boolean) => {
    const { WeightSequenceWeightOut } = lines.find(({ RecDate }) => (RecDate !== null) === isDone)!
    return table.getByRole('row').filter({ hasText: WeightSequenceWeightOut! })
  }
  const day = dayOfMonth(lines.find(({ RecDate }) => RecDate)!.RecDate!, 'th')
  await rowOf(true).getByText(t('receive.done', { day }), { exact: true }).waitFor()
  expect(await rowOf(true).getByRole('button').count()).toBe(0)
  await rowOf(false).getByText(t('po.receive')).waitFor()
  const color = (isDone: boolean) =>
    rowOf(isDone)
      .getByRole('cell')
      .nth(2)
      .evaluate((cell) => getComputedStyle(cell).color)
  expect(await color(true)).not.toBe(await color(false))
  await perform(mill, 'receive', some)
})

async function openList(order: string, width: number, role: 50 | 81) {
  const { PONumber } = await orderNow(order)
  const page: Page = await browser.open({ as: mill.officers[role] })
  await page.setViewportSize({ width, height: 900 })
  await visit(page, '/Controller/receipt')
  await waitUntilIdle(page)
  return { page, PONumber }
}

/** Day and time of a weighing without the year. */
function timeOf(at: Date | string): string {
  const [day = '', time] = formatInstant(at, 'table', 'th').split(' ')
  return `${day.slice(0, 5)} ${time}`
}

/** Runs in the page: the cells whose text does not fit in them. */
function cutCells(table: Element): string[] {
  return [...table.querySelectorAll('td, td span')]
    .filter((cell) => cell.clientWidth > 0 && !cell.closest('.sr-only'))
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
    .map((cell) => cell.textContent ?? '')
}
