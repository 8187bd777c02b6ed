import { expect, test } from 'vitest'
import { businessDay, formatMoment, hourOf } from '../../platform/thai-date.ts'
import { endSilence } from '../../weighing/writes/silences.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { insertRow } from '../rows.ts'
import { contextOf, signInEveryRole } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { navigate, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const officers = await signInEveryRole()
const SCALE = 'เครื่องชั่ง 1 ขาเข้า'
const now = new Date()
const since = new Date(now.getTime() - 75 * 60_000)
const ids: string[] = []

for (const name of [SCALE, 'เครื่องชั่ง 2 ขาออก']) {
  ids.push((await createToken({ Name: name }, contextOf(officers[1], since))).UUID)
}
await insertRow('scale_days', {
  scale_token_id: ids[0]!,
  day: businessDay(now),
  created_count: 1184,
  refused_count: 7,
  hours: 1 << hourOf(since),
  last_at: since,
})
await insertRow('scale_silences', {
  scale_token_id: ids[0]!,
  silent_since: since,
  usual_minutes: 30,
  noticed_at: now,
})

const sentence = () =>
  t('notice.scaleSilent', { scale: SCALE, time: formatMoment(since, new Date(), 'th') })

test('the dashboard has a line of it, which leads to the tokens; these say what a scale sent today; stuck work leads there too', async () => {
  const page = await browser.open({ as: officers[1], at: '/Controller/dashboard' })
  const line = page.getByRole('alert').filter({ hasText: sentence() })
  await line.waitFor()
  await expectAccessible(page)
  await line.getByRole('link', { name: t('notice.to.scaleSilent') }).click()
  await page.getByRole('heading', { name: t('screen.scaleTokens') }).waitFor()
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await waitUntilIdle(page)
    await page.getByRole('alert').getByText(sentence()).waitFor()
    const scale = page.getByRole('row').filter({ hasText: SCALE })
    for (const part of [t('token.silent'), '1,184', '7']) {
      await expect
        .poll(() => scale.first().textContent(), { message: `${part} at ${width}` })
        .toContain(part)
    }
    await expectAccessible(page)
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrolled, `${width}`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await navigate(page, '/Controller/stuck')
  const row = page.getByRole('row').filter({ hasText: SCALE })
  await row.waitFor()
  await page.getByText(t('stuck.kind.scaleSilent')).waitFor()
  await row.getByRole('button', { name: t('stuck.way.seeScales') }).click()
  await page.getByRole('heading', { name: t('screen.scaleTokens') }).waitFor()
})

test('a manager reads the line, which leads nowhere they may not go and ends with the next sending; purchasing has none', async () => {
  const buyer = await browser.open({ as: officers[51], at: '/Controller/dashboard' })
  expect(await buyer.getByRole('alert').count()).toBe(0)
  const manager = await browser.open({ as: officers[50], at: '/Controller/dashboard' })
  const line = manager.getByRole('alert').filter({ hasText: sentence() })
  await line.waitFor()
  expect(await line.getByRole('link').count()).toBe(0)
  await endSilence(ids[0]!, new Date())
  await line.waitFor({ state: 'detached' })
})
