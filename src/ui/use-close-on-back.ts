import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The open dialogs, the topmost last. */
const openDialogs: object[] = []

/** Makes the back button close the topmost dialog instead of leaving the screen; does nothing where it is `off`. */
export function useCloseOnBack(close: () => void, off = false): void {
  const me = useRef({}).current
  useEffect(() => {
    openDialogs.push(me)
    return () => {
      openDialogs.splice(openDialogs.indexOf(me), 1)
    }
  }, [me])
  useBlocker({
    disabled: off,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || openDialogs.at(-1) !== me) return false
      close()
      return true
    },
  })
}
