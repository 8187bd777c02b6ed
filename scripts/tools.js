import { findProgram, installed, show } from './run.js'

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
  ].flat()
  if (missing.length && process.getuid?.() === 0 && findProgram('apt-get')) {
    await show('apt-get', ['update', '-qq'])
    for (const name of missing) {
      await show('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
    }
  }
  process.env.CHROMIUM_PATH ||= findChromium() ?? ''
  if (!process.env.CHROMIUM_PATH) {
    await show(...installed('playwright-core/cli.js', 'install', '--only-shell', 'chromium'))
  }
  if (!findProgram('pdftotext')) console.log('pdftotext is missing: install poppler-utils')
}

function findChromium() {
  return findProgram(HEADLESS, 'chromium', 'chromium-browser', 'google-chrome')
}
