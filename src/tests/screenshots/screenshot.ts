import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import type { Language } from '../../platform/thai-date.ts'
import { t } from '../browser/translate.ts'
import type { Session } from '../product.ts'
import type { DemoMill, Picture, Translate } from './pictures.ts'
import { shrink } from './shrink.ts'

export interface Variant extends Size {
  language: Language
  theme: 'light' | 'dark'
}

interface Size {
  width: number
  height: number
  touch?: boolean
}

const desk = { width: 1440, height: 900 }
const tablet = { width: 1024, height: 768, touch: true }
/** Phone, tablet upright and lying, desk, large desk. */
export const SIZES: readonly Size[] = [
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  tablet,
  desk,
  { width: 1920, height: 1080 },
]

/** The usual look first. */
export const VARIANTS: readonly Variant[] = [
  { language: 'th', theme: 'light', ...desk },
  { language: 'th', theme: 'dark', ...desk },
  { language: 'en', theme: 'light', ...desk },
  { language: 'th', theme: 'light', ...tablet },
]

interface ScreenshotOptions {
  browser: Browser
  mill: DemoMill
  picture: Picture
  variant: Variant
  session?: Session
  file: string
}

const QUIET_MS = 400

/** Opens the picture's page in a browser of its own with that look, and saves what is seen as a PNG. */
export async function takeScreenshot({
  browser,
  mill,
  picture,
  variant,
  session,
  file,
}: ScreenshotOptions) {
  const { language, theme, width, height, touch } = variant
  const context = await browser.newContext({
    baseURL: mill.address.href,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: 'Asia/Bangkok',
  })
  try {
    await context.addInitScript(keep, { ...stored(session), I18N_LANGUAGE: language })
    const page = await context.newPage()
    const calm = watch(page)
    const answer = await page.goto(picture.at ? await picture.at(mill) : picture.screen)
    if (!answer?.ok()) throw new Error(`the server answered ${answer?.status()}`)
    await calm()
    await picture.open?.(page, translatorOf(language))
    await calm()
    await writeFile(file, await shrink(await page.screenshot({ animations: 'disabled' })))
  } catch (error) {
    throw new Error(`${picture.name}: ${(error as Error).message}`)
  } finally {
    await context.close()
  }
}

/** What the browser keeps of a session. */
function stored(session: Session | undefined): Record<string, string> {
  if (!session) return {}
  const { UUID, Name, Lastname, Roles, ExpiresAt } = session
  return {
    session_officer: session.session,
    officer: JSON.stringify({ UUID, Name, Lastname }),
    roles: String(Roles),
    session: JSON.stringify({ ExpiresAt }),
  }
}

/** Runs in the page. */
function keep(items: Record<string, string>): void {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}

function translatorOf(language: Language): Translate {
  return (key, values) => t(key, values, language)
}

/** Returns a function that waits until the fonts are there and nothing was asked of the server for a moment. */
function watch(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  let changed = Date.now()
  page.on('request', (request) => {
    // The stream of change events stays open.
    if (request.url().includes('/live/')) return
    open.add(request)
    changed = Date.now()
  })
  const close = (request: unknown) => {
    open.delete(request)
    changed = Date.now()
  }
  page.on('requestfinished', close).on('requestfailed', close)
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    do await page.waitForTimeout(100)
    while (open.size > 0 || Date.now() - changed < QUIET_MS)
  }
}
