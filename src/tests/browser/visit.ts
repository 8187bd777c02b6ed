import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

const asked = new WeakMap<Page, Set<Request>>()
/** Until every change event of what was done has been followed. */
export const EVENTS_MS = 2500

/** Windows that show the sign-in screen, with an officer in their storage. */
const ready = new WeakSet<Page>()

/** Says that `page` shows the sign-in screen, and that its storage has an officer already. */
export function markReady(page: Page): void {
  ready.add(page)
}

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

/** Waits until the screen is there and idle: two checks in a row find its title and nothing loading. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  const busy = page.locator('[aria-busy="true"]')
  let idleChecks = 0
  const check = async () => {
    // A window of another size draws its screen in the next frame, which may begin to load then.
    await page.evaluate(nextFrame)
    const underWay = (asked.get(page)?.size ?? 0) + (await busy.count())
    idleChecks = underWay === 0 && (await title.count()) > 0 ? idleChecks + 1 : 0
    return idleChecks
  }
  await expect.poll(check).toBeGreaterThanOrEqual(2)
}

/** Runs in the page: until what has changed is drawn. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Opens an address and waits until its screen is idle; the first one of a window without loading the product again. */
export async function visit(page: Page, address: string): Promise<void> {
  if (ready.delete(page)) return navigate(page, address)
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
  await page.evaluate(pushEntry, address)
}

/** Runs in the page. The entry has a number as the router gives it, which tells Back from Forward by it. */
export function pushEntry(address: string): void {
  const { __TSR_index = 0 } = history.state ?? {}
  history.pushState({ __TSR_index: __TSR_index + 1 }, '', address)
}

/** Waits until a dialog that has opened accepts clicks. */
export async function waitUntilClickable(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await dialog.locator('[role="group"][aria-disabled]').first().waitFor({ state: 'detached' })
}
