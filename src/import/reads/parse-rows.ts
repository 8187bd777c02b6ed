import { cleanCell, type SheetFault } from '../../platform/spreadsheets/sheet-table.ts'
import {
  isNoValue,
  orderOfDays,
  withoutTimesAlone,
} from '../../platform/spreadsheets/thai-values.ts'
import { unitOfHeader } from '../../platform/spreadsheets/units.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import type { Field, Known, Params } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import { isExample } from '../rules.ts'
import type { FaultCode } from '../words.ts'
import { faultCodes } from '../words.ts'
import type { Choices, MatchedColumn, MatchedTable } from './match-tables.ts'
import type { FileFault, ValidatedRow } from './validation.ts'

/** Where a row stands, to be looked up by. */
export function placeOf(at: { file: string; sheet?: string | null; line: number }): string {
  return `${at.file}\n${at.sheet ?? ''}\n${at.line}`
}

/** What an officer put in the place of what a file has; once more the same, where it was asked about. */
interface Fixed {
  value: string
  isRepeated: boolean
}

export interface Fixing {
  fixed: ReadonlyMap<string, ReadonlyMap<string, Fixed>>
  leftOut: ReadonlySet<string>
}

/** What the officer fixed and left out, by row. */
export function fixingOf({ Mended = [], LeftOut = [] }: Choices): Fixing {
  const fixed = new Map<string, Map<string, Fixed>>()
  for (const { File, Sheet, Line, Field, Value } of Mended) {
    const place = placeOf({ file: File, sheet: Sheet, line: Line })
    const fields = fixed.get(place) ?? new Map<string, Fixed>()
    const value = cleanCell(Value)
    const isRepeated = fields.get(Field)?.value === value
    fixed.set(place, fields.set(Field, { value, isRepeated }))
  }
  const leftOut = LeftOut.map(({ File, Sheet, Line }) =>
    placeOf({ file: File, sheet: Sheet, line: Line }),
  )
  return { fixed, leftOut: new Set(leftOut) }
}

/** The rows of a table of a kind, each with what it says, and with what is wrong with single values. */
export async function parseRows(
  table: MatchedTable,
  fixing: Fixing,
  known: Known,
): Promise<ValidatedRow[]> {
  const { kindName, columns, file, sheet } = table
  if (!kindName) return []
  const { fields } = KINDS[kindName]
  const faultsByLine = rowFaults(table)
  const knownIn = knownByColumn(table, known)
  const rows: ValidatedRow[] = []
  for (const [at, { line, cells }] of table.rows.entries()) {
    await yieldToEventLoop()
    if (isExample(cells[0])) continue
    const place = placeOf({ file, sheet, line })
    const fixed = fixing.fixed.get(place)
    const row: ValidatedRow = {
      file,
      sheet: sheet ?? null,
      line,
      kind: kindName,
      key: '',
      name: '',
      outcome: fixing.leftOut.has(place) ? 'leftOut' : 'unchanged',
      faults: [],
      changes: [],
      given: {},
      confirmed: new Set(),
    }
    for (const [column, { field }] of columns.entries()) {
      if (!field) continue
      const [typed, again] = [cells[column] ?? '', fixed?.get(field)]
      const ofCell = faultsByLine.get(line)?.find((one) => one.column === column)
      if (again)
        parseFixed(row, field, again, { typed, ofField: fields[field]!, known: knownIn[column]! })
      else if (ofCell) addFault(row, field, typed, ofCell.code, {})
      else parseValue(row, field, typed, fields[field]!, knownIn[column]!)
    }
    for (const [field, again] of fixed ?? []) {
      if (fields[field] && columns.every((column) => column.field !== field))
        parseFixed(row, field, again, { typed: '', ofField: fields[field], known })
    }
    complete(row)
    const isLast = at === table.rows.length - 1
    if (isLast && fixed === undefined && isTotal(cells)) addFault(row, null, null, 'totalRow')
    for (const { column, code, params } of faultsByLine.get(line) ?? []) {
      if (column === undefined && fixed === undefined) addFault(row, null, null, code, params)
    }
    rows.push(row)
  }
  return rows
}

/** What reading each column may need to know: its unit, and the order of its days, which its file writes alike. */
function knownByColumn(table: MatchedTable, known: Known): Known[] {
  const { kindName, columns } = table
  const dated = datedColumns(table)
  const orderOf = orderOfDays(dated, known.now)
  return columns.map((column, at) => {
    const unit = unitOf(kindName, column)
    const dayOrder = dated[at]?.length ? orderOf(dated[at]) : undefined
    return { ...known, ...(dayOrder && { dayOrder }), ...(unit && unit !== 'unknown' && { unit }) }
  })
}

