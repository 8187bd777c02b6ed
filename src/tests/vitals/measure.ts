import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { DEMO_PASSWORD, OFFICERS } from '../../../demo/names.ts'
import { type Session, signIn, startProduct } from '../product.ts'
import { openRunFolder } from '../run-folder.ts'
import { keepSession, PAGES } from './pages.ts'
import { countViolations, observe, readVitals, typeIntoSearch } from './vitals.ts'

const SLOWDOWN = 4
const QUIET_MS = 1500

/**
 * Prints what the screens are like on a fresh demo mill, for a first visit with a processor four times as slow: those
 * that the arguments name, or all; `--days=3` has the mill made of fewer days.
 */
async function main(): Promise<void> {
  const options = { days: { type: 'string', default: '' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const folder = await openRunFolder()
  const product = await startProduct({ DATA_DIR: folder.path, DEMO_DAYS: values.days })
  const browser = await launch()
  try {
    const session = await signIn(product.address, OFFICERS[1].email, DEMO_PASSWORD)
    console.log(`processor ${SLOWDOWN} times as slow, nothing cached`)
    for (const page of chosen(positionals)) await measure(browser, product.address, page, session)
  } finally {
    await browser.close()
    await product.stop()
    await folder.close()
  }
}

function chosen(names: readonly string[]) {
  const unknown = names.find((name) => !PAGES.some((page) => page.name === name))
  if (unknown) throw new Error(`${unknown} is none of ${PAGES.map(({ name }) => name).join(', ')}`)
  return PAGES.filter(({ name }) => names.length === 0 || names.includes(name))
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
