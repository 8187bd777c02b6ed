import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MAX_TABS = 60

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS && !(await hasFocus(target)); tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await expectFocus(target)
}

/** Waits until `target` has the focus. */
export function expectFocus(target: Locator): Promise<void> {
  return expect.poll(() => hasFocus(target), { timeout: 30_000 }).toBe(true)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
