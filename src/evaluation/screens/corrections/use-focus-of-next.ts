import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { Staying } from './use-staying.ts'

/**
 * Once the card that has the focus is decided, its buttons are gone. Who pressed a key goes on with the next card that
 * waits, or with their list where none does; who pressed with a finger stays.
 */
export function useFocusOfNext(cards: readonly Staying[]) {
  const list = useRef<HTMLElement>(null)
  const focused = useRef<number>(undefined)
  const byKey = useRef(false)
  useEffect(() => {
    const at = cards.findIndex(({ correction }) => correction.CorrectionID === focused.current)
    if (!cards[at]?.left) return
    focused.current = undefined
    const drawn = [...(list.current?.querySelectorAll('li') ?? [])]
    if (!hasLost(drawn[at])) return
    const next = byKey.current ? nextOf(cards, at, drawn) : drawn[at]
    ;(next ?? list.current)?.focus({ preventScroll: !byKey.current })
  }, [cards])
  const onFocus = ({ target }: FocusEvent) => {
    const card = target.closest('li')
    const at = card ? [...(list.current?.querySelectorAll('li') ?? [])].indexOf(card) : -1
    focused.current = cards[at]?.correction.CorrectionID
  }
  // A press by a key has no count of clicks.
  const onClickCapture = ({ detail }: MouseEvent) => {
    byKey.current = detail === 0
  }
  return { ref: list, onFocus, onClickCapture }
}

/** Whether the focus is nowhere, or in a card that takes no more presses. */
function hasLost(card: HTMLElement | undefined): boolean {
  const { activeElement } = document
  return activeElement === document.body || (card?.contains(activeElement) ?? false)
}

/** The first button of the card that waits next, past the end from the beginning. */
function nextOf(cards: readonly Staying[], at: number, drawn: readonly HTMLElement[]) {
  const places = [...cards.keys()]
  const next = [...places.slice(at + 1), ...places.slice(0, at)].find((one) => !cards[one]?.left)
  return next === undefined ? undefined : drawn[next]?.querySelector('button')
}
