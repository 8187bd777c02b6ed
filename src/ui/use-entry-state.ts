import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { screenSession } from '../platform/client.ts'

/** What screens held as they were left, by officer, entry of the browser history and name. */
const left = new Map<string, unknown>()

/**
 * State of a screen that Back finds again as it was left, until the product is loaded anew; a link to the same screen
 * begins with `first`. `name` tells it from other state of the screen.
 */
export function useEntryState<Value>(name: string, first: Value) {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const key = entry && `${screenSession()?.officer.UUID} ${entry} ${name}`
  const [value, setValue] = useState((key && left.has(key) ? left.get(key) : first) as Value)
  useEffect(() => {
    if (!key) return
    if (value === first) left.delete(key)
    else left.set(key, value)
  }, [key, value, first])
  return [value, setValue] as const
}
