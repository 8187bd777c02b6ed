import type { Locator, Page } from 'playwright-core'
import { t } from './translate.ts'

/** The first row of a list that holds `words`. */
export function rowOf(page: Page, words: string): Locator {
  return page.getByRole('row').filter({ hasText: words }).first()
}

/** Opens the menu of the row named `name`, which shows itself under the pointer. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).hover()
  await page.getByRole('button', { name: t('ui.rowMenu', { name }) }).click()
  await page.getByRole('menuitem').first().waitFor()
  return page.getByRole('menuitem')
}

/** What the row named `name` offers, the first thing first. */
export async function actionsOf(page: Page, name: string): Promise<string[]> {
  const items = await (await openMenu(page, name)).allTextContents()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  return items
}

/** The table of the lines of the order named `name`, whose row is open. */
export function linesOf(page: Page, name: string): Locator {
  return page.getByRole('table', { name: `${t('record.lines')} ${name}` })
}

/** Opens the row of the order named `name`; returns the table of its lines. */
export async function openLines(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: t('ui.expand', { name }) }).click()
  return linesOf(page, name)
}
