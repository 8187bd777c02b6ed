import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { t } from './translate.ts'

/** The field of a report's day. */
export function dayField(page: Page) {
  return page.getByRole('textbox', { name: t('term.date'), exact: true })
}

/** Presses a button of a report whose field says no day: nothing is saved, and the focus goes to the field. */
export async function refusesWithoutDay(page: Page, verb: WordKey): Promise<void> {
  const saved: string[] = []
  const note = (download: { suggestedFilename(): string }) =>
    saved.push(download.suggestedFilename())
  page.on('download', note)
  await page.getByRole('button', { name: t(verb), exact: true }).click()
  await expect.poll(() => dayField(page).evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.waitForTimeout(300)
  page.off('download', note)
  expect(saved).toEqual([])
  expect(await page.getByText(t('ui.preparing')).count()).toBe(0)
}
