import type { Page } from 'playwright-core'

declare global {
  interface Window {
    layoutShifts?: { begin(allowed?: string): void; take(): string[] }
  }
}

/**
 * What may move, and why: all else that moves once it was seen is refused. What ends where it ended has not moved but
 * grown, such as a number at the right of its column.
 */
const ALLOWED = {
  '[data-floating], [data-messages]':
    'a message grows in a place of its own, over which no finger is',
  'aside, [data-sided] > :last-child :is(table, i)':
    'what one types is drawn beside it as it would be',
}

/** Watches what moves on a page from now on, also within half a second of a press: then it moves under a finger. */
export async function watchShifts(page: Page, allowed: object = ALLOWED): Promise<void> {
  await page.evaluate(watch, Object.keys(allowed).join())
}

/** Watches what moves on a page from the first picture of its next screen on, which has its title and its fonts. */
export async function watchNextScreen(page: Page): Promise<void> {
  await watchShifts(page)
  await page.evaluate(untilNextScreen)
}

/** What has moved since it was watched, or taken last: each with its place before and now. */
export async function takeShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return window.layoutShifts!.take()
  })
}

/** Runs in the page. */
function untilNextScreen(): void {
  const { title } = document
  const look = () => {
    const isThere = document.title !== title && document.querySelector('h1')?.checkVisibility()
    const isDrawn = isThere && document.querySelector('main')?.children.length
    requestAnimationFrame(
      isDrawn && document.fonts.status === 'loaded' ? () => window.layoutShifts!.begin() : look,
    )
  }
  look()
}

/** Runs in the page. What takes no press, such as a hint that lies over something, may move. */
function watch(allowed: string): void {
  let allowedParts = allowed
  if (window.layoutShifts) {
    window.layoutShifts.begin(allowed)
    return
  }
  interface Shift extends PerformanceEntry {
    sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  let from = performance.now()
  const moves: string[] = []
  const elementOf = (node?: Node) => (node instanceof Element ? node : node?.parentElement)
  const isRefused = ({ node }: Shift['sources'][number]) => {
    const element = elementOf(node)
    return (
      element &&
      !element.closest(allowedParts) &&
      getComputedStyle(element).pointerEvents !== 'none'
    )
  }
  const nameOf = (node?: Node) => {
    const element = elementOf(node)!
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.localName} “${words.replace(/\s+/g, ' ').slice(0, 40)}”`
  }
  const placeOf = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`
  const endsAlike = (one: DOMRectReadOnly, other: DOMRectReadOnly) =>
    Math.abs(one.right - other.right) < 2 && Math.abs(one.top - other.top) < 2
  const keep = (entries: PerformanceEntryList) => {
    for (const { startTime, sources } of entries as Shift[]) {
      if (startTime < from) continue
      for (const source of sources.filter(isRefused)) {
        const { previousRect: before, currentRect: now } = source
        const isSame = placeOf(before) === placeOf(now) || endsAlike(before, now)
        if (!isSame) moves.push(`${nameOf(source.node)} from ${placeOf(before)} to ${placeOf(now)}`)
      }
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  window.layoutShifts = {
    begin(parts = allowedParts) {
      allowedParts = parts
      observer.takeRecords()
      moves.splice(0)
      from = performance.now()
    },
    take() {
      keep(observer.takeRecords())
      return moves.splice(0)
    },
  }
}
