import { useRef } from 'react'
import { ADD_GUARD_MS } from '../rules.ts'

/** Returns a function that tells whether to accept a click: not within two seconds of the last accepted one. */
export function useClickGuard(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (now - last.current < ADD_GUARD_MS) return false
    last.current = now
    return true
  }
}
