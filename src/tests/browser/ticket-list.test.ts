import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import {
  addDays,
  businessDay,
  formatDay,
  formatInstant,
  type Language,
} from '../../platform/thai-date.ts'
import { addVendor, buildMill, gradeTicket, valueTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { t } from './translate.ts'
import { listAddress, type Truck, weighTruck, word } from './trucks.ts'
import { pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const today = businessDay(new Date())
const HOUR = 3600_000

/** Four trucks of one seller: one waits for its grade, one for its price, two are done. */
const vendor = await addVendor()
const at = (days: number, hour: number) =>
  new Date(Date.parse(`${addDays(today, days)}T00:00:00+07:00`) + hour * HOUR)
const old = await weighTruck(vendor, { timeIn: at(-3, 8), timeOut: at(-2, 12), weightIn: 12_000 })
const done = await weighTruck(vendor, { timeIn: at(-2, 8), weightIn: 14_000 })
const graded = await weighTruck(vendor, { timeIn: at(-2, 9), weightIn: 13_000 })
const waiting = await weighTruck(vendor, { timeIn: at(-1, 8), weightIn: 11_000 })
await valueTicket(mill, old.id, await gradeTicket(mill, old.id, 20), '5.70')
await valueTicket(mill, done.id, await gradeTicket(mill, done.id, 18), '5.20')
await gradeTicket(mill, graded.id, 20)
const other = await weighTruck(await addVendor(), { timeIn: at(-1, 9) })

test('the status, the grade, the days and a search narrow the list, alone and together', async () => {
  const page = await openList(listAddress(vendor))
  await expectHeads(page, 'th')
  await counts(page, { T: 0, B: 2, C: 2, A: 4 })
  const grade = page.getByRole('combobox', { name: t('term.grade') })
  const grades = await grade.getByRole('option').allTextContents()
  expect(grades).toEqual([word('everyGrade'), ...[15, 16, 17, 18, 19, 20, 21, 22, 23].map(per)])
  await grade.selectOption('20%')
  await shows(page, [graded, old])
  await counts(page, { T: 0, B: 1, C: 1, A: 2 })
  await status(page, 'B').click()
  await shows(page, [graded])
  await counts(page, { T: 0, B: 1, C: 1, A: 2 })
  await status(page, 'C').click()
  await shows(page, [old])
  await status(page, 'A').click()
  await grade.selectOption(word('everyGrade'))
  await shows(page, [waiting, graded, done, old])
  await typeDay(page, 'dateIn', addDays(today, -2))
  await shows(page, [graded, done])
  await grade.selectOption('18%')
  await shows(page, [done])
  await page.getByRole('button', { name: t('ui.clearFilters') }).click()
  await status(page, 'A').click()
  await shows(page, [other, waiting, graded, done, old])
  await typeDay(page, 'dateOut', addDays(today, -2))
  await shows(page, [graded, done, old])
  expect(new URL(page.url()).searchParams.get('dateOut')).toContain(addDays(today, -2))

  await page.getByRole('button', { name: t('ui.clearFilters') }).click()
  await status(page, 'A').click()
  const search = page.getByRole('textbox', { name: word('search') })
  for (const text of [vendor.avl, `สวน ${vendor.avl}`]) {
    await search.fill(text)
    await shows(page, [waiting, graded, done, old])
  }
  await search.fill(other.plate)
  await shows(page, [other])
  expect(new URL(page.url()).searchParams.get('search')).toBe(other.plate)
  await search.fill(waiting.slip)
  await shows(page, [waiting])
  await page.getByRole('button', { name: t('ui.clearField'), exact: true }).click()
  await shows(page, [other, waiting, graded, done, old])

  await search.fill('ไม่มีผู้ขายนี้')
  await page.getByText(t('ui.emptyFiltered')).waitFor()
  const clear = page.getByRole('main').getByRole('button', { name: t('ui.clearFilters') })
  await clear.last().click()
  await page.getByText(word('emptyToday')).waitFor()
  const n = '3'
  await page.getByText(word('countBefore', { n }), { exact: true }).waitFor()
  await page.getByRole('button', { name: `${word('next')} ${n}` }).waitFor()
  await page.getByRole('button', { name: word('seeBefore', { n }) }).click()
  await shows(page, [graded, waiting, other])
  await status(page, 'A').click()
  await shows(page, [other, waiting, graded, done, old])
})

test('a press of a header sorts, another turns it, and Back goes back', async () => {
  const page = await openList(listAddress(vendor))
  await shows(page, [waiting, graded, done, old])
  const press = async (header: WordKey, direction: 'ascending' | 'descending') => {
    const head = page.getByRole('columnheader', { name: new RegExp(`^${t(header)}`) })
    await head.getByRole('button').click()
    await expect.poll(() => head.getAttribute('aria-sort'), { message: header }).toBe(direction)
  }
  // Each shows another order than the one before.
  const byNet = [waiting, old, graded, done]
  const sortings = [
    ['term.slip', [old, done, graded, waiting]],
    ['term.net', byNet],
    ['term.plate', [old, done, graded, waiting]],
    ['term.timeOut', [done, graded, old, waiting]],
    ['term.timeIn', [old, done, graded, waiting]],
    ['term.net', byNet],
  ] as const
  for (const [header, rows] of sortings) {
    await press(header, 'ascending')
    await shows(page, rows)
    expect(new URL(page.url()).search).toContain('direction=asc')
  }
  await press('term.net', 'descending')
  await shows(page, byNet.toReversed())
  for (const [, rows] of sortings.toReversed()) {
    await page.goBack()
    await shows(page, rows)
  }
  await page.goBack()
  await shows(page, [waiting, graded, done, old])
})

test('an address shows the list that it names, what is broken in it falls back, and the next truck is one that waits for it', async () => {
  const page = await openList(
    `${listAddress(vendor)}&status=C&sort=WeightNet&direction=asc&grade=abc&page=-3&dateIn=tomorrow`,
  )
  await shows(page, [old, done])
  await page.reload()
  await waitUntilIdle(page)
  await shows(page, [old, done])

  const seller = await addVendor()
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
  const times = { timeIn: ago(40), timeOut: ago(1) }
  const truck = await weighTruck(seller, times)
  await pushAddress(page, listAddress(seller))
  // Those of an earlier day stand beside it, those of today alone.
  const cells = page.getByRole('row').filter({ hasText: truck.slip }).locator('time')
  const isToday = businessDay(times.timeOut) === businessDay(new Date())
  await expect
    .poll(() => cells.allTextContents())
    .toEqual([
      formatInstant(times.timeIn, 'brief', 'th'),
      formatInstant(times.timeOut, isToday ? 'time' : 'brief', 'th'),
    ])

  await pushAddress(page, `${listAddress(vendor)}&status=P`)
  await shows(page, [graded])
  await page.getByRole('button', { name: `${word('next')} 1` }).click()
  const ticket = graded.slip
  await page.getByRole('dialog', { name: word('price.title', { ticket }) }).waitFor()
})

test('the columns that somebody chooses are theirs the next time too, in their order, under the number that stays in sight', async () => {
  const page = await openList(listAddress(vendor), 51)
  const remark = page.getByRole('columnheader', { name: t('term.remarks') })
  const plate = page.getByRole('columnheader', { name: t('term.plate') })
  const columns = page.getByRole('button', { name: t('ui.columns') })
  await expect.poll(() => remark.count()).toBe(0)
  await columns.click()
  const chooser = page.getByRole('dialog', { name: t('ui.columns') })
  await expect.poll(() => chooser.getByRole('checkbox').count()).toBe(22)
  await expect
    .poll(() => chooser.getByRole('checkbox', { name: t('term.slip') }).isDisabled())
    .toBe(true)
  await chooser.getByRole('checkbox', { name: t('term.remarks') }).check()
  await chooser.getByRole('checkbox', { name: t('term.plate') }).uncheck()
  await remark.waitFor()
  await page.keyboard.press('Escape')
  await waitUntilIdle(page)
  await page.reload()
  await waitUntilIdle(page)
  await remark.waitFor()
  await expect.poll(() => plate.count()).toBe(0)
  await columns.click()
  await chooser.getByRole('button', { name: t('ui.columns.reset') }).click()
  await plate.waitFor()
  await expect.poll(() => remark.count()).toBe(0)

  await page.setViewportSize({ width: 1024, height: 768 })
  // Loaded anew, so that the chooser is that of the columns of a tablet from the first.
  await visit(page, listAddress(vendor))
  await columns.click()
  const hidden = chooser.getByRole('checkbox', { checked: false })
  // The first choice also shows those for which there was no room.
  await hidden.first().waitFor()
  const first = await hidden.count()
  await hidden.first().check()
  await expect.poll(() => hidden.count()).toBeLessThan(first)
  await waitUntilIdle(page)
  for (let left = await hidden.count(); left > 0; left -= 1) {
    await hidden.first().check()
    await expect.poll(() => hidden.count()).toBe(left - 1)
  }
  const up = chooser.getByRole('button', { name: t('ui.columns.up', { name: t('term.plate') }) })
  const place = (name: string) =>
    page
      .getByRole('columnheader')
      .allTextContents()
      .then((heads) => heads.findIndex((head) => head.startsWith(name)))
  const before = await place(t('term.plate'))
  await up.press('Enter')
  await expect.poll(() => place(t('term.plate'))).toBe(before - 1)
  await expectFocus(up)
  await page.keyboard.press('Escape')
  const slip = page.getByRole('columnheader', { name: t('term.slip') })
  const { x } = (await slip.boundingBox())!
  await remark.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await slip.boundingBox())!.x).toBe(x)
})

