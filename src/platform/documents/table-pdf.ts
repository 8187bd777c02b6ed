import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OfficerContext } from '../call-context.ts'
import { renderPdf } from './render-pdf.ts'
import { type SheetOfDay, sheetOfDay, type Translate } from './translate.ts'

/** A column of a sheet and what it says of a row. One without a width takes what the others leave of the page. */
export interface SheetColumn<Row> {
  name: string
  unit?: string
  /** Millimetres. */
  width?: number
  /** Figures stand at the right of their column. */
  isFigure?: boolean
  /** What the row is read for. */
  isResult?: boolean
  value: (row: Row, index: number) => string
}

/** A table of the sheet under its name, and how many it counts; where it has no rows it says so. */
export interface SheetPart<Row> {
  name: string
  count: string
  rows: readonly Row[]
}

interface TableSheet<Row> extends SheetOfDay {
  columns: readonly SheetColumn<Row>[]
  parts: readonly SheetPart<Row>[]
  /** What is to be known of it, below the tables. */
  notes?: readonly string[]
}

/** An A4 sheet under the mill's name that is a table, or several, in the officer's language. */
export async function tablePdf<Row>(
  { columns, parts, notes = [], ...sheet }: TableSheet<Row>,
  ctx: OfficerContext,
  t: Translate<never>,
): Promise<Uint8Array> {
  const cellsOf = (row: Row, index: number) => columns.map(({ value }) => value(row, index))
  const data = {
    ...sheetOfDay(sheet, ctx, t),
    columns: columns.map(({ value: _, ...column }) => ({
      unit: '',
      width: null,
      isFigure: false,
      isResult: false,
      ...column,
    })),
    parts: await Promise.all(
      parts.map(async (part) => ({ ...part, rows: await mapInSlices(part.rows, cellsOf) })),
    ),
    notes: [...notes],
  }
  return renderPdf('src/platform/documents/table.typ', data, ctx)
}

/** Rows that take some milliseconds together. */
const SLICE = 50

/** Like `items.map(map)`, in slices between which other calls are served: a document may have thousands of rows. */
export async function mapInSlices<Item, Row>(
  items: readonly Item[],
  map: (item: Item, index: number) => Row,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await nextTurn()
    rows.push(map(item, index))
  }
  return rows
}
