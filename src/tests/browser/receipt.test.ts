import { expect, test } from 'vitest'
import { businessDay, dayOfMonth, formatDay, formatInstant } from '../../platform/thai-date.ts'
import { linesOfOrder } from '../../purchase-orders/reads/lines.ts'
import { productOf } from '../../purchase-orders/rules.ts'
import { kilograms } from '../../ui/format.ts'
import { buildMill } from '../fixture.ts'
import { mixedOrder, orderAfter, orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { linesOf, openLines, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const CONFIRMED = ['submit', 'approve', 'confirm'] as const
const mixed = await mixedOrder(mill)
const received = await orderAfter(mill, [...CONFIRMED, 'receive', 'receive'])

test.each([
  [50, [768, 1440]],
  [81, [768, 1024, 1920]],
] as const)(
  'to role %i the loads of a mixed order tell plate, product, weights, times and the day of receipt in windows of %s',
  async (role, widths) => {
    const { page, PONumber } = await openList(mixed, role)
    const table = linesOf(page, PONumber)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await waitUntilIdle(page)
      // A tablet held upright shows them at once.
      const expand = page.getByRole('button', { name: t('ui.expand', { name: PONumber }) })
      if (width > 900 && (await expand.count()) > 0) await expand.click()
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
      expect(await table.evaluate(cutCells), String(width)).toEqual([])
      // Where the columns are wider than the window, what is pressed stays in sight.
      const receive = table.getByText(t('po.receive'), { exact: true }).first()
      const { x, width: buttonWidth } = (await receive.boundingBox())!
      expect(x + buttonWidth, String(width)).toBeLessThanOrEqual(width)
      if (width > 900) continue
      await page.getByRole('button', { name: t('ui.collapse', { name: PONumber }) }).click()
      await table.waitFor({ state: 'detached' })
      await page.locator('tr[data-row]', { hasText: PONumber }).first().press('ArrowRight')
      await table.waitFor()
    }
  },
)

test('receiving begins with what is not received in full; a line that is received says so and is muted; one press receives what is left', async () => {
  const some = await orderAfter(mill, [...CONFIRMED, 'receive'])
  const { page, PONumber } = await openList(some, 81)
  const waiting = (await orderNow(mixed)).PONumber
  const done = (await orderNow(received)).PONumber
  const link = (name: string) => page.getByRole('link', { name })
  const chip = (words: string, n: number) =>
    page.getByRole('button', { name: new RegExp(`^${words} ?${n}$`) })
  const open = chip(t('receive.tab.open'), 2)
  await expect.poll(() => open.getAttribute('aria-pressed')).toBe('true')
  expect(await link(done).count()).toBe(0)
  await chip(t('receive.tab.done'), 1).click()
  await link(done).waitFor()
  await expect.poll(() => link(waiting).count()).toBe(0)
  await page.getByRole('button', { name: t('ui.all'), exact: true }).click()
  await link(waiting).waitFor()
  await link(done).waitFor()
  await open.click()
  await link(done).waitFor({ state: 'detached' })

  const table = await openLines(page, PONumber)
  const lines = await linesOfOrder(some)
  const lineRow = (isDone: boolean) => {
    const { WeightSequenceWeightOut } = lines.find(({ RecDate }) => (RecDate !== null) === isDone)!
    return table.getByRole('row').filter({ hasText: WeightSequenceWeightOut! })
  }
  const day = dayOfMonth(lines.find(({ RecDate }) => RecDate)!.RecDate!, 'th')
  await lineRow(true).getByText(t('receive.done', { day }), { exact: true }).waitFor()
  expect(await lineRow(true).getByRole('button').count()).toBe(0)
  await lineRow(false).getByText(t('po.receive')).waitFor()
  const color = (isDone: boolean) =>
    lineRow(isDone)
      .getByRole('cell')
      .nth(2)
      .evaluate((cell) => getComputedStyle(cell).color)
  expect(await color(true)).not.toBe(await color(false))

  const rest = t('receive.rest', { n: 1, count: 1 })
  expect(rest).toBe('รับที่เหลือ 1 รายการ')
  await page.getByRole('button', { name: `${rest} ${PONumber}` }).click()
  const allReceived = t('done.receivedAll', { n: 1, count: 1 })
  await waitForMessage(page, t('done.ofOrder', { done: allReceived, po: PONumber }))
  await link(PONumber).waitFor({ state: 'detached' })
})

test('the button that receives says all where none is received, and the remaining where some are', async () => {
  const none = await orderAfter(mill, CONFIRMED)
  const some = await orderAfter(mill, [...CONFIRMED, 'receive'])
  const all = t('receive.all', { n: 2 })
  const rest = t('receive.rest', { n: 1 })
  const { page, PONumber } = await openList(none, 81)
  const { PONumber: other } = await orderNow(some)
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await waitUntilIdle(page)
    await rowOf(page, PONumber).getByText(all).waitFor()
    await rowOf(page, other).getByText(rest).waitFor()
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('region', { name: PONumber }).getByText(all).waitFor()
  for (const [id, words] of [
    [none, all],
    [some, rest],
  ] as const) {
    await visit(page, `/Controller/poLine/${id}`)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await waitUntilIdle(page)
      await page.getByRole('button', { name: words }).first().waitFor()
    }
  }
})

async function openList(order: string, role: 50 | 81) {
  const { PONumber } = await orderNow(order)
  const page = await browser.open({ as: mill.officers[role], at: '/Controller/receipt' })
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
