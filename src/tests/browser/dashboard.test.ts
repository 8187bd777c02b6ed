import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { calls } from '../../dashboard/contract.ts'
import { overview } from '../../dashboard/reads/overview.ts'
import { trend } from '../../dashboard/reads/trend.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { addDays, businessDay, formatDay } from '../../platform/thai-date.ts'
import { money, percent, whole } from '../../ui/format.ts'
import { openTestDatabase } from '../database.ts'
import { readyTicket, weighTicket } from '../fixture.ts'
import { signInAs } from '../server.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { delayResponses } from './delayed-responses.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const first = await signInAs(50)
const DASHBOARD = '/Controller/dashboard'
const MINUTE = 60_000

test('a mill on its first morning has a dashboard that says so', async () => {
  const page = await browser.open({ as: first })
  await visit(page, DASHBOARD)
  expect(await value(page, 'dashboard.trucks')).toBe(`0 ${t('term.trucks')}`)
  expect(await value(page, 'term.averagePrice')).toBe(`– ${t('term.bahtPerKg')}`)
  for (const key of ['noneToday', 'noneGraded', 'noneBefore', 'latest.empty'] as const) {
    await page
      .getByText(t(`dashboard.${key}`))
      .first()
      .waitFor()
  }
})

test('the figures are those of the database', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, DASHBOARD)
  const { Today, Waiting } = calls.getOverview.output.parse(await overview(new Date()))
  expect(Today.TotalCar).toBeGreaterThan(0)
  expect(await value(page, 'dashboard.trucks')).toBe(`${whole(Today.TrucksIn)} ${t('term.trucks')}`)
  await page.getByText(t('dashboard.inYard', { n: Waiting.WeighOut.Count })).waitFor()
  expect(await value(page, 'term.netWeight')).toBe(`${await tonsOut()} ${t('term.tons')}`)
  expect(await value(page, 'term.averageGrade')).toBe(`${percent(Today.AVGGrade)} %`)
  expect(await value(page, 'term.averagePrice')).toBe(
    `${money(Today.AVGPrice)} ${t('term.bahtPerKg')}`,
  )
  const exact = t('dashboard.baht', { sum: money(Today.Amount) })
  await page.getByTitle(exact).waitFor()
})

test('the whole board stands in a window of 1440 by 900', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, DASHBOARD)
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(5)
  const latest = page.getByRole('region', { name: t('dashboard.latest') })
  const { y, height } = (await latest.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(900)
})

test('the board stands in its places before its figures come', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  const release = await delayResponses(page, '**/dashboard/Get*')
  await page.goto(DASHBOARD)
  const cards = page.locator('main section')
  await cards.nth(6).waitFor()
  const places = () =>
    Promise.all([0, 1, 2, 3, 4, 5, 6].map((card) => cards.nth(card).boundingBox()))
  const before = await places()
  release()
  await waitUntilIdle(page)
  expect(await places()).toEqual(before)
})

test('a morning without a truck leads to the palm report of the last day that had some', async () => {
  const { mill } = await busy()
  const last = addDays(businessDay(new Date()), -1)
  const timeOut = new Date(`${last}T10:00:00+07:00`)
  await readyTicket(mill, { timeIn: timeOut, timeOut })
  const page = await browser.open({ as: mill.officers[51] })
  await beforeTheFirstTruck(page)
  await visit(page, DASHBOARD)
  const day = formatDay(last, 'short', 'th').split(' ').slice(0, 2).join(' ')
  // The figures of the days before stand, and no line falls to nothing.
  await expect.poll(() => value(page, 'dashboard.trucks')).toMatch(/^0 /)
  expect(await falls(page)).toEqual([])
  await page.getByRole('link', { name: t('dashboard.lastReport', { day }) }).click()
  await page.getByRole('heading', { name: formatDay(last, 'heading', 'th') }).waitFor()
})

