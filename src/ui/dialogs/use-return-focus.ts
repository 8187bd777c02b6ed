import { useEffect, useState } from 'react'

/** What had the focus before something floated, and what had it before that. */
interface Origin {
  element: HTMLElement | null
  before: Origin | undefined
}

/** Of what floats on top. */
let top: Origin | undefined

/**
 * Gives the focus back, on leaving, to what had it before; for a menu's item, to the menu's button; where one
 * dialog took the place of another, to what had it before both.
 */
export function useReturnFocus(): void {
  const [origin] = useState<Origin>(() => ({ element: opener(), before: top }))
  useEffect(() => {
    top = origin
    return () => {
      top = origin.before
      // After the dialog below, which as it comes to the fore again takes the focus to its first field.
      requestAnimationFrame(() =>
        setTimeout(() => top === origin.before && connectedElement(origin)?.focus()),
      )
    }
  }, [origin])
}

function opener(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (menu) return document.getElementById(menu)
  return active === document.body ? null : active
}

/** The latest that is still on the screen. */
function connectedElement({ element, before }: Origin): HTMLElement | null | undefined {
  return element?.isConnected ? element : before && connectedElement(before)
}
