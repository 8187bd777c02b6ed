import { TOO_LONG } from './decode-text.ts'
import { cleanCell, MAX_CELL, MAX_COLUMNS, MAX_LINE, type SheetLine } from './sheet-table.ts'
import { Unreadable } from './unreadable.ts'

/** The lines of a text of cells, and the numbers of those whose quote is never closed. */
export interface Records {
  lines: SheetLine[]
  broken: Set<number>
}

interface Splitting {
  delimiter: string
  /** The number of the first line. */
  from: number
  clean: (cell: string) => string
}

/**
 * Splits lines of cells into records; a quoted cell may go on over several. Where quotes stand wrong somewhere, each line
 * is read by itself, so that what is wrong with one spoils no other. Throws `Unreadable` where a line or a cell is longer
 * than is read.
 */
export function splitRecords(lines: () => Iterable<string>, splitting: Splitting): Records {
  return splitRegular(lines(), splitting) ?? splitLineByLine(lines(), splitting)
}

/** The records of a text in which each quote opens or closes a cell, or is doubled within one; undefined of another. */
function splitRegular(lines: Iterable<string>, splitting: Splitting): Records | undefined {
  const read: Records = { lines: [], broken: new Set() }
  let line = splitting.from
  let open: string[] = []
  let length = 0
  let quotes = 0
  for (const text of lines) {
    open.push(text)
    length += text.length + 1
    if (length > MAX_LINE) return undefined
    quotes += quotesIn(text)
    if (quotes % 2 > 0) continue
    const { cells, isRegular } = scan(open.length > 1 ? open.join('\n') : text, splitting.delimiter)
    if (!isRegular) return undefined
    add(read, line, cells, splitting)
    line += open.length
    open = []
    length = 0
  }
  return open.length > 0 ? undefined : read
}

/** How many lines a quoted cell may go on for, where quotes stand wrong somewhere in the text. */
const LONGEST_RECORD = 20

function splitLineByLine(lines: Iterable<string>, splitting: Splitting): Records {
  const read: Records = { lines: [], broken: new Set() }
  const ahead = new Ahead(lines)
  let line = splitting.from
  while (ahead.at(0) !== undefined) {
    const { cells, length, isBroken } = nextRecord(ahead, splitting.delimiter)
    if (isBroken) read.broken.add(line)
    add(read, line, cells, splitting)
    ahead.pass(length)
    line += length
  }
  return read
}

function add(read: Records, line: number, cells: string[], { clean }: Splitting): void {
  const cleaned = cells.map((cell) => {
    if (cell.length > MAX_CELL) throw new Unreadable('file.longCell', { max: MAX_CELL, line })
    return clean(cleanCell(cell))
  })
  if (cleaned.some(Boolean)) read.lines.push({ line, cells: cleaned })
}

/** Lines that are looked at before it is their turn. */
class Ahead {
  readonly #lines: Iterator<string>
  readonly #seen: string[] = []

  constructor(lines: Iterable<string>) {
    this.#lines = lines[Symbol.iterator]()
  }

  at(index: number): string | undefined {
    while (this.#seen.length <= index) {
      const { done, value } = this.#lines.next()
      if (done) return undefined
      if (value.length > MAX_LINE) throw new Unreadable('file.longLine', TOO_LONG)
      this.#seen.push(value)
    }
    return this.#seen[index]
  }

  pass(count: number): void {
    this.#seen.splice(0, count)
  }
}

/** The record that begins on the next line, and how many lines it goes on for: as far as a quote that is open at their ends. */
function nextRecord(ahead: Ahead, delimiter: string) {
  const first = ahead.at(0) ?? ''
  const alone = { ...scan(first, delimiter), length: 1 }
  if (!alone.isBroken) return alone
  const together = [first]
  let quotes = quotesIn(first)
  for (let length = 2; length <= LONGEST_RECORD; length++) {
    const text = ahead.at(length - 1)
    if (text === undefined) return alone
    together.push(text)
    quotes += quotesIn(text)
    if (quotes % 2 > 0) continue
    const record = scan(together.join('\n'), delimiter)
    return record.isBroken ? alone : { ...record, length }
  }
  return alone
}

interface Scanned {
  cells: string[]
  /** Whether a cell begins with a quote that is never closed. */
  isBroken: boolean
  /** Whether no quote is part of the text of a cell that is not quoted. */
  isRegular: boolean
}

/** The cells of a record; a quote that neither opens nor closes a cell is part of its text. */
function scan(text: string, delimiter: string): Scanned {
  const cells: string[] = []
  if (!text.includes('"')) {
    for (const cell of text.split(delimiter, MAX_SPLIT)) addCell(cells, cell)
    return { cells, isBroken: false, isRegular: true }
  }
  let isBroken = false
  let isRegular = true
  let columns = 0
  for (let at = 0; at <= text.length; columns++) {
    const quoted = quotedAt(text, at, delimiter)
    const to = quoted?.to ?? endOf(text, at, delimiter)
    if (quoted) addCell(cells, quoted.text, columns)
    else {
      const bare = text.slice(at, to).trim()
      const isOpen = bare.startsWith('"') && quotesIn(bare) % 2 > 0
      isBroken ||= isOpen || bare.includes('\n')
      isRegular &&= !bare.includes('"')
      addCell(cells, withoutOuterQuotes(bare), columns)
    }
    at = to + delimiter.length
  }
  return { cells, isBroken, isRegular }
}

/** So many cells of a line without quotes are looked at: it is no longer than `MAX_LINE`. */
const MAX_SPLIT = MAX_LINE + 1

/** A cell further to the right than is read counts as one too many, so that no record is wider than that. */
function addCell(cells: string[], cell: string, column = cells.length): void {
  if (column < MAX_COLUMNS) cells.push(cell)
  else if (cell.trim()) cells[MAX_COLUMNS] ??= cell
}

/** The text of the quoted cell that begins at `at`, and where it ends; undefined where none does. */
function quotedAt(text: string, at: number, delimiter: string) {
  const from = pastSpaces(text, at, delimiter)
  if (text[from] !== '"') return undefined
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) return undefined
  const to = pastSpaces(text, end + 1, delimiter)
  if (to < text.length && !text.startsWith(delimiter, to)) return undefined
  return { text: text.slice(from + 1, end).replaceAll('""', '"'), to }
}

function pastSpaces(text: string, at: number, delimiter: string): number {
  let past = at
  while (past < text.length && text[past] !== delimiter && text[past]!.trim() === '') past++
  return past
}

function endOf(text: string, at: number, delimiter: string): number {
  const end = text.indexOf(delimiter, at)
  return end < 0 ? text.length : end
}

/** Some programs set a text in quotes and leave those within it as they are: "สวน "ใน"". */
function withoutOuterQuotes(text: string): string {
  return /^"(?:[^"]*\s)?"[^"\s].*"$/s.test(text) && quotesIn(text) % 2 === 0
    ? text.slice(1, -1)
    : text
}

function quotesIn(text: string): number {
  let quotes = 0
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) quotes++
  return quotes
}
