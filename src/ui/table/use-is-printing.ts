import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

/** True while the screen is put on paper: the browser draws it right after it says so. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, read, read)
}

function read(): boolean {
  return isPrinting
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    isPrinting = false
  }
}

/** Draws once for all that follow it, and before it returns. */
function begin(): void {
  flushSync(() => setPrinting(true))
}

function end(): void {
  setPrinting(false)
}

function setPrinting(value: boolean): void {
  isPrinting = value
  for (const listener of listeners) listener()
}
