import type { Browser, BrowserContext, Page } from 'playwright-core'
import { ROUTES, SIGN_OUT } from '../../platform/addresses.ts'
import type { Language } from '../../platform/thai-date.ts'
import { launchChromium } from '../chromium.ts'
import type { SignedIn } from '../server.ts'
import { recordErrors } from './browser-errors.ts'
import { recordMessages } from './messages.ts'
import { countAwaited, markReady, pushEntry } from './visit.ts'

export interface WindowOptions {
  /** Who is signed in already; nobody where nothing is said. */
  as?: SignedIn
  language?: Language
  /** A tablet, worked with fingers. */
  touch?: boolean
  /** The test sets its clock or gives it a script, which nothing takes back: it begins empty, and nobody gets it afterwards. */
  singleUse?: boolean
  /** The next test that asks for a shared window as the same officer goes on in it, unless this one fails. */
  shared?: boolean
  size?: { width: number; height: number }
  /** The address of its first screen; the one before sign-in where nothing is said. */
  at?: string
}

/**
 * A profile of the browser: storage, cache and a process of its own, and a window that shows a
 * screen before sign-in. Reading the product into it costs more than most tests do, so it is signed out
 * and kept for the next test.
 */
interface Profile {
  context: BrowserContext
  page: Page
  kind: string
  /** What the document element said of language, colours and density when it was new. */
  looks: string
}

/** The window that the tests of a file share, and who is signed in there. */
interface Shared extends Pick<WindowOptions, 'as'> {
  profile: Profile
}

const TIMEOUT_MS = 30_000
/** Windows of a kind that wait for the next test. */
const MAX_IDLE = 2
const SIGN_IN = ROUTES.signIn.path
/** A screen before sign-in with the whole product behind it, which the sign-in page does without. */
const PRODUCT = ROUTES.resetPassword.path
const DESK = { viewport: { width: 1440, height: 900 } }
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }

let browser: Promise<Browser> | undefined
const idle: Profile[] = []
let inUse: Profile[] = []
let singleUse: BrowserContext[] = []
let shared: Shared | undefined

/**
 * A window on `origin` that shares nothing with other windows. It shows a screen before sign-in, and
 * `visit` goes on from there. Whoever signs in by hand gets a window in which nobody was before.
 */
export async function openWindow(origin: string, options: WindowOptions): Promise<Page> {
  if (options.singleUse) return openSingleUse(origin, options)
  if (options.shared && shared && shared.as === options.as) return goOnIn(shared)
  const profile = await acquireProfile(origin, options)
  inUse.push(profile)
  if (options.shared) shared = { profile, as: options.as }
  await profile.page.evaluate(fillStorage, storageOf(options))
  if (options.as) markReady(profile.page)
  return profile.page
}

/** The shared window as the next test wants it: `visit` goes on from the screen that it shows. */
async function goOnIn({ profile: { page, kind }, as }: Shared): Promise<Page> {
  await resetLooks(page, kind)
  if (as) markReady(page)
  return page
}

/** Closes every window, or empties it for the next test; `but` those that are shared where that is said. */
export async function closeWindows(but?: 'shared'): Promise<void> {
  const isKept = (profile: Profile) => but === 'shared' && profile === shared?.profile
  const used = inUse.filter((profile) => !isKept(profile))
  const closed = singleUse
  inUse = inUse.filter(isKept)
  if (inUse.length === 0) shared = undefined
  singleUse = []
  await Promise.all([...used.map(releaseProfile), ...closed.map((context) => context.close())])
}

/** The windows that are open. */
export function openWindows(): Page[] {
  return [...inUse.map(({ context }) => context), ...singleUse].flatMap((each) => each.pages())
}

async function openSingleUse(origin: string, options: WindowOptions): Promise<Page> {
  const context = await newContext(origin, options)
  singleUse.push(context)
  const page = await context.newPage()
  return page
}

