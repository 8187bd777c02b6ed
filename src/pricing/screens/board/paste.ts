import { BOARD_GRADES } from '../../rules/board-rows.ts'
import type { BoardProduct } from '../prices.ts'
import { type Draft, type Field, TERMS, withText } from './draft.ts'

/** The columns of the board, from left to right. */
const COLUMNS: readonly Field[] = [...BOARD_GRADES, ...TERMS]

/** The cells of a block as a spreadsheet copies it: its rows are lines, its columns parted by tabs. */
export function blockOf(text: string): string[][] {
  const lines = text.replaceAll('\r', '').replace(/\n+$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

/** Where the first cell of a block falls. */
interface Corner {
  product: BoardProduct
  field: Field
}

/**
 * The drafts of the products that a pasted block covers, by their ids. An empty cell leaves what stands, and what reaches
 * past the board is left out.
 */
export function pastedDrafts(
  block: readonly string[][],
  { product, field }: Corner,
  { products, of }: { products: readonly BoardProduct[]; of: (product: BoardProduct) => Draft },
): Record<string, Draft> {
  const first = products.findIndex(({ UUID }) => UUID === product.UUID)
  const columns = COLUMNS.slice(COLUMNS.indexOf(field))
  const covered = products.slice(first, first + block.length)
  return Object.fromEntries(
    covered.map((one, at) => [one.UUID, withRow(of(one), columns, block[at] ?? [])]),
  )
}

function withRow(draft: Draft, columns: readonly Field[], cells: readonly string[]): Draft {
  return columns.reduce((pasted, column, at) => {
    const text = cells[at] ?? ''
    return text === '' ? pasted : withText(pasted, column, text)
  }, draft)
}