/** The texts of each column of days; none of the others. */
export function datedColumns({ kindName, columns, rows }: MatchedTable): string[][] {
  return columns.map(({ field }, at) => {
    const kind = kindName && field ? KINDS[kindName].fields[field]?.kind : undefined
    const texts = () => rows.map(({ cells }) => cells[at] ?? '')
    if (kind === 'instant') return withoutTimesAlone(texts())
    return kind === 'day' ? texts() : []
  })
}

/** The unit of a column by its header, where its field counts something and it names one. */
function unitOf(kind: MatchedTable['kindName'], { field, header }: MatchedColumn) {
  const measure = kind && field ? KINDS[kind].fields[field]?.measure : undefined
  return measure && unitOfHeader(header, measure)
}

/** Columns in a unit that their fields cannot be counted in. */
export function unknownUnits({ kindName, columns }: MatchedTable): FileFault[] {
  return columns
    .filter((column) => unitOf(kindName, column) === 'unknown')
    .map(({ header }) => ({ line: null, code: 'unknownUnit', params: { column: header } }))
}

/** Whether a row is the sum below a list: the first that it says is a word for it. */
function isTotal(cells: readonly string[]): boolean {
  return /^(?:(?:ยอด)?รวม(?:ทั้งหมด|ทั้งสิ้น)?|ทั้งหมด|(?:grand |sub)?total)\s*:?$/i.test(
    cells.find(Boolean) ?? '',
  )
}

function parseValue(
  row: ValidatedRow,
  field: string,
  typed: string,
  ofField: Field,
  known: Known,
): void {
  const parsed = parsedAs(typed, ofField, known)
  if (known.unit) row.written = { ...row.written, [field]: typed }
  if (parsed.code === undefined) row.given[field] = parsed.value
  else addFault(row, field, typed, parsed.code, parsed.params, parsed.proposal)
}

function parsedAs(typed: string, { parse, required }: Field, known: Known) {
  return parse(!required && isNoValue(typed) ? '' : typed, known)
}

/** What is asked about a value that can be read: an officer's answer is not asked about again. */
const QUESTIONS: readonly FaultCode[] = ['perTonne', 'dotThousands', 'tooLight']

/**
 * Reads what an officer put in as its column is read, but for what was proposed, which is in the unit of the field. It is
 * confirmed where it answers a question, is what the file has, or was put in once more.
 */
function parseFixed(
  row: ValidatedRow,
  field: string,
  { value, isRepeated }: Fixed,
  { typed, ofField, known }: { typed: string; ofField: Field; known: Known },
): void {
  const asked = parsedAs(typed, ofField, known)
  const isOwn = value === (asked.code === undefined ? asked.value : asked.proposal)
  const isAnswer = asked.code !== undefined && QUESTIONS.includes(asked.code)
  const isConfirmed = isRepeated || isOwn || isAnswer || value === typed
  if (isConfirmed) row.confirmed.add(field)
  const { unit, ...inOwnUnit } = known
  parseValue(row, field, value, ofField, {
    ...(isOwn ? inOwnUnit : known),
    ...(isConfirmed && { isConfirmed }),
  })
}

/** Fills in what other cells of the row say of a field. */
function complete(row: ValidatedRow): void {
  const { fields, key, complete } = KINDS[row.kind]
  for (const field of key) {
    const other = row.given[fields[field]?.orElse ?? '']
    if (!row.given[field] && other && row.faults.every((one) => one.field !== field))
      row.given[field] = other
  }
  complete?.(row.given, (field, value, code) => addFault(row, field, value, code))
}

/** Says what is wrong with a row. */
export function addFault(
  row: ValidatedRow,
  field: string | null,
  value: string | null,
  code: FaultCode,
  params: Params = {},
  proposal: string | null = null,
): void {
  row.faults.push({ field, value, code, params, proposal })
}

interface RowFault {
  column: number | undefined
  code: FaultCode
  params: Params
}

/** The faults of the reader that are of a row, by line. */
function rowFaults({ rows, faults }: MatchedTable): Map<number, RowFault[]> {
  const lines = new Set(faults.length > 0 ? rows.map(({ line }) => line) : [])
  const found = new Map<number, RowFault[]>()
  for (const { line, column, code, params } of faults) {
    if (line === undefined || !lines.has(line) || !isRowCode(bare(code))) continue
    found.set(line, [...(found.get(line) ?? []), { column, code: bare(code) as FaultCode, params }])
  }
  return found
}

/** The code of a fault of the reader. */
export function bare(code: SheetFault['code']): string {
  return code.replace(/^file\./, '')
}

/** Whether a fault is of a row. */
export function isRowCode(code: string): boolean {
  return (
    ['tooFewCells', 'tooManyCells', 'broken', 'letters', 'noResult', 'errorCell'].includes(code) &&
    code in faultCodes
  )
}
