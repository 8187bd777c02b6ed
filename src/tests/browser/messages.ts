import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    /** The messages that a page showed in its corner and that no test asked for yet. */
    messagesShown?: string[]
  }
}

/** Keeps what the pages of a context show in their corner: a message goes by itself, maybe while a busy test gets no turn. */
export async function recordMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(record)
}

/** Waits until the page has shown a message with these words, once for each call; it may be gone since. */
export async function waitForMessage(page: Page, words: string | RegExp): Promise<void> {
  const isText = typeof words === 'string'
  await page.waitForFunction(take, { isText, words: isText ? words : words.source })
}

/** Runs in the page. */
function record(): void {
  const shown: string[] = []
  const known = new WeakMap<Element, string>()
  window.messagesShown = shown
  new MutationObserver(() => {
    for (const message of document.querySelectorAll('.mantine-Notification-root')) {
      const words = (message.textContent ?? '').replace(/[\u200b\u00ad]/g, '').replace(/\s+/g, ' ')
      if (words !== known.get(message)) shown.push(words)
      known.set(message, words)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: whether a message with these words was shown, which is taken from those kept. */
function take({ words, isText }: { words: string; isText: boolean }): boolean {
  const shown = window.messagesShown ?? []
  const text = words.replace(/\s+/g, ' ')
  const at = shown.findIndex((one) => (isText ? one.includes(text) : new RegExp(text).test(one)))
  if (at >= 0) shown.splice(at, 1)
  return at >= 0
}
