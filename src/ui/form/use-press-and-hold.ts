import { type MouseEvent, useEffect, useRef } from 'react'

const WAIT_MS = 400
const PACE_MS = 90
const QUICKEST_MS = 25
const QUICKER_MS = 3

/**
 * Does `work` on a press and, while it is held, again and again, ever
 * quicker, until `work` answers false; for a button.
 */
export function usePressAndHold(work: () => unknown) {
  const latest = useRef(work)
  latest.current = work
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(0)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = () => {
    repeated.current += 1
    const pace = Math.max(QUICKEST_MS, PACE_MS - repeated.current * QUICKER_MS)
    if (latest.current() !== false) timer.current = setTimeout(again, pace)
  }
  return {
    onPointerDown: () => {
      stop()
      repeated.current = 0
      timer.current = setTimeout(again, WAIT_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press of a finger asks for a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop()
      if (repeated.current === 0) latest.current()
      repeated.current = 0
    },
  }
}