test('the pages of a long list are turned, a page that is gone leads to the last one, and past the ten thousand that are counted a list goes on', async () => {
  const manySellers = await addVendor()
  const trucks: Truck[] = []
  for (let n = 0; n < 27; n += 1) trucks.push(await weighTruck(manySellers))
  const newest = trucks.toReversed()
  const page = await browser.open({ as: mill.officers[52], language: 'en' })
  await visit(page, listAddress(manySellers))
  await expectHeads(page, 'en')
  const en = (...[key, values]: Parameters<typeof t>) => t(key, values, 'en')
  const range = (from: string, to: string, total: string) =>
    page.getByText(en('ui.range', { from, to, total })).waitFor()
  const next = page.getByRole('button', { name: en('ui.next'), exact: true })
  await shows(page, newest.slice(0, 25))
  await range('1', '25', '27')
  await next.click()
  await shows(page, newest.slice(25))
  expect(new URL(page.url()).searchParams.get('page')).toBe('1')
  await page.goBack()
  await shows(page, newest.slice(0, 25))
  await pushAddress(page, `${listAddress(manySellers)}&page=7`)
  await page.getByText(en('ui.pastLast', { pages: '2' })).waitFor()
  const last = page.getByRole('main').getByRole('button', { name: en('ui.last') })
  await last.first().click()
  await shows(page, newest.slice(25))

  await page.route('**/po/getWeightProcess', async (route) => {
    const response = await route.fetch()
    const { result } = await response.json()
    const counted = { total_page: 1, total_record: 20, total_capped: true }
    await route.fulfill({ response, json: { result: { ...result, ...counted } } })
  })
  await visit(page, listAddress(manySellers))
  await range('1', '25', '25+')
  await next.click()
  await range('26', '27', '27+')
  await expect.poll(() => next.isDisabled()).toBe(true)
})

