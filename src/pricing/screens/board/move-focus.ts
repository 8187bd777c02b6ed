import type { KeyboardEvent } from 'react'
import type { BoardProduct } from '../prices.ts'
import type { Field } from './draft.ts'

/** The id of the field of a product's price. */
export function cellId(product: BoardProduct, field: Field): string {
  return `price-${product.UUID}-${field}`
}

/** Brings the field of a product's price into sight, with the focus and all of it selected. */
export function leadTo(product: BoardProduct, field: Field): void {
  const cell = document.getElementById(cellId(product, field))
  if (!(cell instanceof HTMLInputElement)) return
  cell.scrollIntoView({ block: 'center', inline: 'center' })
  cell.focus({ preventScroll: true })
  cell.select()
}

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
}

/** Moves between the fields of a table: up and down by the arrows and Enter, left and right past the end of a text. */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || event.altKey) return
  const [rows, columns] = STEPS[event.key] ?? sideways(event.key, field)
  if (rows === 0 && columns === 0) return
  event.preventDefault()
  const row = field.closest('tr')
  const fields = [...(row?.querySelectorAll('input') ?? [])]
  const next = rows < 0 ? row?.previousElementSibling : rows > 0 ? row?.nextElementSibling : row
  const target = next?.querySelectorAll('input')[fields.indexOf(field) + columns]
  target?.focus()
  target?.select()
}

function sideways(key: string, field: HTMLInputElement): readonly [number, number] {
  if (key === 'ArrowLeft' && field.selectionStart === 0) return [0, -1]
  if (key === 'ArrowRight' && field.selectionEnd === field.value.length) return [0, 1]
  return [0, 0]
}