test('a ticket of another day shows its day', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[51], singleUse: true })
  const tomorrow = new Date(Date.now() + 24 * 60 * MINUTE)
  await page.clock.setFixedTime(tomorrow)
  await visit(page, DASHBOARD)
  const day = formatDay(businessDay(new Date()), 'short', 'th').split(' ').slice(0, 2).join(' ')
  const time = page.locator('tr[data-row] time').first()
  await expect.poll(() => time.textContent()).toMatch(new RegExp(`^${day} \\d\\d:\\d\\d$`))
})

test('the hour under way is named, and so is the price of today', async () => {
  const { mill } = await busy()
  await readyTicket(mill, leftNow())
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, DASHBOARD)
  const hours = page.getByRole('region', { name: t('dashboard.hours') })
  await hours.getByText(t('dashboard.running')).waitFor()
  const { Today } = calls.getOverview.output.parse(await overview(new Date()))
  const month = page.getByRole('region', { name: t('dashboard.month', { n: 30 }) })
  await month.locator('b').getByText(money(Today.AVGPrice), { exact: true }).waitFor()
})

test('each work that waits leads to the list that shows as many', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, DASHBOARD)
  const steps = await stepsOf(page).count()
  expect(steps).toBe(9)
  for (let step = 0; step < steps; step += 1) {
    const link = stepsOf(page).nth(step)
    const waiting = Number(await link.locator('b').textContent())
    await link.click()
    await page.getByRole('table').first().waitFor()
    await waitUntilIdle(page)
    await expect
      .poll(() => page.locator('tr[data-row]:not(td tr):not(:has(th[scope=rowgroup]))').count(), {
        message: page.url(),
      })
      .toBe(waiting)
    await page.goBack()
    await stepsOf(page).first().waitFor()
  }
})

test('the list that a link narrows says to what, and shows all at another press', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, DASHBOARD)
  await stepsOf(page)
    .filter({ hasText: t('evaluation.state.value') })
    .click()
  const chip = page.getByRole('button', { name: t('evaluation.state.value') })
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => chip.textContent()).toMatch(/1$/)
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('status')).toBe('A')
})

test('what waits too long is marked, what is young is not', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[51] })
  await page.route('**/dashboard/GetOverview', async (route) => {
    const response = await route.fetch()
    const { result, ...answer } = await response.json()
    const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()
    const { Waiting } = result
    const since = { WeighOut: 59, Grade: 61, Submitted: 23 * 60, ToInvoice: 49 * 60 }
    for (const [work, minutes] of Object.entries(since)) Waiting[work].Since = ago(minutes)
    await route.fulfill({ response, json: { ...answer, result } })
  })
  await visit(page, DASHBOARD)
  const isOld = (name: WordKey) =>
    stepsOf(page)
      .filter({ hasText: t(name) })
      .locator('[data-old]')
      .count()
  expect(await isOld('evaluation.state.weighOut')).toBe(0)
  expect(await isOld('evaluation.state.grade')).toBe(1)
  expect(await isOld('dashboard.wait.Submitted')).toBe(0)
  expect(await isOld('dashboard.wait.ToInvoice')).toBe(1)
})

test('a morning is compared with other mornings, and its point is hollow and apart from the line', async () => {
  const { mill } = await busy()
  const yesterday = new Date(Date.now() - 24 * 60 * MINUTE)
  const timeIn = new Date(yesterday.getTime() - MINUTE)
  await readyTicket(mill, { timeIn, timeOut: timeIn })
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, DASHBOARD)
  const { ByNow } = calls.getTrend.output.parse(await trend(new Date()))
  const figures = page.getByRole('region', { name: t('dashboard.figures') })
  await figures
    .getByText(
      t('dashboard.compare', {
        yesterday: whole(ByNow.Days.at(-1)!.TrucksIn),
        week: whole(ByNow.Week!.TrucksIn),
      }),
    )
    .waitFor()
  await expect.poll(() => figures.locator('i[data-running]').count()).toBe(5)
  const month = page.getByRole('region', { name: t('dashboard.month', { n: 30 }) })
  expect(await month.locator('i[data-running]').count()).toBe(1)
})

