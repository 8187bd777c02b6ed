import { withoutInvisible } from '../invisible.ts'

/** A line of a file or a row of a sheet, by the number under which a person finds it, from 1. */
export interface SheetLine {
  line: number
  /** Without spaces around them; '' where nothing stands. */
  cells: string[]
}

export type SheetFaultCode =
  | 'file.type'
  | 'file.oldExcel'
  | 'file.locked'
  | 'file.unreadable'
  | 'file.encoding'
  | 'file.tooLarge'
  | 'file.tooManyRows'
  | 'file.tooManyColumns'
  | 'file.tooManyValues'
  | 'file.tooManySheets'
  | 'file.tooManyMerged'
  | 'file.longLine'
  | 'file.longCell'
  | 'file.tooMuch'
  | 'file.empty'
  | 'file.broken'
  | 'file.letters'
  | 'file.tooFewCells'
  | 'file.tooManyCells'
  | 'file.noResult'
  | 'file.errorCell'

/** What cannot be read, and on which line; without one, the whole table. The words of its code say what to do. */
export interface SheetFault {
  line?: number
  /** Of a single cell: its column, from 0. */
  column?: number
  code: SheetFaultCode
  params: Record<string, string | number>
}

/** A CSV file, or one sheet of a workbook, as text. */
export interface SheetTable {
  /** The name of the sheet; a CSV file has none. */
  sheet?: string
  /** How a CSV file was written; a workbook says nothing of it. */
  encoding?: Encoding
  header: string[]
  rows: SheetLine[]
  faults: SheetFault[]
  /** What of a sheet nobody sees, where something is hidden. */
  hidden?: Hidden
}

interface Hidden {
  /** The sheet itself, all of which this table is. */
  isSheet: boolean
  rows: number
  columns: number
  /** The table with its hidden rows and columns, which this one is without. */
  whole?: SheetTable
}

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-874'

export const MAX_MEBIBYTES = 50
/** The lines of a file; a mill's tickets of a year are about 90,000. */
export const MAX_ROWS = 200_000
export const MAX_COLUMNS = 200
/** The letters of a cell, as in Excel, and of a line of a CSV file. */
export const MAX_CELL = 32_767
export const MAX_LINE = 1_000_000

/** A table of which nothing could be read, and why. */
export function unreadable(
  code: SheetFaultCode,
  params: SheetFault['params'] = {},
  of: Pick<SheetTable, 'sheet' | 'encoding'> = {},
): SheetTable {
  return { ...of, header: [], rows: [], faults: [{ code, params }] }
}

/** The text of a cell without what nobody sees: spaces around it, hard spaces, marks of width 0. */
export function cleanCell(text: string): string {
  const seen = SEEN.test(text) ? text : withoutInvisible(text).replace(/\u00a0/g, ' ')
  return seen.trim()
}

/** What nearly every cell is made of. */
const SEEN = /^[ -~ก-๛]*$/

/** What stands in the place of a formula that was saved without its result. */
export const NO_RESULT = '#NO-RESULT!'

/** How far down a header may stand: titles and the mill's name go before it. */
const LONGEST_TITLE = 20

/**
 * Sets the header apart from the rows below it: it is the first line, of the first twenty, that is more than half as wide
 * as the widest of them. Titles above it, often merged over many columns, are narrower.
 */
export function asTable(
  lines: readonly SheetLine[],
  of: Pick<SheetTable, 'sheet' | 'encoding'>,
): SheetTable {
  const written = lines.filter(({ cells }) => cells.some(Boolean))
  const top = written.slice(0, LONGEST_TITLE)
  const widest = Math.max(0, ...top.map(width))
  const at = top.findIndex((line) => width(line) >= widest * 0.6)
  const header = written[at]
  const rows = written.slice(at + 1).filter((line) => !isSame(line, header))
  if (!header || rows.length === 0) return unreadable('file.empty', {}, of)
  if (rows.length > MAX_ROWS) return unreadable('file.tooManyRows', { max: MAX_ROWS }, of)
  const names = withoutEmptyEnd(header.cells)
  if (names.length > MAX_COLUMNS) return unreadable('file.tooManyColumns', { max: MAX_COLUMNS }, of)
  return { ...of, header: names, rows, faults: errorCells(names, rows) }
}

/** What spreadsheets show in the place of a value that they have not, in a workbook or in what they saved as CSV. */
const ERROR_CELL = /^#(?:N\/A|GETTING_DATA|[A-Z][A-Z0-9_/-]*[!?])$|^Err:\d{3}$|^#{3,}$/

function errorCells(header: readonly string[], rows: readonly SheetLine[]): SheetFault[] {
  const faults: SheetFault[] = []
  for (const { line, cells } of rows) {
    for (const [at, value] of cells.entries()) {
      if (!ERROR_CELL.test(value)) continue
      const column = header[at] ?? ''
      if (value === NO_RESULT)
        faults.push({ line, column: at, code: 'file.noResult', params: { column } })
      else faults.push({ line, column: at, code: 'file.errorCell', params: { column, value } })
    }
  }
  return faults
}

/** Lists that go over several pages have their header on each. */
function isSame({ cells }: SheetLine, header: SheetLine | undefined): boolean {
  return cells[0] === header?.cells[0] && cells.join('\n') === header?.cells.join('\n')
}

/** How many different texts a line has. */
function width({ cells }: SheetLine): number {
  return new Set(cells.filter(Boolean)).size
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex(Boolean) + 1)
}
