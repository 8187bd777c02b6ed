import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { repeat } from '../repeat.ts'

/** What the system says of the printer of slips; `unknown` where it says nothing. */
export type PrinterState = 'ready' | 'none' | 'offline' | 'paper' | 'fault' | 'unknown'

/** Whether a slip would not come out now. */
export function isWrong(state: PrinterState): boolean {
  return state !== 'ready' && state !== 'unknown'
}

const run = promisify(execFile)
const TIMEOUT_MS = 10_000

/** Asks the system for its default printer, which the browser prints on. */
export async function readPrinter(): Promise<PrinterState> {
  try {
    if (process.platform === 'win32')
      return ofWindows((await run('powershell', WINDOWS, OPTIONS)).stdout)
    const { stdout } = await run('lpstat', ['-d', '-p'], OPTIONS)
    return ofCups(stdout)
  } catch {
    return 'unknown'
  }
}

/** The system's own words are read, which are those of its language else. */
const OPTIONS = {
  timeout: TIMEOUT_MS,
  windowsHide: true,
  env: { ...process.env, LC_ALL: 'C', LANG: 'C' },
}

const WINDOWS = [
  '-NoProfile',
  '-NonInteractive',
  '-Command',
  'Get-CimInstance Win32_Printer -Filter "Default=True" | Select-Object WorkOffline,PrinterStatus,DetectedErrorState | ConvertTo-Json',
]

const windows = z.object({
  WorkOffline: z.boolean().nullish(),
  PrinterStatus: z.number().nullish(),
  DetectedErrorState: z.number().nullish(),
})

/** What the class Win32_Printer says, as JSON; nothing where no printer is the default. */
export function ofWindows(text: string): PrinterState {
  if (text.trim() === '') return 'none'
  const { data } = windows.safeParse(parse(text))
  if (!data) return 'unknown'
  const error = data.DetectedErrorState ?? 0
  if (error === 4) return 'paper'
  if (data.WorkOffline || error === 9 || data.PrinterStatus === 7) return 'offline'
  // No toner, a door that is open, a jam, service, a full tray; or stopped.
  if ([6, 7, 8, 10, 11].includes(error) || data.PrinterStatus === 6) return 'fault'
  return 'ready'
}

/** What `lpstat -d -p` says: the default printer, then each printer with what is wrong below it. */
export function ofCups(text: string): PrinterState {
  const name = /^system default destination: (\S+)/m.exec(text)?.[1]
  if (!name) return text.includes('no system default destination') ? 'none' : 'unknown'
  const own = text
    .split(/^printer /m)
    .find((said) => said.startsWith(`${name} `))
    ?.slice(name.length + 1)
  if (own === undefined) return 'unknown'
  if (/out of paper|media-empty|media-needed/i.test(own)) return 'paper'
  if (/offline|not connected|unable to (connect|locate)|not responding/i.test(own)) return 'offline'
  return own.startsWith('disabled') ? 'fault' : 'ready'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const EVERY_MS = 10_000

/** Looks at the printer from time to time until it is stopped. */
export function watchPrinter(changed: () => void) {
  let state: PrinterState = 'unknown'
  const stop = repeat(async () => {
    const next = await readPrinter()
    const isNew = next !== state
    state = next
    if (isNew) changed()
    return EVERY_MS
  })
  return { state: () => state, stop }
}
