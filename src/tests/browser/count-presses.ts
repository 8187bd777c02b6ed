import type { Page } from 'playwright-core'

/**
 * Counts what a person presses in the window from now on, clicks, taps and keys, and the questions that were answered. A
 * key that is held for another, such as Ctrl of Ctrl+Enter, is one press with it.
 */
export async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(listen)
  return () => page.evaluate(counted)
}

export interface Presses {
  presses: number
  /** Of these, the buttons of a dialog. */
  confirmations: number
}

/** Runs in the page. Presses of the test that no person made are not trusted, and not counted. */
function listen(): void {
  const HELD = ['Control', 'Shift', 'Alt', 'Meta']
  const count = { presses: 0, confirmations: 0 }
  Object.assign(window, { pressesCounted: count })
  const add = (event: Event) => {
    const isHeld = event instanceof KeyboardEvent && HELD.includes(event.key)
    if (!event.isTrusted || isHeld) return
    count.presses += 1
    const element = event.target instanceof Element ? event.target : undefined
    if (element?.closest('[role="dialog"]')) count.confirmations += 1
  }
  addEventListener('pointerdown', add, true)
  addEventListener('keydown', add, true)
}

/** Runs in the page. */
function counted(): Presses {
  return (window as unknown as { pressesCounted: Presses }).pressesCounted
}