/** A window of 1440 has room for what is weighed. */
async function expectHeads(page: Page, language: Language): Promise<void> {
  const heads = page.getByRole('columnheader')
  for (const key of [
    'term.slip',
    'evaluation.seller',
    'term.plate',
    'term.timeIn',
    'term.timeOut',
    'term.out',
    'term.price',
    'evaluation.returned.shorter',
  ] as const) {
    await heads
      .filter({ hasText: t(key, {}, language) })
      .first()
      .waitFor()
  }
}

async function openList(address: string, role: 51 | 52 = 52): Promise<Page> {
  return browser.open({ as: mill.officers[role], at: address })
}

/** The list shows these trucks, in this order. */
async function shows(page: Page, trucks: readonly Truck[]): Promise<void> {
  const rows = page.locator('tr[data-row]')
  const slips = () =>
    rows.evaluateAll((all) =>
      all.map((row) => row.querySelector('button:not([aria-label])')?.textContent),
    )
  await expect.poll(slips).toEqual(trucks.map(({ slip }) => slip))
}

type Status = 'A' | 'T' | 'B' | 'C'

function status(page: Page, one: Status): Locator {
  const name = new RegExp(`^${word(`status.${one}`)}`)
  return page.getByRole('group', { name: t('ui.state') }).getByRole('button', { name })
}

async function counts(page: Page, expected: Record<Status, number>): Promise<void> {
  const chips = page.getByRole('group', { name: t('ui.state') }).getByRole('button')
  const words = Object.entries(expected).map(([one, n]) => `${word(`status.${one as Status}`)}${n}`)
  await expect.poll(() => chips.allTextContents()).toEqual(words)
}

async function typeDay(page: Page, name: 'dateIn' | 'dateOut', day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: word(name) })
  await field.fill(formatDay(day, 'table', 'th'))
  await field.press('Enter')
}

function per(grade: number): string {
  return `${grade}%`
}
