import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { screens } from '../../app/screens.tsx'
import { DEMO_PASSWORD, OFFICERS } from '../../demo/names.ts'
import { packageRoot } from '../../platform/package-root.ts'
import type { Role } from '../../platform/roles.ts'
import { launchChromium } from '../chromium.ts'
import { type Session, signIn, startProduct } from '../product.ts'
import { type DemoMill, PICTURES } from './pictures.ts'
import { PRINTED_DOCUMENTS, screenshotDocument } from './printed-documents.ts'
import { takeScreenshot, VARIANTS, type Variant } from './screenshot.ts'

const FOLDER = path.join(packageRoot, 'docs', 'screenshots')

/** Takes screenshots of every screen on a fresh demo mill into docs/screenshots; arguments are parts of their names. */
async function main(wanted: readonly string[]): Promise<void> {
  refuseMissing()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-scale-screenshots-'))
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_BRIDGE: 'off' })
  const browser = await launchChromium()
  try {
    const sessions = await signInAll(product.address)
    const mill = { address: product.address, token: (role: Role) => sessions[role].session }
    await takeAll(browser, mill, sessions, wanted)
    await takeDocuments(mill, wanted)
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Throws where a screen has no picture, or a picture no screen. */
function refuseMissing(): void {
  const known = new Set(screens.map((screen) => screen.path))
  const pictured = new Set(PICTURES.map(({ screen }) => screen))
  const missing = [...known].filter((screen) => !pictured.has(screen))
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

async function takeAll(
  browser: Browser,
  mill: DemoMill,
  sessions: Record<Role, Session>,
  wanted: readonly string[],
): Promise<void> {
  if (wanted.length === 0) await empty()
  for (const picture of PICTURES.filter(isIn(wanted))) {
    const session = picture.as === undefined ? undefined : sessions[picture.as]
    for (const variant of picture.everywhere ? VARIANTS : VARIANTS.slice(0, 1)) {
      const file = path.join(FOLDER, `${picture.name}.${nameOf(variant)}.png`)
      await takeScreenshot({ browser, mill, picture, variant, session, file })
      console.log(path.relative(packageRoot, file))
    }
  }
}

/** The pages of the documents, as they are printed. */
async function takeDocuments(mill: DemoMill, wanted: readonly string[]): Promise<void> {
  for (const document of PRINTED_DOCUMENTS.filter(isIn(wanted))) {
    const files = await screenshotDocument(mill, document, FOLDER)
    for (const file of files) console.log(path.relative(packageRoot, file))
  }
}

function isIn(wanted: readonly string[]) {
  return ({ name }: { name: string }) => !wanted.length || wanted.some((w) => name.includes(w))
}

function nameOf({ language, theme, width }: Variant): string {
  return `${language}.${theme}.${width}`
}

async function empty(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const old = (await readdir(FOLDER)).filter((file) => file.endsWith('.png'))
  for (const file of old) await rm(path.join(FOLDER, file))
}

await main(process.argv.slice(2))
