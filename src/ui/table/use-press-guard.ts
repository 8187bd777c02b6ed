import { useWindowEvent } from '@mantine/hooks'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../toasts.tsx'

/** So soon after the row of a press left, and so near, another press is one more at the same place. */
const AGAIN_MS = 3000
const NEAR_PX = 12

interface Press {
  row: Element
  x: number
  y: number
  /** When it was, or when its row left. */
  at: number
  hasLeft: boolean
}

/**
 * Returns what to call first with each press in a list: a second one at the same place that would meet another row, since
 * the rows moved up meanwhile, does nothing and says so; the next one counts.
 */
export function usePressGuard() {
  const { t } = useTranslation()
  const last = useRef<Press>(undefined)
  useLayoutEffect(() => {
    const press = last.current
    if (!press || press.hasLeft || press.row.isConnected) return
    last.current = { ...press, at: performance.now(), hasLeft: true }
  })
  // Whoever typed meanwhile, such as a search, knows that other rows stand there.
  useWindowEvent('keydown', () => {
    last.current = undefined
  })
  return (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    const row = target.closest('tr, li')
    // A press by key has no place.
    if (!row || !target.closest('button') || event.detail === 0) return
    const at = performance.now()
    const press = { row, x: event.clientX, y: event.clientY, at, hasLeft: false }
    const before = last.current
    last.current = press
    if (!before || before.row === row || !isAgain(before, press)) return
    event.preventDefault()
    event.stopPropagation()
    showNotice(t('ui.rowsMoved'))
  }
}

function isAgain(before: Press, { x, y, at }: Press): boolean {
  return at - before.at < AGAIN_MS && Math.hypot(x - before.x, y - before.y) < NEAR_PX
}
