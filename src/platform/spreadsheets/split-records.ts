import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { cleanCell, type SheetLine } from './sheet-table.ts'

/** The lines of a text of cells, and the numbers of those whose quote is never closed. */
export interface Records {
  lines: SheetLine[]
  broken: Set<number>
}

/** Splits a text of cells into its lines, which end with a line feed; its first line has the number `from`. */
export function splitRecords(text: string, delimiter: string, from: number): Records {
  try {
    const records = parse(text, { ...READING, delimiter, info: true }) as unknown as {
      info: { lines: number }
      record: string[]
    }[]
    const lines = records.map(({ info, record }) => ({
      line: info.lines + from - 1 - breaksIn(record),
      cells: record.map(cleanCell),
    }))
    return { lines, broken: new Set() }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return splitLineByLine(text, delimiter, from)
  }
}

const READING = { relax_column_count: true, skip_empty_lines: true, trim: true } as const

/** A record is counted by the line on which it ends; it began as many lines before as it has line breaks within. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0)
}

/** How many lines a quoted cell may go on for, where quotes stand wrong somewhere in the text. */
const LONGEST_RECORD = 20

/** Reads each line by itself: what is wrong with the quotes of one spoils no other. */
function splitLineByLine(text: string, delimiter: string, from: number): Records {
  const all = text.split('\n')
  const read: Records = { lines: [], broken: new Set() }
  for (let at = 0; at < all.length; at++) {
    const line = at + from
    const { cells, length, isBroken } = recordAt(all, at, delimiter)
    if (isBroken) read.broken.add(line)
    if (cells.some(Boolean)) read.lines.push({ line, cells: cells.map(cleanCell) })
    at += length - 1
  }
  return read
}

interface Scanned {
  cells: string[]
  /** Whether a cell begins with a quote that is never closed. */
  isBroken: boolean
}

/** The record that begins on a line, and how many lines it goes on for: as far as a quote that is open at their ends. */
function recordAt(all: readonly string[], at: number, delimiter: string) {
  const alone = { ...scan(all[at] ?? '', delimiter), length: 1 }
  if (!alone.isBroken) return alone
  for (let length = 2; length <= LONGEST_RECORD && at + length <= all.length; length++) {
    const text = all.slice(at, at + length).join('\n')
    if (quotesIn(text) % 2 > 0) continue
    const together = scan(text, delimiter)
    return together.isBroken ? alone : { ...together, length }
  }
  return alone
}

/** The cells of a record; a quote that neither opens nor closes a cell is part of its text. */
function scan(text: string, delimiter: string): Scanned {
  if (!text.includes('"')) return { cells: text.split(delimiter), isBroken: false }
  const sign = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`
  const cell = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?=${sign}|$)|(?:(?!${sign}).)*`, 'sy')
  const cells: string[] = []
  let isBroken = false
  while (cell.lastIndex <= text.length) {
    const [whole = '', quoted] = cell.exec(text) ?? []
    const bare = whole.trim()
    const isOpen = bare.startsWith('"') && quotesIn(bare) % 2 > 0
    isBroken ||= quoted === undefined && (isOpen || bare.includes('\n'))
    cells.push(quoted?.replaceAll('""', '"') ?? withoutOuterQuotes(bare))
    cell.lastIndex += 1
  }
  return { cells, isBroken }
}

/** Some programs set a text in quotes and leave those within it as they are: "สวน "ใน"". */
function withoutOuterQuotes(text: string): string {
  return /^"(?:[^"]*\s)?"[^"\s].*"$/s.test(text) && quotesIn(text) % 2 === 0
    ? text.slice(1, -1)
    : text
}

function quotesIn(text: string): number {
  return text.split('"').length - 1
}
