import type { Page } from 'playwright-core'
import { afterAll, afterEach, vi } from 'vitest'
import { startListening, stopListening } from '../../platform/live/change-events.ts'
import { openTestDatabase } from '../database.ts'
import { type BrowserErrors, collectBrowserErrors } from './browser-errors.ts'
import { type Served, serve } from './served.ts'
import { visit } from './visit.ts'
import { closeWindows, openWindow, openWindows, type WindowOptions } from './windows.ts'

export interface TestBrowser extends Served {
  errors: BrowserErrors
  /** Opens a window that shares nothing with other windows. */
  open(options?: WindowOptions): Promise<Page>
}

/** The built product on a test database of its own, and a Chromium; windows are closed after their test. */
export async function openBrowser(): Promise<TestBrowser> {
  const databaseUrl = await openTestDatabase()
  vi.setConfig({ testTimeout: 360_000, hookTimeout: 120_000 })
  const errors = collectBrowserErrors()
  const served = await serve()
  await startListening(databaseUrl)
  afterAll(stopListening)
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await printPages()
    await closeWindows(hasFailed ? undefined : 'shared')
  })
  afterAll(() => closeWindows())
  const open = async ({ size, at, ...options }: WindowOptions = {}) => {
    const page = await openWindow(served.address, options)
    if (size) await page.setViewportSize(size)
    if (at !== undefined) await visit(page, at)
    return page
  }
  return { ...served, errors, open }
}

/** Prints the text of every window of a failed test. */
async function printPages(): Promise<void> {
  for (const page of openWindows()) {
    console.log(page.url(), await page.locator('body').ariaSnapshot())
  }
}
