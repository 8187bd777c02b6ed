import { createContext, useContext, useEffect, useState } from 'react'

const QUIET_MS = 500
const KEY = 'Enter'

/** Whether what floats takes a press of its buttons by now. */
export const ReadyContext = createContext(true)
export const useIsReady = () => useContext(ReadyContext)

/**
 * False until nobody pressed anything for a moment: who taps twice, or holds a key, means what was there before, and
 * must not save what nobody looked at. False again once something else is shown in its place.
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

/** Lets a held Enter press once, wherever the focus goes meanwhile; in a text it still makes lines. */
export function ignoreHeldEnter(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== KEY || isWriting(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', onKeyDown, true)
}

function isWriting({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey
}
