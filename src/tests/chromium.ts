import { type Browser, chromium } from 'playwright-core'

const FLAGS = [
  // Nothing that asks other machines: those of a test have none.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as a desk shows them: hinting would round each to whole pixels.
  '--font-render-hinting=none',
  // Windows of one profile share a process, which has the scripts of the screens compiled already.
  '--process-per-site',
  // A test ends before code that is compiled for speed has earned its compilation.
  '--js-flags=--no-opt,--no-maglev',
]

/** A real Chromium without windows: that of `CHROMIUM_PATH`, which `npm test` sets, or Playwright's. It ends with this process. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || undefined
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: FLAGS,
    handleSIGTERM: false,
  })
}
