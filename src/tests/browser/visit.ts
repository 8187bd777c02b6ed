import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

const asked = new WeakMap<Page, Set<Request>>()

/** Tracks the open requests of a page, without the stream of change events, which stays open. */
export function trackRequests(page: Page): void {
  const open = new Set<Request>()
  asked.set(page, open)
  page.on('request', (request) => {
    if (!request.url().includes('/live/')) open.add(request)
  })
  const close = (request: Request) => open.delete(request)
  page.on('requestfinished', close).on('requestfailed', close)
}

/** Waits until the screen is there and idle: two checks in a row find nothing loading. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const busy = page.locator('[aria-busy="true"]')
  let idleChecks = 0
  const check = async () => {
    const underWay = (asked.get(page)?.size ?? 0) + (await busy.count())
    idleChecks = underWay === 0 ? idleChecks + 1 : 0
    return idleChecks
  }
  await expect.poll(check).toBeGreaterThanOrEqual(2)
}

/** Opens an address and waits until its screen is idle. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilIdle(page)
}

/** Goes to another screen of the open product, as a link does: its scripts stay loaded. */
export async function navigate(page: Page, address: string): Promise<void> {
  const title = await page.title()
  await pushAddress(page, address)
  await expect.poll(() => page.title()).not.toBe(title)
  await waitUntilIdle(page)
}

/** Sets the address of the open product, and waits for nothing. */
export async function pushAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

/** Waits until a dialog that has opened accepts clicks. */
export async function waitUntilClickable(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await dialog.locator('[role="group"][aria-disabled]').first().waitFor({ state: 'detached' })
}
