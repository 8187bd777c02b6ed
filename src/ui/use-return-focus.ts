import { useEffect, useState } from 'react'

/** Gives the focus back, on leaving, to what had it before; for a menu's item, to the menu's button. */
export function useReturnFocus(): void {
  const [origin] = useState(opener)
  useEffect(() => () => void requestAnimationFrame(() => origin?.focus()), [origin])
}

function opener(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return menu ? document.getElementById(menu) : active
}
