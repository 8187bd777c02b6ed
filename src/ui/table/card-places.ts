import type { Column, DataTableProps } from './column.ts'

/**
 * Where a column stands on the card of a phone: `title` and `side` in the first line (what the row is; its state), `sum`
 * at the side of a card of two lines, `name` and `beside` in the second, `figure` under its label, `line` by itself.
 */
export type CardPlace = 'title' | 'side' | 'sum' | 'name' | 'beside' | 'figure' | 'line'

/**
 * The places of the columns by their keys; one that has none is not on the card. A card of two lines, which is what is
 * ticked or belongs to a record, has the figure that counts at its side, and what is ticked begins with its name.
 */
export function cardPlaces<Row>(
  table: Pick<DataTableProps<Row>, 'columns' | 'selection' | 'kind'>,
): Readonly<Record<string, CardPlace>> {
  const { columns, selection, kind = 'page' } = table
  const isCompact = selection !== undefined || kind !== 'page'
  const places: Record<string, CardPlace> = {}
  for (const { key, card } of columns) if (card) places[key] = card
  const key = columns.find(({ tone, card }) => card === 'title' || (tone === 'key' && !card))?.key
  const name = columns.find((column) => column.name && !column.card && column.key !== key)?.key
  const [title, second] = selection ? [name ?? key, name && key] : [key ?? name, key && name]
  if (title) places[title] = 'title'
  if (second) places[second] = 'name'
  const state = columns.find(isState)
  if (state) places[state.key] = isCompact ? 'line' : 'side'
  if (isCompact) placeFigures(columns, places)
  return places
}

function isState<Row>({ key, card }: Column<Row>): boolean {
  return key === 'state' && !card
}

/** Puts the figure that counts at the side, and the others beside the name. */
function placeFigures<Row>(columns: readonly Column<Row>[], places: Record<string, CardPlace>) {
  const figures = columns.filter(({ key }) => places[key] === 'figure')
  const sum = figures.findLast(({ tone }) => tone === 'figure' || tone === 'total')
  for (const { key } of figures) places[key] = 'beside'
  const last = sum ?? figures.findLast(({ right }) => right)
  if (last) places[last.key] = 'sum'
}
