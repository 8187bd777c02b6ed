import type { Page } from 'playwright-core'

/** Delays the responses at `address` until the function that it gives is called. */
export async function delayResponses(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
