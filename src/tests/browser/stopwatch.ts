import type { Page } from 'playwright-core'

/** Stops the clock by which screens tell two presses apart at `ms`, however slow the machine is. */
export async function stopWatchAt(page: Page, ms: number): Promise<void> {
  await page.evaluate((at) => {
    performance.now = () => at
  }, ms)
}
