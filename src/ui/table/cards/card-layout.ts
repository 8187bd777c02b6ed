import type { Column } from '../column.ts'

/** Where the columns of a list stand on its cards. */
export interface CardLayout<Row> {
  /** What the row is: its number. */
  id?: Column<Row>
  /** The column that takes the rest in a table: the name. */
  name?: Column<Row>
  state?: Column<Row>
  /** Labelled figures, four at most, in the order of the columns. */
  figures: readonly Column<Row>[]
  /** Each in a line of its own, where the row has it. */
  lines: readonly Column<Row>[]
}

const MAX_FIGURES = 4
/** Pixels for the figures of a card, as wide as their columns are. */
const ROOM = 370
const STATE = 'state'

/** The cards of a list from the columns of its table. */
export function cardLayout<Row>(columns: readonly Column<Row>[]): CardLayout<Row> {
  const shown = columns.filter(({ card }) => card !== 'hide')
  const id = shown.find(({ tone, card }) => tone === 'key' && !card)
  const name = shown.find((column) => !column.width && column !== id && !column.card)
  const state = shown.find(({ key, card }) => key === STATE && !card)
  const others = shown.filter((column) => ![id, name, state].includes(column))
  const lines = others.filter(({ card }) => card === 'line')
  const figures = others.filter(({ card }) => card !== 'line')
  return { id, name, state, figures: mostWanted(figures), lines }
}

/**
 * Those that are wanted most and that there is room for, four at most, in their order: first those that say so, then
 * those that a table leaves out last.
 */
function mostWanted<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const kept: Column<Row>[] = []
  let room = ROOM
  for (const column of columns.toSorted((a, b) => rank(b) - rank(a))) {
    const { width = 0 } = column
    if (kept.length === MAX_FIGURES || width > room) continue
    kept.push(column)
    room -= width
  }
  return columns.filter((column) => kept.includes(column))
}

function rank<Row>({ card, hidden, dropOrder, under, tone }: Column<Row>): number {
  if (card === 'figure') return 1000
  if (hidden) return -1
  if (dropOrder && !under) return dropOrder
  if (tone === 'figure' || tone === 'total') return 200
  return tone === 'support' ? 99 : 100
}

/** A card of two lines: what is ticked or belongs to a record. */
export interface CompactLayout<Row> extends Omit<CardLayout<Row>, 'figures'> {
  /** The figure one came for, at the right of the first line. */
  sum?: Column<Row>
  /** Further figures, at the right of the second line. */
  figures: readonly Column<Row>[]
  /** What is no figure, with its label. */
  rest: readonly Column<Row>[]
}

/** The same columns in two lines, the figure that counts at the right of the first. */
export function compactLayout<Row>(columns: readonly Column<Row>[]): CompactLayout<Row> {
  const { figures, ...layout } = cardLayout(columns)
  const right = figures.filter((column) => column.right)
  const sum = right.findLast(({ tone }) => tone === 'figure' || tone === 'total') ?? right.at(-1)
  return {
    ...layout,
    sum,
    figures: right.filter((column) => column !== sum),
    rest: figures.filter((column) => !column.right),
  }
}
