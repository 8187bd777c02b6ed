import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, vi } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { startListening, stopListening } from '../../platform/live/change-events.ts'
import { packageRoot } from '../../platform/package-root.ts'
import type { Language } from '../../platform/thai-date.ts'
import { launchChromium } from '../chromium.ts'
import type { SignedIn } from '../server.ts'
import { type Faults, gatherFaults } from './faults.ts'
import { watchRequests } from './settled.ts'

export interface Look {
  /** Who is signed in already; nobody where nothing is said. */
  as?: SignedIn
  language?: Language
  /** A tablet, worked with fingers. */
  touch?: boolean
}

export interface TestBrowser {
  /** Where the product answers: `http://127.0.0.1:41234`. */
  address: string
  faults: Faults
  /** Cuts every connection that is open now, the live one too. */
  cutConnections(): void
  /** A window of a browser of its own: nothing is shared with other windows. */
  open(look?: Look): Promise<Page>
}

const TIMEOUT_MS = 15_000
const DESK = { viewport: { width: 1440, height: 900 } }
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }

/**
 * The built product on the open test database at `databaseUrl`, and a Chromium; windows are closed after their
 * test, the rest after the file.
 */
export async function openBrowser(databaseUrl: string): Promise<TestBrowser> {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  const faults = gatherFaults()
  const { address, cutConnections } = await serve(databaseUrl)
  const browser = await launchChromium()
  afterAll(() => browser.close())
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsSeen(browser)
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  return {
    address,
    faults,
    cutConnections,
    open: async (look = {}) => {
      const context = await browser.newContext(settingsOf(address, look))
      faults.watch(context)
      return openPage(context)
    },
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(TIMEOUT_MS)
  context.setDefaultNavigationTimeout(2 * TIMEOUT_MS)
  const page = await context.newPage()
  watchRequests(page)
  return page
}

/** Says what stood in every window when its test failed. */
async function tellWhatIsSeen(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    console.log(page.url(), await page.locator('body').ariaSnapshot())
  }
}

async function serve(databaseUrl: string) {
  const screens = path.join(packageRoot, 'dist', 'web')
  if (!existsSync(screens)) throw new Error('The screens are not built: npm run build')
  const app = await buildApp({ logLevel: 'silent', screens })
  await startListening(databaseUrl)
  afterAll(async () => {
    await stopListening()
    await app.close()
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, cutConnections: () => app.server.closeAllConnections() }
}

function settingsOf(origin: string, look: Look): BrowserContextOptions {
  return {
    baseURL: origin,
    ...(look.touch ? TABLET : DESK),
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: look.language ?? 'th',
    timezoneId: 'Asia/Bangkok',
    storageState: storageOf(origin, look),
  }
}

/** What the browser keeps of the language and of whoever is signed in. */
function storageOf(origin: string, { as, language = 'th' }: Look) {
  const session = as && {
    session_officer: as.token,
    officer: JSON.stringify({ UUID: as.id, Name: as.firstName, Lastname: as.lastName }),
    roles: String(as.role),
  }
  const kept = Object.entries({ I18N_LANGUAGE: language, ...session })
  const localStorage = kept.map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}
