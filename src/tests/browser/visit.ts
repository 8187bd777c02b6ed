import type { BrowserContext, Locator, Page, Route } from 'playwright-core'

declare global {
  interface Window {
    /** How many answers and files of code are on their way to the page. */
    awaited?: number
  }
}

/** Until every change event of what was done has been followed. */
export const EVENTS_MS = 2500
/** A window of another size draws its screen in the next frame, which may begin to load in the one after. */
const IDLE_FRAMES = 4

/** Windows that show the sign-in screen, with an officer in their storage. */
const ready = new WeakSet<Page>()

/** Says that `page` shows the sign-in screen, and that its storage has an officer already. */
export function markReady(page: Page): void {
  ready.add(page)
}

/** Has the pages of a context count what is on its way to them, but for the stream of change events, which stays open. */
export async function countAwaited(context: BrowserContext): Promise<void> {
  await context.addInitScript(count)
}

/** Runs in the page, before its own scripts. */
function count(): void {
  window.awaited = 0
  const begin = () => {
    window.awaited! += 1
    return () => {
      window.awaited! -= 1
    }
  }
  const send = window.fetch
  window.fetch = (...request) => {
    const answer = send(...request)
    if (!String(request[0]).includes('/live/')) answer.finally(begin()).catch(() => undefined)
    return answer
  }
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || !/preload|stylesheet/.test(node.rel)) continue
      const end = begin()
      node.addEventListener('load', end, { once: true })
      node.addEventListener('error', end, { once: true })
    }
  }).observe(document, { subtree: true, childList: true })
}

/** Waits until the screen is there and idle: for some frames on end it has its title, and nothing is on its way. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(isIdle, { idle: 0, wanted: IDLE_FRAMES })
}

/** Runs in the page, in each frame, with how many frames on end it was idle. */
function isIdle(frames: { idle: number; wanted: number }): boolean {
  const title = document.querySelector('h1')
  const isBusy = !!window.awaited || !!document.querySelector('[aria-busy="true"]')
  frames.idle = title?.checkVisibility() && !isBusy ? frames.idle + 1 : 0
  return frames.idle >= frames.wanted
}

/** Opens an address and waits until its screen is idle; the first one of a window without loading the product again. */
export async function visit(page: Page, address: string): Promise<void> {
  if (ready.delete(page)) return navigate(page, address)
  await page.goto(address)
  await waitUntilIdle(page)
}

/** Goes to another screen of the open product, as a link does: its scripts stay loaded. */
export async function navigate(page: Page, address: string): Promise<void> {
  const former = await page.title()
  await pushAddress(page, address)
  await page.waitForFunction((title) => document.title !== title, former)
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

/** Takes the network away once the part of the product has come that each window fetches ahead. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForFunction(hasPalette)
  await waitUntilIdle(page)
  await page.context().setOffline(true)
}

/** The server does what `call` asks, once, and its answer does not arrive. */
export async function loseAnswer(page: Page, call: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(`**/po/${call}`, lose, { times: 1 })
}

/** Runs in the page. */
function hasPalette(): boolean {
  const files = performance.getEntriesByType('resource')
  return files.some(({ name }) => /Palette-[^/]+\.js$/.test(name))
}

/** Waits until a dialog that has opened accepts clicks. */
export async function waitUntilClickable(dialog: Locator): Promise<void> {
  // One that is drawn anew meanwhile is another element.
  do await dialog.waitFor()
  while (!(await dialog.evaluate(untilEnabled)))
}

/** The dialog of that name, once it has opened and accepts clicks. */
export async function openDialog(page: Page, name?: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name })
  await waitUntilClickable(dialog)
  return dialog
}

/** Presses a button of a dialog once it accepts clicks. */
export async function pressIn(dialog: Locator, name: string | RegExp): Promise<void> {
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name }).click()
}

/** Runs in the page: until no button of the dialog waits, asked in each frame; false where the dialog has gone. */
function untilEnabled(dialog: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (!dialog.isConnected) resolve(false)
      else if (dialog.querySelector('[role="group"][aria-disabled]')) requestAnimationFrame(look)
      else resolve(true)
    }
    look()
  })
}
