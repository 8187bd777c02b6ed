import { useEffect, useRef } from 'react'

/** What a browser's timer can wait at most. */
const LONGEST_MS = 2 ** 31 - 1
/** So that the server's clock has passed the time too. */
const AFTER_MS = 1000

/** Calls `run` once when the time `at` (ISO 8601) has come; a time that is past or missing calls nothing. */
export function useAt(at: string | null | undefined, run: () => unknown): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const wait = at ? Date.parse(at) - Date.now() : 0
    if (wait <= 0) return
    const timer = setTimeout(() => latest.current(), Math.min(wait + AFTER_MS, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [at])
}