test('seven days can be chosen, and a day leads to its palm report', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, DASHBOARD)
  await page.getByText(t('ui.days', { n: 7, count: 7 }), { exact: true }).click()
  const week = page.getByRole('region', { name: t('dashboard.month', { n: 7 }) })
  await expect.poll(() => week.locator('[data-press]').count()).toBe(16)
  expect(new URL(page.url()).searchParams.get('days')).toBe('7')
  await week.locator('[data-press]').nth(14).click()
  const day = addDays(businessDay(new Date()), -1)
  await page.getByRole('heading', { name: formatDay(day, 'heading', 'th') }).waitFor()
})

test('a grade leads to its tickets of today, and so does a seller', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, DASHBOARD)
  await page
    .getByRole('region', { name: t('dashboard.grades') })
    .locator('[data-press]')
    .first()
    .click()
  await page.waitForURL(/palmEvaluate.*grade=/)
  expect(new URL(page.url()).searchParams.get('dateOut')).toContain(businessDay(new Date()))
  await page.goBack()
  await page
    .getByRole('region', { name: t('dashboard.largest') })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/palmEvaluate.*search=/)
  await expect.poll(() => page.locator('tr[data-row]').count()).toBeGreaterThan(0)
})

test('on a phone nothing covers anything: what waits for me is first, with the prices in force below', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, DASHBOARD)
    await page
      .getByRole('region', { name: t('dashboard.prices') })
      .getByRole('table')
      .waitFor()
    await expect
      .poll(() => stepsOf(page).first().textContent())
      .toMatch(t('dashboard.wait.ToReview'))
    expect(await coveringTexts(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const trendPanel = page.getByRole('region', { name: t('dashboard.month', { n: 30 }) })
  expect(await trendPanel.locator('figure').first().isVisible()).toBe(false)
  await trendPanel.locator('summary').click()
  await trendPanel.locator('figure').first().waitFor({ state: 'visible' })
  await expectAccessible(page)
})

test('an upright tablet holds the board to its edges', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, DASHBOARD)
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(5)
  const table = page.getByRole('table', { name: t('dashboard.latest') })
  const { x, width } = (await table.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(768)
  expect(await coveringTexts(page)).toEqual([])
})

test('a truck that comes and goes shows within seconds', async () => {
  const { page, factory } = await openLive()
  const { Today, Waiting } = await overview(new Date())
  const truck = await factory.arrive({ WeightTimeIn: new Date().toISOString() })
  const inYard = t('dashboard.inYard', { n: Waiting.WeighOut.Count + 1 })
  await page.getByText(inYard).waitFor()
  await page.getByRole('link', { name: truck.slip }).waitFor()
  await factory.leave({ WeightTimeOut: new Date().toISOString() })
  await page.getByText(t('dashboard.weighedOut', { n: Today.TotalCar + 1 })).waitFor()
})

test('under a steady stream of change events it is read again every five seconds, not more often', async () => {
  const { page, factory } = await openLive()
  const reads: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/dashboard/GetOverview')) reads.push(Date.now())
  })
  const begin = Date.now()
  while (reads.length < 3 && Date.now() - begin < MINUTE / 2) {
    await factory.arrive()
    await page.waitForTimeout(300)
  }
  const rests = reads.slice(1).map((read, index) => read - reads[index]!)
  expect(rests.length).toBe(2)
  for (const rest of rests) expect(rest).toBeGreaterThan(4500)
})

test('once another day has begun, the days before it are read again, once', async () => {
  const { page, factory } = await openLive()
  let trends = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/dashboard/GetTrend')) trends += 1
  })
  await page.route('**/dashboard/GetOverview', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const tomorrow = addDays(businessDay(new Date()), 1)
    await route.fulfill({
      response,
      json: { ...answer, result: { ...answer.result, Date: tomorrow } },
    })
  })
  await factory.arrive()
  await expect.poll(() => trends).toBe(1)
  const scheduleRefetch = page.waitForResponse('**/dashboard/GetOverview')
  await factory.arrive()
  await scheduleRefetch
  await waitUntilIdle(page)
  expect(trends).toBe(1)
})

