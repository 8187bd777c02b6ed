import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '../../platform/thai-date.ts'
import { launchChromium } from '../chromium.ts'
import type { SignedIn } from '../server.ts'
import { recordErrors } from './browser-errors.ts'
import { trackRequests } from './visit.ts'

export interface WindowOptions {
  /** Who is signed in already; nobody where nothing is said. */
  as?: SignedIn
  language?: Language
  /** A tablet, worked with fingers. */
  touch?: boolean
  /** The test sets the clock of the window, which cannot be set back: nobody gets it afterwards. */
  ownClock?: boolean
}

/**
 * A profile of the browser: storage, cache and a process of its own. Starting one and reading the
 * screens into it costs more than most tests, so it is emptied and kept for the next test.
 */
interface Profile {
  context: BrowserContext
  /** An empty page of the product's origin: it reaches the storage, and keeps the process alive. */
  keeper: Page
  kind: string
  ownClock: boolean
}

const TIMEOUT_MS = 15_000
const DESK = { viewport: { width: 1440, height: 900 } }
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }

let browser: Promise<Browser> | undefined
const idle: Profile[] = []
let inUse: Profile[] = []

/** A window on `origin` that shares nothing with other windows. */
export async function openWindow(origin: string, options: WindowOptions): Promise<Page> {
  const profile = await acquireProfile(origin, options)
  inUse.push(profile)
  await profile.keeper.evaluate(fillStorage, storageOf(options))
  const page = await profile.context.newPage()
  trackRequests(page)
  return page
}

/** Closes every window, and empties the profiles for the next test. */
export async function closeWindows(): Promise<void> {
  const used = inUse
  inUse = []
  await Promise.all(used.map(releaseProfile))
}

/** The windows that are open. */
export function openWindows(): Page[] {
  return inUse.flatMap(pagesOf)
}

async function acquireProfile(origin: string, { language = 'th', touch, ownClock }: WindowOptions) {
  const kind = `${language} ${touch ? 'tablet' : 'desk'}`
  const kept = ownClock ? -1 : idle.findIndex((profile) => profile.kind === kind)
  if (kept >= 0) return idle.splice(kept, 1)[0]!
  const context = await newContext({
    baseURL: origin,
    ...(touch ? TABLET : DESK),
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: 'Asia/Bangkok',
  })
  return { context, keeper: await openKeeper(context), kind, ownClock: ownClock ?? false }
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= launchChromium()
  const context = await (await browser).newContext(options)
  context.setDefaultTimeout(TIMEOUT_MS)
  context.setDefaultNavigationTimeout(2 * TIMEOUT_MS)
  recordErrors(context)
  return context
}

async function openKeeper(context: BrowserContext): Promise<Page> {
  const keeper = await context.newPage()
  await keeper.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await keeper.goto('/keeper')
  return keeper
}

/** A profile that the test closed, or whose clock it set, is not used again. */
async function releaseProfile(profile: Profile): Promise<void> {
  const { context, keeper, ownClock } = profile
  if (ownClock || keeper.isClosed()) return context.close()
  await Promise.all(pagesOf(profile).map((page) => page.close()))
  await context.setOffline(false)
  await keeper.evaluate(fillStorage, {})
  idle.push(profile)
}

function pagesOf({ context, keeper }: Profile): Page[] {
  return context.pages().filter((page) => page !== keeper)
}

/** Runs in the page: what the browser keeps is `items` and nothing else. */
function fillStorage(items: Record<string, string>): void {
  localStorage.clear()
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
}

/** What the browser keeps of the language and of whoever is signed in. */
function storageOf({ as, language = 'th' }: WindowOptions): Record<string, string> {
  const session = as && {
    session_officer: as.token,
    officer: JSON.stringify({ UUID: as.id, Name: as.firstName, Lastname: as.lastName }),
    roles: String(as.role),
  }
  return { I18N_LANGUAGE: language, ...session }
}
