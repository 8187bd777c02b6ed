import {
  cleanCell,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_ROWS,
  NO_RESULT,
  type SheetLine,
} from '../sheet-table.ts'
import { Unreadable } from '../unreadable.ts'
import type { Budget } from './budget.ts'
import type { Merge } from './merged-cells.ts'
import type { NumberFormat } from './number-formats.ts'
import { type Element, readXml } from './read-xml.ts'
import { shownIsoDay, shownNumber } from './shown-value.ts'

/** The rows of a sheet that say something. */
export interface Sheet {
  lines: SheetLine[]
  merges: Merge[]
  /** The numbers of rows, and the columns from 0, that nobody sees. */
  hiddenRows: Set<number>
  hiddenColumns: Set<number>
}

/** What all sheets of a workbook share. */
export interface Shared {
  strings: readonly string[]
  formats: readonly NumberFormat[]
  isFrom1904: boolean
  budget: Budget
}

/** What stands in the place of a text that is not there. */
const NO_TEXT = '#REF!'

const MAX_MERGES = 20_000
/** The last row of Excel. */
const LAST_ROW = 1_048_576

/** Reads the cells of a sheet as Excel shows them. Throws `Unreadable` where there are more than are read. */
export async function readSheet(bytes: AsyncIterable<Uint8Array>, shared: Shared): Promise<Sheet> {
  const sheet: Sheet = { lines: [], merges: [], hiddenRows: new Set(), hiddenColumns: new Set() }
  let row: SheetLine = { line: 0, cells: [] }
  let cell = newCell({})
  let isPhonetic = false
  let column = -1
  const { budget } = shared
  const open = ({ name, attributes }: Element) => {
    if (name === 'row') {
      row = { line: rowOf(attributes.r) ?? row.line + 1, cells: [] }
      if (row.line > LAST_ROW) throw new Error('A row below the last')
      column = -1
      if (isHidden(attributes.hidden, attributes.ht)) sheet.hiddenRows.add(row.line)
    } else if (name === 'c') {
      cell = newCell(attributes)
      column = columnOf(attributes.r) ?? column + 1
      budget.cell()
    } else if (name === 'f') cell.hasFormula = true
    else if (name === 'rPh') isPhonetic = true
    else if (name === 'col' && isHidden(attributes.hidden, attributes.width))
      hideColumns(sheet, attributes)
    else if (name === 'mergeCell') addMerge(sheet, attributes.ref)
  }
  const close = (name: string, text: string) => {
    if (name === 'rPh') isPhonetic = false
    else if (name === 'v') cell.value = text
    else if (name === 't' && !isPhonetic) cell.text += text
    else if (name === 'c') put(row, column, shownCell(cell, shared), budget)
    else if (name === 'row' && row.cells.some(Boolean)) {
      sheet.lines.push(row)
      if (sheet.lines.length > MAX_ROWS + MAX_TITLES)
        throw new Unreadable('file.tooManyRows', { max: MAX_ROWS })
    }
  }
  await readXml(bytes, { open, close })
  // Rows may stand in any order, which Excel puts right.
  sheet.lines.sort((one, other) => one.line - other.line)
  return sheet
}

/** The header and what stands above it. */
const MAX_TITLES = 100

interface Cell {
  type: string
  style: number
  hasFormula: boolean
  value: string | undefined
  text: string
}

function newCell({ t = 'n', s = '0' }: Readonly<Record<string, string>>): Cell {
  return { type: t, style: Number(s), hasFormula: false, value: undefined, text: '' }
}

function shownCell({ type, style, hasFormula, value, text }: Cell, shared: Shared): string {
  if (type === 'inlineStr') return shownText(text)
  if (type === 'e') return value?.trim() || '#ERROR!'
  if (value === undefined || (value === '' && type !== 'str')) return hasFormula ? NO_RESULT : ''
  if (type === 's') return shared.strings[Number(value)] ?? NO_TEXT
  if (type === 'b') return value.trim() === '1' ? 'true' : 'false'
  if (type === 'd') return shownIsoDay(value.trim())
  if (type !== 'n') return shownText(value)
  return shownNumber(value.trim(), shared.formats[style] ?? { kind: 'plain' }, shared.isFrom1904)
}

/** The letters of a sign that is written by its number. */
const ESCAPED = 7

/** A text with the signs that a workbook writes by their number: _x000D_ is the end of a line. */
function shownText(text: string): string {
  if (text.length > MAX_CELL * ESCAPED) throw new Unreadable('file.longCell', { max: MAX_CELL })
  return cleanCell(
    text.replace(/_x([\dA-F]{4})_/gi, (_, sign) => String.fromCharCode(Number.parseInt(sign, 16))),
  )
}

/** A cell further to the right than is read counts as one too many, so that no row is wider than that. */
function put(row: SheetLine, column: number, value: string, budget: Budget): void {
  if (value === '') return
  const at = Math.min(column, MAX_COLUMNS)
  budget.places(Math.max(0, at + 1 - row.cells.length))
  while (row.cells.length < at) row.cells.push('')
  row.cells[at] = value
}

/** The column that Excel calls by letters: A is 0, AA 26; undefined where it is not said. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(reference ?? '')?.[0].toUpperCase()
  return letters === undefined
    ? undefined
    : [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The number of a row, or that of a cell's row; undefined where it is not said. */
function rowOf(reference: string | undefined): number | undefined {
  const digits = /[1-9]\d{0,15}$/.exec(reference?.slice(-20) ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** Said to be, or drawn so narrow that nobody sees it. */
function isHidden(hidden: string | undefined, size: string | undefined): boolean {
  return hidden === '1' || hidden === 'true' || (size !== undefined && Number(size) === 0)
}

function hideColumns(sheet: Sheet, { min, max }: Readonly<Record<string, string>>): void {
  for (let at = Math.max(1, Number(min)); at <= Math.min(Number(max), MAX_COLUMNS); at++)
    sheet.hiddenColumns.add(at - 1)
}

function addMerge({ merges }: Sheet, ref = ''): void {
  const [first = '', last = ''] = ref.split(':')
  const [left, right] = [columnOf(first), columnOf(last)]
  if (left === undefined || right === undefined) return
  merges.push({
    from: [rowOf(first) ?? 0, left],
    to: [rowOf(last) ?? 0, Math.min(right, MAX_COLUMNS)],
  })
  if (merges.length > MAX_MERGES) throw new Unreadable('file.tooManyMerged', { max: MAX_MERGES })
}

/** The texts that cells share, without how they are pronounced. */
export async function readStrings(
  bytes: AsyncIterable<Uint8Array> | undefined,
  budget: Budget,
): Promise<string[]> {
  const strings: string[] = []
  if (!bytes) return strings
  let isPhonetic = false
  let text = ''
  await readXml(bytes, {
    open: ({ name }) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
    },
    close: (name, own) => {
      if (name === 'rPh') isPhonetic = false
      else if (name === 't' && !isPhonetic) text += own
      else if (name === 'si') {
        budget.cell()
        budget.letters(text.length)
        strings.push(shownText(text))
      }
    },
  })
  return strings
}
