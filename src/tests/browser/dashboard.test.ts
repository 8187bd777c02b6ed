import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { calls } from '../../dashboard/contract.ts'
import { overview } from '../../dashboard/reads/overview.ts'
import { trend } from '../../dashboard/reads/trend.ts'
import type { Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { addDays, businessDay, formatDay } from '../../platform/thai-date.ts'
import { money, percent, whole } from '../../ui/format.ts'
import { readyTicket, weighTicket } from '../fixture.ts'
import { signInAs } from '../server.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { delayResponses } from './delayed-responses.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const first = await signInAs(50)
const DASHBOARD = '/Controller/dashboard'
const MINUTE = 60_000
const YESTERDAY = addDays(businessDay(new Date()), -1)
type Overview = Output<typeof calls.getOverview>

test('a mill on its first morning has a dashboard that says so', async () => {
  const page = await browser.open({ as: first, at: DASHBOARD })
  expect(await value(page, 'dashboard.trucks')).toBe(`0 ${t('term.trucks')}`)
  expect(await value(page, 'term.averagePrice')).toBe(`– ${t('term.bahtPerKg')}`)
  for (const key of ['noneToday', 'noneGraded', 'noneBefore', 'latest.empty'] as const) {
    await page
      .getByText(t(`dashboard.${key}`))
      .first()
      .waitFor()
  }
})

test('the board stands in its places before its figures come, which are those of the database; a morning is compared with others, its point hollow, and one of seven days leads to its palm report', async () => {
  const page = await openBoard(50)
  const release = await delayResponses(page, '**/dashboard/Get*')
  await pushAddress(page, DASHBOARD)
  const cards = page.locator('main section')
  await cards.nth(6).waitFor()
  const places = () =>
    Promise.all([0, 1, 2, 3, 4, 5, 6].map((card) => cards.nth(card).boundingBox()))
  const before = await places()
  release()
  await waitUntilIdle(page)
  expect(await places()).toEqual(before)
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(5)
  const { y, height } = (await region(page, 'dashboard.latest').boundingBox())!
  expect(y + height).toBeLessThanOrEqual(900)

  const { Today, Waiting } = calls.getOverview.output.parse(await overview(new Date()))
  expect(Today.TotalCar).toBeGreaterThan(0)
  await page.getByText(t('dashboard.inYard', { n: Waiting.WeighOut.Count })).waitFor()
  const figures = {
    'dashboard.trucks': `${whole(Today.TrucksIn)} ${t('term.trucks')}`,
    'term.netWeight': `${await tonsOut()} ${t('term.tons')}`,
    'term.averageGrade': `${percent(Today.AVGGrade)} %`,
    'term.averagePrice': `${money(Today.AVGPrice)} ${t('term.bahtPerKg')}`,
  }
  for (const [name, text] of Object.entries(figures)) {
    expect(await value(page, name as keyof typeof figures)).toBe(text)
  }
  await page.getByTitle(t('dashboard.baht', { sum: money(Today.Amount) })).waitFor()
  await region(page, 'dashboard.hours').getByText(t('dashboard.running')).waitFor()
  const month = region(page, 'dashboard.month', { n: 30 })
  await month.locator('b').getByText(money(Today.AVGPrice), { exact: true }).waitFor()

  const { ByNow } = calls.getTrend.output.parse(await trend(new Date()))
  const yesterday = whole(ByNow.Days.at(-1)!.TrucksIn)
  const week = whole(ByNow.Week!.TrucksIn)
  const board = region(page, 'dashboard.figures')
  await board.getByText(t('dashboard.compare', { yesterday, week })).waitFor()
  await expect.poll(() => board.locator('i[data-running]').count()).toBe(5)
  expect(await month.locator('i[data-running]').count()).toBe(1)
  await page.getByText(t('ui.days', { n: 7, count: 7 }), { exact: true }).click()
  const days = region(page, 'dashboard.month', { n: 7 }).locator('[data-press]')
  await expect.poll(() => days.count()).toBe(16)
  expect(new URL(page.url()).searchParams.get('days')).toBe('7')
  await days.nth(14).click()
  await page.getByRole('heading', { name: formatDay(YESTERDAY, 'heading', 'th') }).waitFor()
})

test('each work that waits leads to the list that shows as many; a grade, a seller and a ticket lead to theirs', async () => {
  const page = await openBoard(50)
  await visit(page, DASHBOARD)
  const rows = page.locator('tr[data-row]:not(td tr):not(:has(th[scope=rowgroup]))')
  const chip = page.getByRole('button', { name: t('evaluation.state.value') })
  expect(await stepsOf(page).count()).toBe(9)
  for (const step of await stepsOf(page).all()) {
    const waiting = Number(await step.locator('b').textContent())
    const isOfPrice = (await step.textContent())!.includes(t('evaluation.state.value'))
    await step.click()
    await page.getByRole('table').first().waitFor()
    await waitUntilIdle(page)
    await expect.poll(() => rows.count(), { message: page.url() }).toBe(waiting)
    // What narrows the list says so, and shows all at another press.
    if (isOfPrice) {
      await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
      await expect.poll(() => chip.textContent()).toMatch(/1$/)
    }
    await page.goBack()
    await stepsOf(page).first().waitFor()
  }
  await region(page, 'dashboard.grades').locator('[data-press]').first().click()
  await page.waitForURL(/palmEvaluate.*grade=/)
  expect(new URL(page.url()).searchParams.get('dateOut')).toContain(businessDay(new Date()))
  await page.goBack()
  await region(page, 'dashboard.largest').getByRole('link').first().click()
  await page.waitForURL(/palmEvaluate.*search=/)
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
  await page.goBack()
  const row = page.locator('tr[data-row]').first()
  const slip = (await row.getByRole('link').textContent()) ?? ''
  await row.getByRole('link').click()
  await page.getByRole('dialog').getByText(slip).first().waitFor()
  await page.goBack()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText(slip).first().waitFor()
  await page.goBack()
  await stepsOf(page)
    .filter({ hasText: t('evaluation.state.value') })
    .click()
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('status')).toBe('A')
})

