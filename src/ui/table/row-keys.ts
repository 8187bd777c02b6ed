import type { KeyboardEvent } from 'react'

/** Moves the focus from row to row: arrows, J and K, Home, End; PageUp and PageDown turn the page. */
export function moveRow(event: KeyboardEvent<HTMLElement>, onTurn?: (step: number) => void): void {
  const from = event.target as HTMLElement
  if (!from.matches('tr[data-row]') || from.parentElement !== event.currentTarget) return
  if (event.key === 'PageDown' || event.key === 'PageUp') {
    onTurn?.(event.key === 'PageDown' ? 1 : -1)
    return
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > tr[data-row]')]
  const to = rows[destination(keyOf(event), rows.indexOf(from), rows.length - 1)]
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

/** J and K stand for the arrows, by their places on the keyboard. */
function keyOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey || altKey) return key
  return code === 'KeyJ' ? 'ArrowDown' : code === 'KeyK' ? 'ArrowUp' : key
}
