import { useEffect } from 'react'
import { focusPlace, isLost, type Place, placeOf } from './place.ts'

/**
 * Keeps the focus in the screen where what had it goes away or is disabled, as a button does that did its work: it goes
 * back once that is enabled again, else on to what took its place. A dialog gives the focus back itself; from a message
 * that is closed it goes back to where it was before.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let last: { element: Element; place: Place } | undefined
    let isDue = false
    const remember = ({ target }: FocusEvent) => {
      if (isInMessage(target)) return
      last = target instanceof Element ? { element: target, place: placeOf(target) } : undefined
    }
    // Whoever presses beside everything wants the focus nowhere. What is taken away stands there until it is gone.
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || !(target instanceof Element)) return
      queueMicrotask(() => {
        if (last?.element === target && !isLost(target)) last = undefined
      })
    }
    const recover = () => {
      isDue = false
      if (!last || document.activeElement !== document.body) return
      const { element, place } = last
      if (!isLost(element)) (element as HTMLElement).focus()
      else if (!isWorking(element) && !isOver(element, place)) focusPlace(place)
    }
    // Once whatever else gives the focus to something, such as a dialog that has closed, has done so.
    const recoverSoon = () => {
      if (isDue || !last) return
      if (document.activeElement !== document.body && !isLost(last.element)) return
      isDue = true
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(recover)))
    }
    const changes = new MutationObserver(recoverSoon)
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      changes.disconnect()
      last = undefined
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
}

function isInMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.mantine-Notifications-root') !== null
}

/** A button that shows its spinner gets the focus back after it. */
function isWorking(element: Element): boolean {
  return element.isConnected && element.matches('[data-loading]')
}

/** Whether what floated over the screen, or over a part of it, is closed with everything in it. */
function isOver(element: Element, place: Place): boolean {
  const around = [element, ...place.map(({ parent }) => parent)]
  return (
    around.some((each) => !each.isConnected && each.matches('[role="dialog"]')) ||
    place.every(({ parent }) => !parent.isConnected || parent === document.body)
  )
}