test('before the first truck no line falls, what waits too long is marked, a ticket says its day, and the last report is led to', async () => {
  const page = await openBoard(51)
  await changeOverview(page, (result) => {
    const nothing = { TrucksIn: 0, TotalCar: 0, TotalWeight: 0, AVGGrade: null, AVGPrice: null }
    Object.assign(result.Today, nothing, { Amount: 0, NotPriced: 0, Payable: 0 })
    Object.assign(result, { Hours: [], Grades: [], Largest: [] })
    const { WeighOut, Grade, Submitted, ToInvoice } = result.Waiting
    for (const [work, minutes] of [
      [WeighOut, 59],
      [Grade, 61],
      [Submitted, 23 * 60],
      [ToInvoice, 49 * 60],
    ] as const) {
      work.Since = new Date(Date.now() - minutes * MINUTE).toISOString()
    }
    result.Latest[0]!.WeightTimeOut = `${YESTERDAY}T07:05:00+07:00`
  })
  await visit(page, DASHBOARD)
  await expect.poll(() => value(page, 'dashboard.trucks')).toMatch(/^0 /)
  expect(await falls(page)).toEqual([])
  // Today has no point of its own at the foot either.
  const ends = region(page, 'dashboard.figures').locator('i[style]')
  await expect.poll(() => ends.count()).toBeGreaterThan(0)
  expect(await ends.and(page.locator('[data-running]')).count()).toBe(0)
  const isOld = (name: WordKey) =>
    stepsOf(page)
      .filter({ hasText: t(name) })
      .locator('[data-old]')
      .count()
  expect(await isOld('evaluation.state.weighOut')).toBe(0)
  expect(await isOld('evaluation.state.grade')).toBe(1)
  expect(await isOld('dashboard.wait.Submitted')).toBe(0)
  expect(await isOld('dashboard.wait.ToInvoice')).toBe(1)
  const day = formatDay(YESTERDAY, 'short', 'th').split(' ').slice(0, 2).join(' ')
  expect(await page.locator('tr[data-row] time').first().textContent()).toBe(`${day} 07:05`)
  await page.getByRole('link', { name: t('dashboard.lastReport', { day }) }).click()
  await page.getByRole('heading', { name: formatDay(YESTERDAY, 'heading', 'th') }).waitFor()
})

