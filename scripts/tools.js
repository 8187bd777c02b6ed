import { findProgram, installed, show } from './run.js'

/**
 * Finds what the browser and document tests need, and installs what is missing: as root from
 * Debian, else the browser from Playwright. Tells the tests by CHROMIUM_PATH where the browser is.
 */
export async function ensureTools() {
  const missing = [
    findChromium() ? [] : 'chromium',
    findProgram('pdftotext') ? [] : 'poppler-utils',
  ]
  const packages = missing.flat()
  if (packages.length && process.getuid?.() === 0 && findProgram('apt-get')) {
    await show('apt-get', ['update', '-qq'])
    await show('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  }
  if (!findChromium()) await show(...installed('playwright-core/cli.js', 'install', 'chromium'))
  if (!findProgram('pdftotext')) console.log('pdftotext is missing: install poppler-utils')
  const chromium = findChromium()
  if (chromium) process.env.CHROMIUM_PATH = chromium
}

function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram('chromium', 'chromium-browser', 'google-chrome')
}
