import type { Page } from 'playwright-core'

/** Freezes `performance.now`, by which screens tell two presses apart, at `ms`, however slow the machine is. */
export async function freezeClockAt(page: Page, ms: number): Promise<void> {
  await page.evaluate((at) => {
    performance.now = () => at
  }, ms)
}
