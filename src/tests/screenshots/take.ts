import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { DEMO_PASSWORD, OFFICERS } from '../../../demo/names.ts'
import { screens } from '../../app/screens.tsx'
import { ROUTES } from '../../platform/addresses.ts'
import { packageRoot } from '../../platform/package-root.ts'
import type { Role } from '../../platform/roles.ts'
import { launchChromium } from '../chromium.ts'
import { type Session, signIn, startProduct } from '../product.ts'
import { openRunFolder } from '../run-folder.ts'
import { type DemoMill, PICTURES } from './pictures.ts'
import { PRINTED_DOCUMENTS, screenshotDocument } from './printed-documents.ts'
import { SIZES, takeScreenshot, VARIANTS, type Variant } from './screenshot.ts'

const ALBUM = path.join(packageRoot, 'docs', 'screenshots')

/** What is taken, and into which folder. */
interface Job {
  /** Parts of the names of the pictures; all of them where there are none. */
  wanted: readonly string[]
  folder: string
  /** Of how many days the mill is made; by default as it is by a start. */
  days: string
  /** Looks in place of those of the album. */
  variants?: readonly Variant[]
}

/**
 * Takes screenshots of every screen on a fresh demo mill into docs/screenshots; arguments are parts of their names.
 * `--sizes=390,768 --themes=light,dark --languages=th,en --into=FOLDER` takes other looks into another
 * folder, and `--days=3` has the mill made of fewer days.
 */
async function main(job: Job): Promise<void> {
  refuseMissing()
  const run = await openRunFolder()
  const settings = { DATA_DIR: run.path, DEMO_DAYS: job.days, SECOND_FACTOR: 'optional' }
  const product = await startProduct(settings)
  const browser = await launchChromium()
  try {
    const sessions = await signInAll(product.address)
    const mill = { address: product.address, token: (role: Role) => sessions[role].session }
    const missed = await takeAll(browser, mill, sessions, job)
    await takeDocuments(mill, job)
    if (missed.length) throw new Error(`Not taken: ${missed.join(', ')}`)
  } finally {
    await browser.close()
    await product.stop()
    await run.close()
  }
}

/** The demo mill has moved in long ago, and nobody sees it there. */
const WITHOUT_PICTURE = ROUTES.movingIn.path

/** Throws where a screen has no picture, or a picture no screen. */
function refuseMissing(): void {
  const known = new Set(screens.map((screen) => screen.path))
  const pictured = new Set(PICTURES.map(({ screen }) => screen))
  const missing = [...known].filter((screen) => !pictured.has(screen) && screen !== WITHOUT_PICTURE)
  const unknown = [...pictured].filter((screen) => !known.has(screen))
  if (missing.length) throw new Error(`No picture shows ${missing.join(', ')}`)
  if (unknown.length) throw new Error(`The table of screens has no ${unknown.join(', ')}`)
}

async function signInAll(address: URL): Promise<Record<Role, Session>> {
  const entries: [string, Session][] = []
  for (const [role, { email }] of Object.entries(OFFICERS)) {
    entries.push([role, await signIn(address, email, DEMO_PASSWORD)])
  }
  return Object.fromEntries(entries) as Record<Role, Session>
}

/** Goes on after a picture that cannot be taken. Returns the names of those. */
async function takeAll(
  browser: Browser,
  mill: DemoMill,
  sessions: Record<Role, Session>,
  { wanted, folder, variants }: Job,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  if (wanted.length === 0) await empty(folder)
  const missed: string[] = []
  for (const picture of PICTURES.filter(isIn(wanted))) {
    const session = picture.as === undefined ? undefined : sessions[picture.as]
    for (const variant of variants ?? (picture.everywhere ? VARIANTS : VARIANTS.slice(0, 1))) {
      const file = path.join(folder, `${picture.name}.${nameOf(variant)}.png`)
      try {
        await takeScreenshot({ browser, mill, picture, variant, session, file })
        console.log(path.relative(packageRoot, file))
      } catch (error) {
        console.error((error as Error).message)
        missed.push(path.basename(file))
      }
    }
  }
  return missed
}

/** The pages of the documents, as they are printed. */
async function takeDocuments(mill: DemoMill, { wanted, folder }: Job): Promise<void> {
  for (const document of PRINTED_DOCUMENTS.filter(isIn(wanted))) {
    const files = await screenshotDocument(mill, document, folder)
    for (const file of files) console.log(path.relative(packageRoot, file))
  }
}

function isIn(wanted: readonly string[]) {
  return ({ name }: { name: string }) => !wanted.length || wanted.some((w) => name.includes(w))
}

function nameOf({ language, theme, width }: Variant): string {
  return `${language}.${theme}.${width}`
}

async function empty(folder: string): Promise<void> {
  const old = (await readdir(folder)).filter((file) => file.endsWith('.png'))
  for (const file of old) await rm(path.join(folder, file))
}

function jobOf(args: string[]): Job {
  const list = { type: 'string', default: '' } as const
  const { values, positionals: wanted } = parseArgs({
    args,
    allowPositionals: true,
    options: { sizes: list, themes: list, languages: list, into: list, days: list },
  })
  const { sizes, themes, languages, into, days } = values
  const folder = into || ALBUM
  if (!sizes && !themes && !languages) return { wanted, folder, days }
  return { wanted, folder, days, variants: variantsOf(sizes, themes, languages) }
}

function variantsOf(sizes: string, themes: string, languages: string): Variant[] {
  return SIZES.filter(({ width }) => isAmong(sizes || '1440', width)).flatMap((size) =>
    (['th', 'en'] as const)
      .filter((language) => isAmong(languages || 'th', language))
      .flatMap((language) =>
        (['light', 'dark'] as const)
          .filter((theme) => isAmong(themes || 'light', theme))
          .map((theme) => ({ ...size, language, theme })),
      ),
  )
}

function isAmong(list: string, one: string | number): boolean {
  return list.split(',').includes(String(one))
}

await main(jobOf(process.argv.slice(2)))
