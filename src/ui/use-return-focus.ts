import { useEffect, useState } from 'react'

/** Gives the focus back, on leaving, to what had it before; for a menu's item, to the menu's button. */
export function useReturnFocus(): void {
  const [origin] = useState(opener)
  useEffect(() => () => giveBack(origin), [origin])
}

/**
 * After the dialog below, which takes the focus to its first field as it comes to the fore again; not where
 * another dialog has come in the place of this one.
 */
function giveBack(origin: HTMLElement | null): void {
  const give = () => {
    const dialog = document.activeElement?.closest('[role="dialog"]')
    if (!dialog || dialog.contains(origin)) origin?.focus()
  }
  requestAnimationFrame(() => setTimeout(give))
}

function opener(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return menu ? document.getElementById(menu) : active
}