test('the row of a ticket opens its sheet, by press and by keyboard', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, DASHBOARD)
  const row = page.locator('tr[data-row]').first()
  const slip = (await row.getByRole('link').textContent()) ?? ''
  await row.getByRole('link').click()
  await page.getByRole('dialog').getByText(slip).first().waitFor()
  await page.goBack()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText(slip).first().waitFor()
})

test('where the figures cannot be read it says so, and tries again', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[51] })
  const overviews = '**/dashboard/GetOverview'
  await page.route(overviews, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'x', code: 'sys.stale' } }),
  )
  await page.goto(DASHBOARD)
  const again = page.getByRole('button', { name: t('ui.retry') })
  await again.waitFor()
  await page.unroute(overviews)
  await again.click()
  await page.getByText(t('dashboard.latest')).waitFor()
  browser.errors.expect(/409/)
})

test('figures that are read without a network are not said to be unsaved', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[51] })
  await page.route('**/dashboard/GetOverview', (route) => route.abort())
  await page.goto(DASHBOARD)
  await page.getByText(t('ui.noNetwork')).waitFor()
  browser.errors.expect(/ERR_FAILED/)
})

test('without the days before, the board shows the day', async () => {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[51] })
  const trends = '**/dashboard/GetTrend'
  await page.route(trends, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'x', code: 'sys.stale' } }),
  )
  await page.goto(DASHBOARD)
  const month = page.getByRole('region', { name: t('dashboard.month', { n: 30 }) })
  const again = month.getByRole('button', { name: t('ui.retry') })
  await again.waitFor()
  await expect.poll(() => value(page, 'dashboard.trucks')).toMatch(/^[1-9]/)
  await page.unroute(trends)
  await again.click()
  await month.locator('figure').first().waitFor()
  browser.errors.expect(/409/)
})

let made: ReturnType<typeof buildBusyMill> | undefined

/** A mill with trucks at each step and orders in most states; one truck left just now, one stayed since yesterday. */
async function busy() {
  made ??= buildBusyMill().then(async (mill) => {
    await weighTicket({ customerId: mill.vendor.customerId, weightOut: null })
    await readyTicket(mill, leftNow())
    return mill
  })
  return { mill: await made }
}

function leftNow() {
  return { timeOut: new Date(), timeIn: new Date(Date.now() - MINUTE) }
}

/** The dashboard, with change events of all that happens. */
async function openLive() {
  const { mill } = await busy()
  const page = await browser.open({ as: mill.officers[50] })
  const listening = page.waitForResponse('**/live/listen')
  await visit(page, DASHBOARD)
  await listening
  return { page, factory: await openTicketFactory(mill) }
}

/** Answers the overview as it is on a day on which no truck came yet. */
async function beforeTheFirstTruck(page: Page): Promise<void> {
  await page.route('**/dashboard/GetOverview', async (route) => {
    const response = await route.fetch()
    const { result, ...answer } = await response.json()
    const nothing = { TrucksIn: 0, TotalCar: 0, TotalWeight: 0, AVGGrade: null, AVGPrice: null }
    const Today = { ...result.Today, ...nothing, Amount: 0, NotPriced: 0, Payable: 0 }
    const none = { Hours: [], Grades: [], Largest: [] }
    await route.fulfill({ response, json: { ...answer, result: { ...result, Today, ...none } } })
  })
}

/** The lines beside the figures that have more than one point and end at the foot. */
function falls(page: Page): Promise<string[]> {
  const lines = page.getByRole('region', { name: t('dashboard.figures') }).locator('polyline')
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
  return page.getByRole('region', { name: t('dashboard.waiting') }).getByRole('link')
}
