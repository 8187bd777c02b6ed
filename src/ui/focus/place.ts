/** Where an element stands: its ancestors, the nearest first, and which child of each leads to it. */
export type Place = readonly { parent: Element; index: number }[]

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

export function placeOf(element: Element): Place {
  const place: { parent: Element; index: number }[] = []
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    place.push({ parent, index: [...parent.children].indexOf(child) })
    if (parent === document.body) break
  }
  return place
}

/**
 * Focuses what took the place of an element that is gone: the next in what held it, else the one before; the screen where
 * nothing of it is left.
 */
export function focusPlace(place: Place): void {
  const screen = document.getElementById('content') ?? document.body
  for (const { parent, index } of place) {
    if (!parent.isConnected || parent.contains(screen)) continue
    const children = [...parent.children]
    const around = [...children.slice(index), ...children.slice(0, index).toReversed()]
    const next = around.map(firstIn).find(Boolean)
    if (next) {
      next.focus()
      return
    }
  }
  screen.focus()
}

/** Whether it cannot have the focus any more, or not now. */
export function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled')
}

function isFocusable(element: Element): boolean {
  return (
    element.matches(FOCUSABLE) &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.checkVisibility()
  )
}

function firstIn(element: Element): HTMLElement | undefined {
  return [element, ...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isFocusable) as
    | HTMLElement
    | undefined
}
