import { type Browser, chromium } from 'playwright-core'

/** Nothing that asks other machines: those of a test have none. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium without windows: that of `CHROMIUM_PATH`, which `npm test` sets, or Debian's. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  return chromium.launch({ executablePath, chromiumSandbox: false, args: FLAGS })
}
