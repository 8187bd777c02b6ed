import { setTimeout as sleep } from 'node:timers/promises'
import { readPrinter } from './read-printer.ts'
import type { PrinterState } from './states.ts'

export interface PrinterWatch {
  state(): PrinterState
  stop(): Promise<void>
}

const EVERY_MS = 10_000

/** Looks at the printer from time to time until it is stopped. */
export function watchPrinter(changed: () => void): PrinterWatch {
  const stop = new AbortController()
  let state: PrinterState = 'unknown'
  const work = async () => {
    while (!stop.signal.aborted) {
      const next = await readPrinter()
      const isNew = next !== state
      state = next
      if (isNew) changed()
      await sleep(EVERY_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
  const ended = work()
  return {
    state: () => state,
    stop: () => {
      stop.abort()
      return ended
    },
  }
}
