import { type Browser, chromium } from 'playwright-core'

const FLAGS = [
  // Nothing that asks other machines: those of a test have none.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Windows of one profile share a process, which has the scripts of the screens compiled already.
  '--process-per-site',
]

/** A real Chromium without windows: that of `CHROMIUM_PATH`, which `npm test` sets, or Debian's. It ends with this process. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: FLAGS,
    handleSIGTERM: false,
  })
}
