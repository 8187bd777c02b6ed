import { useEffect, useRef } from 'react'
import { isSignedOut } from '../../ui/actions/use-action.ts'

/**
 * Returns a function that says whether a press failed because the officer's session had ended; if so, `then` is done once
 * they have signed in again. The screen waits hidden meanwhile, and its effects run as it is shown again.
 */
export function useOnReturn(): (error: unknown, then: () => unknown) => boolean {
  const waiting = useRef<() => unknown>(undefined)
  useEffect(() => {
    const then = waiting.current
    waiting.current = undefined
    void then?.()
  }, [])
  return (error, then) => {
    if (!isSignedOut(error)) return false
    waiting.current = then
    return true
  }
}
