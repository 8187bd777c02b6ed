import { fetchPage } from './reload.ts'

/** How often a screen in sight asks whether the program was renewed. */
const ASK_MS = 5 * 60_000
const MIN_PAUSE_MS = 3000

/**
 * Whether the server has another version of the program than the one that this page runs; undefined where it does not
 * answer.
 */
export async function isRenewed(): Promise<boolean | undefined> {
  const page = await fetchPage()
  if (!page) return
  const served = entryOf(new DOMParser().parseFromString(await page.text(), 'text/html'))
  const own = entryOf(document)
  return own !== null && served !== null && served !== own
}

/** Asks now and then, when the window is seen again and when a part of the program cannot be had, until it is renewed. */
export function watchVersion(onRenewed: () => void): () => void {
  const end = new AbortController()
  let askedAt = 0
  const ask = async () => {
    if (document.hidden || Date.now() - askedAt < MIN_PAUSE_MS) return
    askedAt = Date.now()
    // What cannot be asked now is asked later.
    if (!(await isRenewed()) || end.signal.aborted) return
    end.abort()
    onRenewed()
  }
  const timer = setInterval(ask, ASK_MS)
  const { signal } = end
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', ask, { signal })
  window.addEventListener('focus', ask, { signal })
  window.addEventListener('vite:preloadError', ask, { signal })
  return () => end.abort()
}

/** The file that a page begins with; its name says what is in it. */
function entryOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
}