async function acquireProfile(origin: string, options: WindowOptions): Promise<Profile> {
  const kind = `${options.language ?? 'th'} ${options.touch ? 'tablet' : 'desk'}`
  const kept = options.as ? idle.findLastIndex((profile) => profile.kind === kind) : -1
  if (kept >= 0) return idle.splice(kept, 1)[0]!
  const context = await newContext(origin, { ...options, as: undefined })
  const page = await context.newPage()
  await page.goto(PRODUCT)
  await page.getByRole('heading', { level: 1 }).waitFor()
  refuseWhatStays(page)
  return { context, page, kind, looks: await page.evaluate(readLooks) }
}

/** A kept window goes from test to test, and nothing takes a script or a clock out of it again. */
function refuseWhatStays(page: Page): void {
  const refuse = () => {
    throw new Error('Open a window with { singleUse: true } to give it a script or a clock')
  }
  page.addInitScript = refuse
  page.context().addInitScript = refuse
  for (const set of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
    page.clock[set] = refuse
  }
}

async function newContext(origin: string, options: WindowOptions): Promise<BrowserContext> {
  const { language = 'th', touch } = options
  browser ??= launchChromium()
  const stored = Object.entries(storageOf(options))
  const localStorage = stored.map(([name, value]) => ({ name, value }))
  const context = await (await browser).newContext({
    baseURL: origin,
    ...(touch ? TABLET : DESK),
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: 'Asia/Bangkok',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  context.setDefaultNavigationTimeout(2 * TIMEOUT_MS)
  recordErrors(context)
  await recordMessages(context)
  await countAwaited(context)
  return context
}

/**
 * Keeps a profile whose window is as if it were new, while there are few of its kind: each goes on costing the machine a
 * little. A test that left more behind had it for itself.
 */
async function releaseProfile(profile: Profile): Promise<void> {
  const isWanted = idle.filter(({ kind }) => kind === profile.kind).length < MAX_IDLE
  const isKept = isWanted && !profile.page.isClosed() && (await reset(profile).catch(reportFailure))
  if (isKept) idle.push(profile)
  else await profile.context.close()
}

/** A window that cannot be emptied costs time, and says so. */
function reportFailure(error: Error): false {
  console.warn(`A test’s window could not be emptied: ${error.message}`)
  return false
}

/** Signs out, and takes back what a test does to a window; false where something of it stays. */
async function reset({ context, page, kind, looks }: Profile): Promise<boolean> {
  page.removeAllListeners()
  // The browser sometimes keeps a worker that has ended, and then never says that requests are routed.
  if (page.workers().length > 0) return false
  const others = context.pages().filter((other) => other !== page)
  await Promise.all([
    ...others.map((other) => other.close()),
    context.setOffline(false),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    resetLooks(page, kind),
  ])
  if (!(await page.evaluate(hasRouter))) await page.goto(PRODUCT)
  await leaveScreen(page)
  await page.evaluate(clearMessages)
  await page.evaluate(pushEntry, SIGN_OUT)
  await page.waitForURL((url) => url.pathname === SIGN_IN, { timeout: 2000 })
  return (await page.evaluate(readLooks)) === looks
}

async function resetLooks(page: Page, kind: string): Promise<void> {
  await Promise.all([
    page.setViewportSize((kind.endsWith('tablet') ? TABLET : DESK).viewport),
    page.emulateMedia({ media: null, colorScheme: 'light' }),
    page.mouse.move(0, 0),
  ])
}

/** Goes where nobody needs to be signed in: no screen is left that would ask for more without a session. */
async function leaveScreen(page: Page): Promise<void> {
  await page.evaluate(pushEntry, PRODUCT)
  await page.locator('nav').first().waitFor({ state: 'detached', timeout: 2000 })
}

/** Runs in the page: whether it is more than the sign-in page alone. The router numbers the entries of the history. */
function hasRouter(): boolean {
  return history.state?.__TSR_index !== undefined
}

/** Runs in the page: closes what it says in its corner, and forgets who is signed in without a call. */
function clearMessages(): void {
  for (const close of document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton'))
    close.click()
  window.messagesShown?.splice(0)
  localStorage.clear()
  sessionStorage.clear()
}

/** Runs in the page. */
function readLooks(): string {
  const { attributes } = document.documentElement
  return [...attributes]
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
    .join(' ')
}

/** Runs in the page: what the browser keeps is `items` and nothing else. */
function fillStorage(items: Record<string, string>): void {
  localStorage.clear()
  sessionStorage.clear()
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
