import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { Params } from '../platform/errors.ts'
import { KIND_NAMES, KINDS, type Kind, type KindName } from './kinds.ts'
import type { words } from './words.ts'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** What is wrong, and where: no line where the whole file is meant. */
export interface Fault {
  file: string
  line?: number
  code: keyof typeof words
  params: Params
}

/** One line of a file, by field; a field left out is ''. */
export interface Row {
  line: number
  values: Record<string, string>
}

export interface Sheet {
  file: string
  kind: KindName
  rows: Row[]
}

const MEBIBYTE = 1024 * 1024
const MAX_MEBIBYTES = 10

/** Reads CSV files, each of the kind that its name says, and finds every fault that shows without the database. */
export function readFiles(files: readonly NamedFile[]): { sheets: Sheet[]; faults: Fault[] } {
  const faults: Fault[] = []
  const sheets: Sheet[] = []
  if (files.length === 0) faults.push({ file: '', code: 'file.none', params: {} })
  for (const file of files) {
    const sheet = readFile(file, faults)
    if (!sheet) continue
    const isSecond = sheets.some(({ kind }) => kind === sheet.kind)
    if (isSecond) faults.push(ofFile(file.name, 'file.twice', { kind: sheet.kind }))
    else sheets.push(sheet)
  }
  return { sheets, faults }
}

function readFile({ name, bytes }: NamedFile, faults: Fault[]): Sheet | undefined {
  const refuse = (code: Fault['code'], params: Params = {}) => {
    faults.push(ofFile(name, code, params))
    return undefined
  }
  if (!/\.csv$/i.test(name)) return refuse('file.type')
  const kind = KIND_NAMES.find((known) => known === name.slice(0, -4).toLowerCase())
  if (!kind) return refuse('file.unknownKind')
  if (bytes.length > MAX_MEBIBYTES * MEBIBYTE)
    return refuse('file.tooLarge', { max: MAX_MEBIBYTES })
  const text = decode(bytes)
  if (text === undefined) return refuse('file.encoding')
  const rows = readRows(name, text, KINDS[kind], faults)
  return rows && { file: name, kind, rows }
}

/** The text without its byte order mark; undefined where it is not UTF-8, or holds what a database cannot. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

function readRows(file: string, text: string, kind: Kind, faults: Fault[]): Row[] | undefined {
  const records = split(file, text, faults)
  if (!records) return undefined
  const [header, ...lines] = records
  if (!header || lines.length === 0) {
    faults.push(ofFile(file, 'file.empty'))
    return undefined
  }
  const wrong = wrongColumns(file, header.record, kind)
  faults.push(...wrong)
  if (wrong.length > 0) return undefined
  const rows = lines.flatMap(({ line, record }) => {
    if (record.length === header.record.length)
      return [{ line, values: named(header.record, record, kind) }]
    faults.push({ file, line, code: 'file.broken', params: {} })
    return []
  })
  faults.push(...rows.flatMap((row) => faultsOf(file, row, kind)), ...duplicates(file, rows, kind))
  return rows
}

interface Line {
  line: number
  record: string[]
}

/** Records with the line on which each ends. */
function split(file: string, text: string, faults: Fault[]): Line[] | undefined {
  try {
    const options = { info: true, relax_column_count: true, skip_empty_lines: true, trim: true }
    const read = parse(text, options) as unknown as { info: { lines: number }; record: string[] }[]
    return read.map(({ info, record }) => ({ line: info.lines, record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({ file, line: Number(error.lines), code: 'file.broken', params: {} })
    return undefined
  }
}

function wrongColumns(file: string, header: readonly string[], kind: Kind): Fault[] {
  const missing = Object.keys(kind.fields).filter(
    (field) => kind.fields[field]?.required && !header.includes(field),
  )
  const unknown = header.filter(
    (column, index) => !Object.hasOwn(kind.fields, column) || header.indexOf(column) !== index,
  )
  const faultOf = (code: Fault['code']) => (column: string) => ({
    file,
    line: 1,
    code,
    params: { column },
  })
  return [
    ...missing.map(faultOf('file.missingColumn')),
    ...unknown.map(faultOf('file.unknownColumn')),
  ]
}

function named(
  header: readonly string[],
  record: readonly string[],
  kind: Kind,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(kind.fields).map((field) => [field, record[header.indexOf(field)] ?? '']),
  )
}

function faultsOf(file: string, { line, values }: Row, kind: Kind): Fault[] {
  return Object.entries(kind.fields).flatMap(([field, { required, max, number }]) => {
    const value = values[field] ?? ''
    const fault = (code: Fault['code'], params: Params = {}) => [
      { file, line, code, params: { field, ...params } },
    ]
    if (value === '') return required ? fault('file.required') : []
    if (value.length > max) return fault('file.tooLong', { n: max })
    if (!number) return []
    if (!/^\d+$/.test(value)) return fault('file.number')
    // 07 is no other number than 7, but another key.
    const isPlain = String(Number(value)) === value
    const isInside = Number(value) >= number.min && Number(value) <= number.max
    return isPlain && isInside ? [] : fault('file.range', { ...number })
  })
}

function duplicates(file: string, rows: readonly Row[], kind: Kind): Fault[] {
  const firstLine = new Map<string, number>()
  return rows.flatMap(({ line, values }) => {
    const key = keyOf(kind, values)
    const first = firstLine.get(key)
    if (first === undefined) firstLine.set(key, line)
    return first === undefined || key.trim() === ''
      ? []
      : [{ file, line, code: 'file.duplicate' as const, params: { value: key, line: first } }]
  })
}

/** What says that two rows are the same record. */
export function keyOf(kind: Kind, values: Record<string, string>): string {
  return kind.key.map((field) => values[field]).join(' ')
}

function ofFile(file: string, code: Fault['code'], params: Params = {}): Fault {
  return { file, code, params: { file, ...params } }
}
