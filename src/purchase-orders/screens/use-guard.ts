import { useRef } from 'react'
import { ADD_GUARD_MS } from '../rules.ts'

/** Answers whether a press may pass: not within two seconds of the one that passed before. */
export function useGuard(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (now - last.current < ADD_GUARD_MS) return false
    last.current = now
    return true
  }
}
