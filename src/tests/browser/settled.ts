import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

const asked = new WeakMap<Page, Set<Request>>()

/** Keeps count of what a window asks of the server; the stream of change events, which stays open, is left out. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  asked.set(page, open)
  page.on('request', (request) => {
    if (!request.url().includes('/live/')) open.add(request)
  })
  const close = (request: Request) => open.delete(request)
  page.on('requestfinished', close).on('requestfailed', close)
}

/** Waits until the screen is there with all that it loads, and asks for no more: two looks in a row find it at rest. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const busy = page.locator('[aria-busy="true"]')
  let looksAtRest = 0
  const look = async () => {
    const underWay = (asked.get(page)?.size ?? 0) + (await busy.count())
    looksAtRest = underWay === 0 ? looksAtRest + 1 : 0
    return looksAtRest
  }
  await expect.poll(look).toBeGreaterThanOrEqual(2)
}

/** Opens an address and waits until its screen is there. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/** Waits until a dialog that has opened takes presses. */
export async function acceptsClicks(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await dialog.locator('[role="group"][aria-disabled]').first().waitFor({ state: 'detached' })
}
