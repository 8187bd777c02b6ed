import type { KeyboardEvent } from 'react'
import type { RowAction } from './column.ts'

const TYPES = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/**
 * The row that a key is meant for: the one that has the focus, or that of the tick, which the mouse leaves the focus on;
 * from its other buttons only letters are meant for it.
 */
export function rowOfKey({ target, code }: KeyboardEvent): HTMLElement | null {
  const element = target as HTMLElement
  if (element.matches('tr[data-row]')) return element
  const isTick = element.matches('[type=checkbox]') && code !== 'Space'
  const isLetter = code.startsWith('Key') && !element.matches(TYPES)
  return isTick || isLetter ? element.closest<HTMLElement>('tr[data-row]') : null
}

/** The action of a row that a letter stands for, pressed in the row or in its lines. */
export function actionOfKey(event: KeyboardEvent, actions: readonly RowAction[]) {
  const { currentTarget, target, code, ctrlKey, metaKey, altKey } = event
  const isHere = currentTarget.contains(target as Node) && !(target as Element).matches(TYPES)
  if (!isHere || ctrlKey || metaKey || altKey) return undefined
  return actions.find(({ keyCode }) => keyCode === code)
}

/**
 * Moves the focus from row to row: arrows, J and K, Home, End; PageUp and PageDown turn the page. Beyond the first and the
 * last of the lines of an open row come that row and the one after it.
 */
export function moveRow(event: KeyboardEvent<HTMLElement>, onTurn?: (step: number) => void): void {
  const { currentTarget: body } = event
  const from = rowOfKey(event)
  if (event.defaultPrevented || !from || !body.contains(from)) return
  const isOwn = from.parentElement === body
  if (isOwn && (event.key === 'PageDown' || event.key === 'PageUp')) {
    onTurn?.(event.key === 'PageDown' ? 1 : -1)
    return
  }
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > tr[data-row]')]
  const to = isOwn
    ? rows[destination(keyOf(event), rows.indexOf(from), rows.length - 1)]
    : rows[
        beyondLines(
          keyOf(event),
          rows.findLastIndex((row) => isBefore(row, from)),
        )
      ]
  if (!to || to === from) return
  event.preventDefault()
  to.focus()
  to.scrollIntoView({ block: 'nearest' })
}

/** For a row that is removed while it has the focus: moves the focus to the row below, else to the row above. */
export function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return
  const rows = [
    ...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[data-row]') ?? []),
  ]
  const at = rows.indexOf(row)
  const neighbour = rows[at + 1] ?? rows[at - 1]
  neighbour?.focus({ preventScroll: true })
}

function destination(key: string, at: number, last: number): number {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : at
}

/** From the lines of the row at `at`. */
function beyondLines(key: string, at: number): number {
  if (key === 'ArrowDown') return at + 1
  return key === 'ArrowUp' ? at : -1
}

function isBefore(row: Element, other: Element): boolean {
  return (row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** J and K stand for the arrows, by their places on the keyboard. */
function keyOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey || altKey) return key
  return code === 'KeyJ' ? 'ArrowDown' : code === 'KeyK' ? 'ArrowUp' : key
}
