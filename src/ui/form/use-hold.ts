import { type MouseEvent, useEffect, useRef } from 'react'

const WAIT_MS = 400
const PACE_MS = 90

/** Does `work` on a press and, while it is held, again and again until `work` answers false; for a button. */
export function useHold(work: () => unknown) {
  const latest = useRef(work)
  latest.current = work
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = () => {
    repeated.current = true
    if (latest.current() !== false) timer.current = setTimeout(again, PACE_MS)
  }
  return {
    onPointerDown: () => {
      stop()
      repeated.current = false
      timer.current = setTimeout(again, WAIT_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press of a finger asks for a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop()
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
