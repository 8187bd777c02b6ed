import { useRouter, useSearch } from '@tanstack/react-router'
import { createContext, useContext, useEffect, useState } from 'react'
import type { z } from 'zod'
import { readAddress, useChangeSearch, withoutDefaults } from '../address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The history entry before this one is the same screen with nothing open over it. */
    opensOverScreen?: boolean
  }
}

/**
 * How a dialog that the address names came to be open: by a press, or restored by the address alone, as after a reload,
 * a sign-in or Forward.
 */
export const InAddressContext = createContext<'pressed' | 'restored' | undefined>(undefined)
export const useInAddress = () => useContext(InAddressContext)

/** What a press showed or closed, until the address says so, and for as long as it does. */
interface Ahead<Open> {
  /** The address before it. */
  from: string
  open: Open
}

/**
 * What is open over a screen, kept in its address: a link, a reload and a sign-in show it again, and Back closes it.
 * Every field of `schema` has a default, which stands for nothing being open; what is shown while something is open takes
 * its place.
 */
export function useOpenInAddress<Schema extends z.ZodObject>(schema: Schema) {
  type Open = z.output<Schema>
  const router = useRouter()
  const { history } = router
  const changeSearch = useChangeSearch()
  const named = readAddress(schema, useSearch({ strict: false }))
  const address = JSON.stringify(named)
  const [ahead, setAhead] = useState<Ahead<Open>>()
  const isArrived = ahead !== undefined && address === JSON.stringify(ahead.open)
  if (ahead && isArrived && ahead.from !== address) setAhead({ ...ahead, from: address })
  if (ahead && !isArrived && ahead.from !== address) setAhead(undefined)
  const nothing = readAddress(schema, {})
  const isNothing = (open: Open) => JSON.stringify(open) === JSON.stringify(nothing)
  useScreenBehind(schema, !isNothing(named))

  const show = (part: Partial<Open>) => {
    const before = readAddress(schema, router.latestLocation.search)
    setAhead({ from: address, open: { ...nothing, ...part } })
    const isOpen = !isNothing(before)
    void changeSearch((now) => withoutDefaults(schema, { ...now, ...nothing, ...part }), {
      replace: isOpen,
      state: (now) => (isOpen ? now : { ...now, opensOverScreen: true }),
    })
  }
  /** Goes back where it was opened over the screen, so that Back need not be pressed twice. */
  const close = () => {
    if (ahead && isNothing(ahead.open)) return
    setAhead({ from: address, open: nothing })
    if (history.location.state.opensOverScreen) return history.back({ ignoreBlocker: true })
    void changeSearch((now) => withoutDefaults(schema, { ...now, ...nothing }), { replace: true })
  }
  const open = ahead?.open ?? named
  return { open, way: ahead ? ('pressed' as const) : ('restored' as const), show, close }
}

/** Puts the screen behind what a window begins with, so that Back closes it instead of leaving. */
function useScreenBehind(schema: z.ZodObject, isOpen: boolean) {
  const { history } = useRouter()
  const names = Object.keys(schema.shape).join()
  useEffect(() => {
    const { href, state } = history.location
    if (!isOpen || state.__TSR_index !== 0) return
    const screen = new URL(window.location.href)
    for (const name of names.split(',')) screen.searchParams.delete(name)
    // The router listens to the window's own function; it shows the dialog all the while.
    History.prototype.replaceState.call(window.history, window.history.state, '', screen)
    history.push(href, { opensOverScreen: true }, { ignoreBlocker: true })
  }, [isOpen, history, names])
}
