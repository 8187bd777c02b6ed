import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from 'playwright-core'
import { DEMO_PASSWORD, OFFICERS } from '../../../demo/names.ts'
import { type Session, signIn, startProduct } from '../product.ts'
import { openRunFolder } from '../run-folder.ts'
import { keepSession, PAGES } from './pages.ts'

/** Fetched by npm when it is asked for: the last version that runs on the Node of this project. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 }
/** The score of an audit, of 1, from which on Lighthouse shows it green. */
const GOOD = 0.9
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

interface Report {
  /** How fast the processor was meanwhile: about 1500 on a desk, less where others use it too. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

/** Prints Lighthouse's scores of four screens of a fresh demo mill on a desk, and fails where one is below its goal. */
async function main(): Promise<void> {
  const folder = await openRunFolder()
  const product = await startProduct({ DATA_DIR: path.join(folder.path, 'mill') })
  const profile = path.join(folder.path, 'profile')
  const browser = await openBrowser(profile)
  try {
    const port = await debuggingPort(profile)
    const session = await signIn(product.address, OFFICERS[1].email, DEMO_PASSWORD)
    // Who is signed in stays so: what a visitor sees comes first.
    for (const page of PAGES) {
      if (page.isInside) await enter(browser, product.address, session)
      await score(page.name, new URL(page.address, product.address), port)
    }
  } finally {
    await browser.close()
    await product.stop()
    await folder.close()
  }
}

/** A browser that Lighthouse may use too, with a profile in which somebody can be signed in. */
function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    chromiumSandbox: false,
    args: ['--remote-debugging-port=0'],
  })
}

/** The port that the browser took, which it writes into its profile. */
async function debuggingPort(profile: string): Promise<string> {
  const [port = ''] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  return port
}

async function enter(browser: BrowserContext, origin: URL, session: Session): Promise<void> {
  const page = await browser.newPage()
  await page.goto(origin.href)
  await page.evaluate(keepSession, session)
  await page.close()
}

/** Prints the scores of a page, and what was found in a category that is below its goal. */
async function score(name: string, address: URL, port: string): Promise<void> {
  const report = await audit(address, port)
  const scores = Object.entries(GOALS).map(([category, goal]) => {
    const points = Math.round((report.categories[category]?.score ?? 0) * 100)
    return { category, goal, points }
  })
  const shown = scores.map(({ category, points }) => `${category} ${points}`).join(', ')
  const speed = report.environment.benchmarkIndex.toFixed(0)
  console.log(`${name}: ${shown} (processor ${speed})`)
  for (const { category, goal, points } of scores) {
    if (points >= goal) continue
    process.exitCode = 1
    console.log(`  ${category} is to be ${goal}; it is held back by`)
    for (const finding of findingsOf(report, category)) console.log(`    ${finding}`)
  }
}

function findingsOf({ categories, audits }: Report, category: string): string[] {
  const weighty = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return weighty
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < GOOD)
    .map((audit) => `${audit?.title} ${audit?.displayValue ?? ''}`)
}

async function audit(address: URL, port: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address.href],
      ...['--preset=desktop', '--output=json', '--quiet', '--disable-storage-reset'],
      ...[`--port=${port}`, `--only-categories=${Object.keys(GOALS).join()}`],
    ],
    { maxBuffer: MAX_OUTPUT_BYTES, shell: process.platform === 'win32' },
  )
  return JSON.parse(stdout)
}

await main()
