import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { Card } from './use-correction-cards.ts'

/**
 * Moves the focus when the focused card is decided and loses its buttons: after a key to the next open card, or to the
 * list where there is none; after a click it stays on the card.
 */
export function useFocusNext(cards: readonly Card[]) {
  const list = useRef<HTMLElement>(null)
  const focused = useRef<number>(undefined)
  const byKey = useRef(false)
  useEffect(() => {
    const at = cards.findIndex(({ correction }) => correction.CorrectionID === focused.current)
    if (!cards[at]?.isDecided) return
    focused.current = undefined
    return onceClosed(list.current, () => {
      const items = [...(list.current?.querySelectorAll('li') ?? [])]
      if (!hasLostFocus(items[at])) return
      const next = byKey.current ? nextButton(cards, at, items) : items[at]
      ;(next ?? list.current)?.focus({ preventScroll: !byKey.current })
    })
  }, [cards])
  const onFocus = ({ target }: FocusEvent) => {
    const card = target.closest('li')
    const at = card ? [...(list.current?.querySelectorAll('li') ?? [])].indexOf(card) : -1
    focused.current = cards[at]?.correction.CorrectionID
  }
  // A click event that comes from the keyboard has a `detail` of 0.
  const onClickCapture = ({ detail }: MouseEvent) => {
    byKey.current = detail === 0
  }
  return { ref: list, onFocus, onClickCapture }
}

/** Runs `then` once the question over the list, if there is one, has closed and given the focus back; gives what stops it. */
function onceClosed(list: HTMLElement | null, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const isAsking = () => {
    const dialog = document.activeElement?.closest('[role="dialog"]')
    return dialog != null && !dialog.contains(list)
  }
  const look = () => {
    if (isAsking()) timer = setTimeout(look, 50)
    else then()
  }
  look()
  return () => clearTimeout(timer)
}

/** Whether nothing has the focus, or only a part of a decided card. */
function hasLostFocus(card: HTMLElement | undefined): boolean {
  const { activeElement } = document
  return activeElement === document.body || (card?.contains(activeElement) ?? false)
}

/** The first button of the next open card, after the last one from the first on. */
function nextButton(cards: readonly Card[], at: number, items: readonly HTMLElement[]) {
  const places = [...cards.keys()]
  const next = [...places.slice(at + 1), ...places.slice(0, at)].find(
    (one) => !cards[one]?.isDecided,
  )
  return next === undefined ? undefined : items[next]?.querySelector('button')
}
