import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import {
  asTable,
  cleanCell,
  type SheetFault,
  type SheetLine,
  type SheetTable,
  unreadable,
} from './sheet-table.ts'

/** Reads a CSV file, whatever its letters and whatever sets its cells apart. */
export function readCsv(bytes: Uint8Array): SheetTable {
  const decoded = decodeText(bytes)
  if (!decoded) return unreadable('file.encoding')
  const { text, encoding } = decoded
  const { lines, fault } = split(text)
  if (fault) return { encoding, header: [], rows: [], faults: [fault] }
  const table = asTable(lines, { encoding })
  return { ...table, faults: [...table.faults, ...wrongWidths(table)] }
}

/** The line on which Excel is told what sets the cells apart. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i

/** `="0012"` is how programs keep Excel from taking the zeros off. */
const KEPT_AS_TEXT = /(^|[,;\t|])=("[^"]*")(?=[,;\t|]|\r?$)/gm

function split(text: string): { lines: SheetLine[]; fault?: SheetFault } {
  const separator = SEPARATOR_LINE.exec(text)
  const body = (separator ? text.slice(separator[0].length) : text).replace(KEPT_AS_TEXT, '$1$2')
  try {
    const records = parse(body, {
      delimiter: separator?.[1] ?? delimiterOf(body),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    const above = separator ? 1 : 0
    return {
      lines: records.map(({ info, record }) => ({
        line: info.lines + above - breaksIn(record),
        cells: record.map(cleanCell),
      })),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error.lines) + (separator ? 1 : 0)
    return { lines: [], fault: { line, code: 'file.broken', params: {} } }
  }
}

const DELIMITERS = [',', ';', '\t', '|']

/** How far into a text is looked for what sets its cells apart. */
const LOOKED_AT = 10_000

/**
 * What stands equally often on the most of the first lines, and of two such signs the one that stands more often: commas
 * in the texts of cells come and go from line to line. What stands within quotes counts for nothing.
 */
function delimiterOf(text: string): string {
  const bare = text.slice(0, LOOKED_AT).replace(/"[^"]*"/g, '')
  const lines = bare.split(/\r\n?|\n/)
  if (text.length > LOOKED_AT) lines.pop()
  const ranked = DELIMITERS.map((sign) => ({ sign, ...evenness(lines, sign) })).sort(
    (one, other) => other.lines - one.lines || other.times - one.times,
  )
  return ranked[0]!.sign
}

/** How often `sign` stands on the lines that have it, as on the most of them, and how many these are. */
function evenness(lines: readonly string[], sign: string): { times: number; lines: number } {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const times = line.split(sign).length - 1
    if (times > 0) counts.set(times, (counts.get(times) ?? 0) + 1)
  }
  const [[times, most] = [0, 0]] = [...counts].sort(([, one], [, other]) => other - one)
  return { times, lines: most }
}

/** A record is counted by the line on which it ends; it began as many lines before as it has line breaks within. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0)
}

/** A cell too few or one too many means that all after it stand in the wrong column. */
function wrongWidths({ header, rows }: SheetTable): SheetFault[] {
  return rows.flatMap(({ line, cells }) => {
    const tooMany = cells.slice(header.length).some(Boolean)
    if (!tooMany && cells.length >= header.length) return []
    const params = { found: cells.length, expected: header.length }
    return [{ line, code: tooMany ? 'file.tooManyCells' : 'file.tooFewCells', params }]
  })
}
