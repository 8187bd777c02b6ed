import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { DEMO_PASSWORD, OFFICERS } from '../../demo/names.ts'
import { type Session, signIn, startProduct } from '../product.ts'
import { keepSession, PAGES } from './pages.ts'
import { countViolations, observe, readVitals, typeIntoSearch } from './vitals.ts'

const SLOWDOWN = 4
const QUIET_MS = 1500

/** Prints what the screens are like on a fresh demo mill, for a first visit with a processor four times as slow. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-scale-vitals-'))
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_BRIDGE: 'off' })
  const browser = await launch()
  try {
    const session = await signIn(product.address, OFFICERS[1].email, DEMO_PASSWORD)
    console.log(`processor ${SLOWDOWN} times as slow, nothing cached`)
    for (const page of PAGES) await measure(browser, product.address, page, session)
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** As it is, while the tests start theirs without the compiler that makes scripts fast. */
function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || undefined
  return chromium.launch({ executablePath, chromiumSandbox: false })
}

async function measure(
  browser: Browser,
  origin: URL,
  { name, address, isInside, searches }: (typeof PAGES)[number],
  session: Session,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin.href,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Bangkok',
  })
  try {
    await context.addInitScript(observe)
    if (isInside) await context.addInitScript(keepSession, session)
    const page = await openSlowly(context, address)
    const { largestPaint, shift, blocked, kilobytes } = await readVitals(page)
    const violations = await countViolations(page)
    const typing = searches ? `, a key answers in ${await typeIntoSearch(page, 'somchai')} ms` : ''
    console.log(
      `${name}: painted after ${largestPaint.toFixed(0)} ms, blocked for ${blocked.toFixed(0)} ms, ` +
        `moved by ${shift.toFixed(3)}, ${kilobytes.toFixed(0)} KB, ` +
        `${violations} rules of accessibility violated${typing}`,
    )
  } finally {
    await context.close()
  }
}

async function openSlowly(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(QUIET_MS)
  return page
}

await main()