test('on an upright tablet and on a phone nothing covers anything, and there what waits for me is first, with the prices in force below', async () => {
  const page = await openBoard(50)
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, DASHBOARD)
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(5)
  const latest = page.getByRole('table', { name: t('dashboard.latest') })
  const { x, width } = (await latest.locator('..').boundingBox())!
  expect(x + width).toBeLessThanOrEqual(768)
  expect(await coveringTexts(page)).toEqual([])
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    await region(page, 'dashboard.prices').getByRole('table').waitFor()
    await waitUntilIdle(page)
    const first = stepsOf(page).first()
    await expect.poll(() => first.textContent()).toMatch(t('dashboard.wait.ToReview'))
    expect(await coveringTexts(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const month = region(page, 'dashboard.month', { n: 30 })
  expect(await month.locator('figure').first().isVisible()).toBe(false)
  await month.locator('summary').click()
  await month.locator('figure').first().waitFor({ state: 'visible' })
  await expectAccessible(page)
})

test('a truck that comes and goes shows, a steady stream of change events is followed every five seconds, and a new day reads those before it once', async () => {
  const page = await openBoard(50)
  const factory = await openTicketFactory((await busy()).mill)
  const listening = page.waitForResponse('**/live/listen')
  await visit(page, DASHBOARD)
  await listening
  const reads: number[] = []
  let trends = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/dashboard/GetOverview')) reads.push(Date.now())
    if (request.url().endsWith('/dashboard/GetTrend')) trends += 1
  })
  const { Today, Waiting } = await overview(new Date())
  const truck = await factory.arrive({ WeightTimeIn: new Date().toISOString() })
  await page.getByText(t('dashboard.inYard', { n: Waiting.WeighOut.Count + 1 })).waitFor()
  await page.getByRole('link', { name: truck.slip }).waitFor()
  await factory.leave({ WeightTimeOut: new Date().toISOString() })
  await page.getByText(t('dashboard.weighedOut', { n: Today.TotalCar + 1 })).waitFor()

  const change = () => publishChange('tickets', [truck.id])
  const begin = Date.now()
  while (reads.length < 3 && Date.now() - begin < MINUTE / 2) {
    change()
    await page.waitForTimeout(300)
  }
  const rests = reads.slice(1).map((read, index) => read - reads[index]!)
  expect(rests.length).toBe(2)
  for (const rest of rests) expect(rest).toBeGreaterThan(4500)

  trends = 0
  await changeOverview(page, (result) => {
    result.Date = addDays(YESTERDAY, 2)
  })
  change()
  await expect.poll(() => trends).toBe(1)
  const nextRead = page.waitForResponse('**/dashboard/GetOverview')
  change()
  await nextRead
  await waitUntilIdle(page)
  expect(trends).toBe(1)
})

test('figures that cannot be read are not said to be unsaved and are tried again, and without the days before the board shows the day', async () => {
  const page = await openBoard(51)
  const refuse = (pattern: string) =>
    page.route(pattern, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: 'x', code: 'sys.stale' } }),
    )
  const [overviews, trends] = ['**/dashboard/GetOverview', '**/dashboard/GetTrend']
  await page.route(overviews, (route) => route.abort())
  await refuse(trends)
  await pushAddress(page, DASHBOARD)
  await page.getByText(t('ui.noNetwork')).waitFor()
  browser.errors.expect(/ERR_FAILED/)
  const again = page.getByRole('button', { name: t('ui.retry') })
  await page.unroute(overviews)
  await refuse(overviews)
  await again.click()
  await page.getByText(t('ui.noNetwork')).waitFor({ state: 'detached' })
  await page.unroute(overviews)
  await again.click()
  await page.getByText(t('dashboard.latest')).waitFor()
  await expect.poll(() => value(page, 'dashboard.trucks')).toMatch(/^[1-9]/)
  const month = region(page, 'dashboard.month', { n: 30 })
  await page.unroute(trends)
  await month.getByRole('button', { name: t('ui.retry') }).click()
  await month.locator('figure').first().waitFor()
  browser.errors.expect(/409.*GetOverview/)
  browser.errors.expect(/409.*GetTrend/)
})

