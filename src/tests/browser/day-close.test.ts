import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, businessDay, formatDay } from '../../platform/thai-date.ts'
import { buildMill, readyTicket, weighTicket } from '../fixture.ts'
import type { SignedIn } from '../server.ts'
import { openBrowser } from './browser.ts'
import { collectDownloads } from './downloads.ts'
import { choiceOf, chooseReason } from './reasons.ts'
import { dayField, refusesWithoutDay } from './report-day.ts'
import { t } from './translate.ts'

const browser = await openBrowser()
const mill = await buildMill()
const downloads = collectDownloads()
const DAY = addDays(businessDay(new Date()), -3)
const facts = { timeIn: new Date(`${DAY}T08:00+07:00`), timeOut: new Date(`${DAY}T09:00+07:00`) }

test('a manager closes a day with what is open named, and two reopen it', async () => {
  await readyTicket(mill, facts)
  await weighTicket({ customerId: mill.vendor.customerId, ...facts })
  const page = await open(mill.officers[50])
  await page.getByRole('link', { name: t('day.check.notGraded') }).waitFor()
  await dayField(page).fill('31/02/2569')
  await refusesWithoutDay(page, 'day.close', 'v.date')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await dayField(page).fill(formatDay(DAY, 'table', 'th'))
  await press(page, 'day.close')
  const question = page.getByRole('dialog')
  await question.getByText(t('day.check.notGraded')).waitFor()
  await question.getByRole('button', { name: t('day.close') }).click()
  await page.getByRole('banner').getByText(t('day.closed.state')).waitFor()
  const { text } = await downloads.pdf(page)
  for (const said of ['18,440', '47,944.00']) expect(text).toContain(said)
  await dayField(page).fill('31/02/2569')
  for (const verb of ['ui.exportPdf', 'day.reopen'] as const) {
    await refusesWithoutDay(page, verb, 'v.date')
  }
  expect(await page.getByRole('dialog').count()).toBe(0)
  await dayField(page).fill(formatDay(DAY, 'table', 'th'))
  await press(page, 'day.reopen')
  await chooseReason(page.getByRole('dialog'), 'lateTicket')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('day.reopen') })
    .click()
  await page.getByRole('alert').getByText(choiceOf('lateTicket')).waitFor()
  expect(await page.getByRole('button', { name: t('day.confirm') }).count()).toBe(0)

  const other = await open(mill.officers[1])
  await press(other, 'day.confirm')
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('day.confirm') })
    .click()
  await other.getByRole('button', { name: t('day.close'), exact: true }).waitFor()
  await other.getByText(choiceOf('lateTicket')).waitFor()
})

test('who reads the reports sees the day, and closes nothing', async () => {
  const page = await open(mill.officers[91])
  await page.getByRole('heading', { name: formatDay(DAY, 'heading', 'th') }).waitFor()
  await page.getByText('18,440').first().waitFor()
  expect(await page.getByRole('button', { name: t('day.close'), exact: true }).count()).toBe(0)
})

async function open(as: SignedIn): Promise<Page> {
  return browser.open({ as, at: `/Controller/dayClose?date=${DAY}` })
}

async function press(page: Page, word: 'day.close' | 'day.reopen' | 'day.confirm') {
  await page.getByRole('button', { name: t(word), exact: true }).click()
}
