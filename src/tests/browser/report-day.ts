import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { t } from './translate.ts'
import { waitUntilIdle } from './visit.ts'

/** The field of a report's day. */
export function dayField(page: Page) {
  return page.getByRole('textbox', { name: t('term.date'), exact: true })
}

/** Presses a button of a report whose field says no day: nothing is prepared or saved, `words` say why, and the field has the focus. */
export async function refusesWithoutDay(page: Page, verb: WordKey, words: WordKey): Promise<void> {
  const saved: string[] = []
  const note = (download: { suggestedFilename(): string }) =>
    saved.push(download.suggestedFilename())
  page.on('download', note)
  const messages = () => page.evaluate(() => window.messagesShown?.splice(0))
  await messages()
  await page.getByRole('button', { name: t(verb), exact: true }).click()
  await expect.poll(() => dayField(page).evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.locator('.mantine-Notification-root').getByText(t(words)).waitFor()
  await waitUntilIdle(page)
  page.off('download', note)
  expect(saved).toEqual([])
  // Whatever prepares a file says so first.
  expect((await messages())?.join()).not.toContain(t('ui.preparing'))
}
