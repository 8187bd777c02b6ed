import { type RouterHistory, useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** How many were opened so far. */
let opened = 0
/** The numbers of the open dialogs, the topmost of which was opened last. */
const open = new Set<number>()

/**
 * Makes the back button close the topmost dialog instead of leaving the screen, or the product where the window begins
 * with it; does nothing where it is `off`.
 */
export function useCloseOnBack(close: () => void, off = false): void {
  const { history } = useRouter()
  const [me] = useState(() => ++opened)
  useEffect(() => {
    open.add(me)
    if (!off) putEntryBehind(history)
    return () => void open.delete(me)
  }, [me, history, off])
  useBlocker({
    disabled: off,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || Math.max(...open) !== me) return false
      close()
      return true
    },
  })
}

/** Puts the screen once more behind the first entry of a window, which has nothing of the product to go back to. */
function putEntryBehind(history: RouterHistory): void {
  const { href, state } = history.location
  if (state.__TSR_index !== 0) return
  history.push(href, undefined, { ignoreBlocker: true })
  passOver(history)
}

/** Goes back once more from the entry that now is on top, as long as nothing is open there: both show the same. */
function passOver(history: RouterHistory): void {
  const top = history.location.state.__TSR_key
  let present = top
  const stop = history.subscribe(({ location, action }) => {
    const wasOnTop = present === top
    present = location.state.__TSR_key
    if (action.type !== 'BACK' || location.state.__TSR_index !== 0) return
    stop()
    if (wasOnTop) history.back()
  })
}
