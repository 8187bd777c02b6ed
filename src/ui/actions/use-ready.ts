import { createContext, useContext, useEffect, useState } from 'react'

const QUIET_MS = 500
const KEY = 'Enter'

/** Whether the buttons of the enclosing dialog accept clicks yet. */
export const ReadyContext = createContext(true)
export const useIsReady = () => useContext(ReadyContext)

/**
 * False until half a second has passed without a click or Enter. A double tap or a held key is meant for what was shown
 * before, and must not save what the officer has not seen. False again when `shown` changes.
 */
export function useReady(shown = ''): boolean {
  const [readyFor, setReadyFor] = useState<string>()
  const ready = readyFor === shown
  useEffect(() => {
    if (ready) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setReadyFor(shown), QUIET_MS)
    }
    const waitForKey = ({ key }: KeyboardEvent) => {
      if (key === KEY) wait()
    }
    wait()
    window.addEventListener('pointerdown', wait, true)
    window.addEventListener('keydown', waitForKey, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', wait, true)
      window.removeEventListener('keydown', waitForKey, true)
    }
  }, [ready, shown])
  return ready
}

/** Ignores the repeats of a held Enter key, even where the focus moves; in a multi-line text they still add lines. */
export function ignoreHeldEnter(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== KEY || isTypingLines(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', onKeyDown, true)
}

function isTypingLines({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey
}
