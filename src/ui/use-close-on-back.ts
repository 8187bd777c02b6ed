import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** What floats, the topmost last. */
const floating: object[] = []

/** Makes the back button close the topmost dialog instead of leaving the screen; does nothing where it is `off`. */
export function useCloseOnBack(close: () => void, off = false): void {
  const me = useRef({}).current
  useEffect(() => {
    floating.push(me)
    return () => {
      floating.splice(floating.indexOf(me), 1)
    }
  }, [me])
  useBlocker({
    disabled: off,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || floating.at(-1) !== me) return false
      close()
      return true
    },
  })
}