let made: ReturnType<typeof buildBusyMill> | undefined

/** A mill with trucks at each step and orders in most states; one truck left just now, one stayed since yesterday. */
async function busy() {
  made ??= buildBusyMill().then(async (mill) => {
    await weighTicket({ customerId: mill.vendor.customerId, weightOut: null })
    await readyTicket(mill, leftNow())
    const aDayAgo = new Date(Date.now() - 24 * 60 * MINUTE - MINUTE)
    await readyTicket(mill, { timeIn: aDayAgo, timeOut: aDayAgo })
    return mill
  })
  return { mill: await made }
}

function leftNow() {
  return { timeOut: new Date(), timeIn: new Date(Date.now() - MINUTE) }
}

/** A window of an officer of the busy mill. */
async function openBoard(role: 50 | 51): Promise<Page> {
  const { mill } = await busy()
  return browser.open({ as: mill.officers[role] })
}

/** Changes the overview on its way to the page. */
async function changeOverview(page: Page, change: (result: Overview) => void): Promise<void> {
  await page.route('**/dashboard/GetOverview', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    change(answer.result)
    await route.fulfill({ response, json: answer })
  })
}

function region(page: Page, name: WordKey, values: object = {}): Locator {
  return page.getByRole('region', { name: t(name, values) })
}

/** The lines beside the figures that have more than one point and end at the foot. */
function falls(page: Page): Promise<string[]> {
  const lines = region(page, 'dashboard.figures').locator('polyline')
  return lines.evaluateAll((all) =>
    all
      .map((line) => line.getAttribute('points') ?? '')
      .filter((points) => points.includes(' ') && Number(points.split(',').at(-1)) > 80),
  )
}

/** The texts of figures and steps that lie over another one, or beyond the edge of their card. */
function coveringTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const card of document.querySelectorAll('main section')) {
      const edge = card.getBoundingClientRect()
      const boxes = [...card.querySelectorAll('h2, p, header > span, li a > span, li a > b')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 0 && element.textContent?.trim())
      for (const [index, { element, box }] of boxes.entries()) {
        if (box.right > edge.right + 1) found.push(`beyond: ${element.textContent}`)
        for (const other of boxes.slice(index + 1)) {
          if (element.contains(other.element)) continue
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          if (wide > 1 && high > 3)
            found.push(`${element.textContent} | ${other.element.textContent}`)
        }
      }
    }
    return found
  })
}

/** One of the five figures with its unit, alone. */
async function value(page: Page, name: WordKey): Promise<string> {
  const heading = page.getByRole('heading', { name: t(name), exact: true })
  const words = await page
    .locator('div', { has: heading })
    .last()
    .locator('p')
    .first()
    .textContent()
  return (words ?? '').replace(/\s+/g, ' ')
}

/** Tons weighed out today, as the database alone computes them. */
async function tonsOut(): Promise<string> {
  const { rows } = await sql<{ tons: string }>`
    select to_char(sum(net_weight_kg) / 1000, 'FM999,990.00') as tons
    from weigh_tickets
    where (time_out at time zone 'Asia/Bangkok')::date = (now() at time zone 'Asia/Bangkok')::date
  `.execute(db())
  return rows[0]?.tons ?? ''
}

function stepsOf(page: Page): Locator {
  return region(page, 'dashboard.waiting').getByRole('link')
}
