import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What a page was like for who opened it; times in ms. */
export interface Vitals {
  /** When its largest part was painted. */
  largestPaint: number
  /** How far parts of it moved after they were seen: under 0.1 is good. */
  shift: number
  /** How long it could not answer: of each task what is longer than 50 ms. */
  blocked: number
  /** KB of script and style that came over the wire. */
  kilobytes: number
}

interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in a page before its own scripts: keeps what the browser observes. */
export function observe(): void {
  const seen = { largestPaint: 0, shift: 0, blocked: 0, answer: 0 }
  Object.assign(window, { vitals: seen })
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const { startTime, duration, value, hadRecentInput } = entry
        if (type === 'largest-contentful-paint') seen.largestPaint = startTime
        else if (type === 'longtask') seen.blocked += duration - 50
        else if (type === 'layout-shift' && !hadRecentInput) seen.shift += value
        else if (entry.name.startsWith('key')) seen.answer = Math.max(seen.answer, duration)
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  }
}

/** The vitals of the page that is open, once nothing is loading. */
export async function readVitals(page: Page): Promise<Vitals> {
  const seen = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  const { largestPaint, shift, blocked } = seen
  return { largestPaint, shift, blocked, kilobytes: bytes / 1000 }
}

/** The longest time in ms from a key to the next frame while `text` is typed into the search of the page. */
export async function typeIntoSearch(page: Page, text: string): Promise<number> {
  await page.locator('main input').first().pressSequentially(text, { delay: 120 })
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { vitals: { answer: number } }).vitals.answer)
}

/** The number of rules of accessibility that the page violates. */
export async function countViolations(page: Page): Promise<number> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe
    return (await inPage.run(document, { resultTypes: ['violations'] })).violations.length
  })
}
