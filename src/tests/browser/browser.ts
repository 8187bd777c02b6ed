import type { Page } from 'playwright-core'
import { afterAll, afterEach, vi } from 'vitest'
import { startListening, stopListening } from '../../platform/live/change-events.ts'
import { type Faults, gatherFaults } from './faults.ts'
import { type Served, serve } from './served.ts'
import { closeWindows, type Look, openWindow, openWindows } from './windows.ts'

export interface TestBrowser extends Served {
  faults: Faults
  /** A window of a browser of its own: nothing is shared with other windows. */
  open(look?: Look): Promise<Page>
}

/** The built product on the open test database at `databaseUrl`, and a Chromium; windows are closed after their test. */
export async function openBrowser(databaseUrl: string): Promise<TestBrowser> {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  const faults = gatherFaults()
  const served = await serve()
  await startListening(databaseUrl)
  afterAll(stopListening)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsSeen()
    await closeWindows()
  })
  return { ...served, faults, open: (look = {}) => openWindow(served.address, look) }
}

/** Says what stood in every window when its test failed. */
async function tellWhatIsSeen(): Promise<void> {
  for (const page of openWindows()) {
    console.log(page.url(), await page.locator('body').ariaSnapshot())
  }
}
