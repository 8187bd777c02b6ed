import { type MouseEvent, useEffect, useRef } from 'react'

const HOLD_DELAY_MS = 400
const INTERVAL_MS = 90
const MIN_INTERVAL_MS = 40
const SPEED_UP_MS = 3
/** How many steps one repetition takes, from how many repetitions on. */
const PACES = [
  { from: 30, steps: 5 },
  { from: 12, steps: 2 },
] as const

/**
 * Event handlers of a button that runs `work` on a click and, while it is held down, repeatedly, faster and faster and
 * with more steps at once, until `work` returns false.
 */
export function usePressAndHold(work: (steps: number) => unknown) {
  const latest = useRef(work)
  latest.current = work
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(0)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    repeated.current += 1
    const interval = Math.max(MIN_INTERVAL_MS, INTERVAL_MS - repeated.current * SPEED_UP_MS)
    const goesOn = latest.current(stepsAt(repeated.current)) !== false
    if (goesOn) timer.current = setTimeout(repeat, interval)
  }
  return {
    onPointerDown: () => {
      stop()
      repeated.current = 0
      timer.current = setTimeout(repeat, HOLD_DELAY_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // On a touch screen a long press opens the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop()
      if (repeated.current === 0) latest.current(1)
      repeated.current = 0
    },
  }
}

function stepsAt(repeated: number): number {
  return PACES.find(({ from }) => repeated >= from)?.steps ?? 1
}
