import type { Page } from 'playwright-core'

/** Keeps back what is asked at `address`, until the answered function is called. */
export async function delayAnswers(page: Page, address: string): Promise<() => void> {
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
