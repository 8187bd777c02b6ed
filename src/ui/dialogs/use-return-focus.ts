import { useEffect, useState } from 'react'
import { focusPlace, type Place, placeOf } from '../focus/place.ts'

/** What had the focus before something floated, and what had it before that. */
interface Origin {
  element: HTMLElement | null
  place: Place | undefined
  before: Origin | undefined
}

/** Of what floats on top. */
let top: Origin | undefined

/**
 * Gives the focus back, on leaving, to what had it before; for a menu's item, to the menu's button; where one
 * dialog took the place of another, to what had it before both; where that is gone, to what took its place.
 */
export function useReturnFocus(): void {
  const [origin] = useState<Origin>(originOf)
  useEffect(() => {
    top = origin
    return () => {
      top = origin.before
      // After the dialog below, which as it comes to the fore again takes the focus to its first field.
      requestAnimationFrame(() => setTimeout(() => top === origin.before && giveBack(origin)))
    }
  }, [origin])
}

function originOf(): Origin {
  const element = opener()
  return { element, place: element ? placeOf(element) : undefined, before: top }
}

function opener(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (menu) return document.getElementById(menu)
  return active === document.body ? null : active
}

/** To the latest that is still on the screen, which stays where it is scrolled to, else to what took the place of the first. */
function giveBack(origin: Origin): void {
  const element = connectedElement(origin)
  if (element) element.focus({ preventScroll: true })
  else if (document.activeElement === document.body) focusPlace(firstPlace(origin))
}

function connectedElement({ element, before }: Origin): HTMLElement | null | undefined {
  return element?.isConnected ? element : before && connectedElement(before)
}

function firstPlace({ place, before }: Origin): Place {
  return before ? firstPlace(before) : (place ?? [])
}
