import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { businessDay, formatMoment, hourOf } from '../../platform/thai-date.ts'
import { endSilence } from '../../weighing/writes/silences.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { openTestDatabase } from '../database.ts'
import { contextOf, signInEveryRole } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const officers = await signInEveryRole()
const SCALE = 'เครื่องชั่ง 1 ขาเข้า'
const now = new Date()
const since = new Date(now.getTime() - 75 * 60_000)
const ids: string[] = []

beforeAll(async () => {
  for (const name of [SCALE, 'เครื่องชั่ง 2 ขาออก']) {
    ids.push((await createToken({ Name: name }, contextOf(officers[1], since))).UUID)
  }
  await db()
    .insertInto('scale_days')
    .values({
      scale_token_id: ids[0]!,
      day: businessDay(now),
      created_count: 1184,
      refused_count: 7,
      hours: 1 << hourOf(since),
      last_at: since,
    })
    .execute()
  await fallSilent(ids[0]!)
})

const fallSilent = (id: string) =>
  db()
    .insertInto('scale_silences')
    .values({ scale_token_id: id, silent_since: since, usual_minutes: 30, noticed_at: now })
    .execute()

async function open(role: Role, address: string, size?: readonly [number, number]): Promise<Page> {
  const page = await browser.open({ as: officers[role] })
  if (size) await page.setViewportSize({ width: size[0], height: size[1] })
  await visit(page, address)
  return page
}

const sentence = () =>
  t('notice.scaleSilent', { scale: SCALE, time: formatMoment(since, new Date(), 'th') })

test.each([
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)(
  'the tokens say what a scale sent today, and that it is silent, at %i × %i',
  async (...size) => {
    const page = await open(1, '/Controller/scaleTokens', size)
    await page.getByRole('alert').getByText(sentence()).waitFor()
    await waitUntilIdle(page)
    const scale = await page
      .getByRole(size[0] > 600 ? 'row' : 'listitem')
      .filter({ hasText: SCALE })
      .first()
      .textContent()
    for (const part of [t('token.silent'), '1,184', '7']) {
      expect(scale).toContain(part)
    }
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(size[0])
  },
)

test('the dashboard has a line of it, which leads to the tokens and ends with the next sending', async () => {
  const page = await open(1, '/Controller/dashboard')
  const line = page.getByRole('alert').filter({ hasText: sentence() })
  await line.waitFor()
  await expectAccessible(page)
  await line.getByRole('link', { name: t('notice.to.scaleSilent') }).click()
  await page.getByRole('heading', { name: t('screen.scaleTokens') }).waitFor()
  await visit(page, '/Controller/dashboard')
  await line.waitFor()
  await endSilence(ids[0]!, new Date())
  await line.waitFor({ state: 'detached' })
  await fallSilent(ids[0]!)
})

test('a manager reads the line, which leads nowhere they may not go; purchasing has none', async () => {
  const manager = await open(50, '/Controller/dashboard')
  const line = manager.getByRole('alert').filter({ hasText: sentence() })
  await line.waitFor()
  expect(await line.getByRole('link').count()).toBe(0)
  const buyer = await open(51, '/Controller/dashboard')
  await waitUntilIdle(buyer)
  expect(await buyer.getByRole('alert').count()).toBe(0)
})

test('stuck work lists the scale, since when it is silent, and leads to it', async () => {
  const page = await open(1, '/Controller/stuck')
  const row = page.getByRole('row').filter({ hasText: SCALE })
  await row.waitFor()
  await page.getByText(t('stuck.kind.scaleSilent')).waitFor()
  await row.getByRole('button', { name: t('stuck.way.seeScales') }).click()
  await page.getByRole('heading', { name: t('screen.scaleTokens') }).waitFor()
})
