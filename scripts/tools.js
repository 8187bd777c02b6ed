import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram, installed, show } from './run.js'

/** The oldest PostgreSQL that is accepted, of Debian 12. */
const POSTGRES_15 = '/usr/lib/postgresql/15/bin/postgres'
/** Chromium without its user interface costs the tests a third less than the whole browser. */
const HEADLESS = 'chromium-headless-shell'

/**
 * Finds what the browser and document tests need, and installs what is missing: as root from
 * Debian, else the browser from Playwright. Tells the tests by CHROMIUM_PATH where the browser is;
 * without it they use Playwright's.
 */
export async function ensureTools() {
  const missing = [
    process.env.CHROMIUM_PATH || findProgram(HEADLESS) ? [] : HEADLESS,
    findProgram('pdftotext') ? [] : 'poppler-utils',
    existsSync(POSTGRES_15) ? [] : 'postgresql-15',
  ].flat()
  if (missing.length && process.getuid?.() === 0 && findProgram('apt-get')) {
    await show('apt-get', ['update', '-qq'])
    makeNoCluster()
    for (const name of missing) {
      await show('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
    }
  }
  process.env.CHROMIUM_PATH ||= findChromium() ?? ''
  if (!process.env.CHROMIUM_PATH) {
    await show(...installed('playwright-core/cli.js', 'install', '--only-shell', 'chromium'))
  }
  if (!existsSync(POSTGRES_15)) {
    console.log('PostgreSQL 15 is missing, so its tests are skipped: install postgresql-15')
  }
  if (!findProgram('pdftotext')) console.log('pdftotext is missing: install poppler-utils')
}

/** Debian makes and starts a server with the package, unless this file is there and says otherwise. */
function makeNoCluster() {
  const file = '/etc/postgresql-common/createcluster.conf'
  if (existsSync(file)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'create_main_cluster = false\n')
}

/** The path of a Chromium that is installed; undefined where none is. */
export function findChromium() {
  return findProgram(HEADLESS, 'chromium', 'chromium-browser', 'google-chrome')
}
