import { type DecodedText, decodeText, UNREADABLE } from './decode-text.ts'
import { asTable, type SheetFault, type SheetTable, unreadable } from './sheet-table.ts'
import { splitRecords } from './split-records.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Reads a CSV file, whatever its letters and whatever sets its cells apart. A line whose quote is never closed is a
 * fault, and so is a cell with a letter that cannot be read; the others are read.
 */
export function readCsv(bytes: Uint8Array): SheetTable {
  try {
    const decoded = decodeText(bytes)
    return decoded ? tableOf(decoded) : unreadable('file.encoding')
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.code, error.params)
    throw error
  }
}

function tableOf(decoded: DecodedText): SheetTable {
  const head = headOf(decoded)
  const [separatorLine, separator] = SEPARATOR_LINE.exec(head) ?? []
  const { lines, broken } = splitRecords(() => linesFrom(decoded, separatorLine ? 1 : 0), {
    delimiter: separator ?? delimiterOf(head),
    from: separatorLine ? 2 : 1,
    clean: withoutFormula,
  })
  const table = asTable(lines, { encoding: decoded.encoding })
  const faults = [...broken].map((line): SheetFault => ({ line, code: 'file.broken', params: {} }))
  return {
    ...table,
    faults: [...table.faults, ...faults, ...wrongWidths(table, broken), ...unreadableCells(table)],
  }
}

/** How many letters of a text are looked through for what sets its cells apart. */
const LOOKED_AT = 10_000

/** The first lines, the last of which is cut. */
function headOf({ lines }: DecodedText): string {
  let head = ''
  for (const line of lines()) {
    head += `${line}\n`
    if (head.length > LOOKED_AT) break
  }
  return head.slice(0, LOOKED_AT)
}

/** The lines from the one with the index `from` on. */
function* linesFrom({ lines }: DecodedText, from: number): Iterable<string> {
  let at = 0
  for (const line of lines()) if (at++ >= from) yield line.replace(KEPT_AS_TEXT, quotedAlone)
}

function unreadableCells({ rows }: SheetTable): SheetFault[] {
  return rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell, column): SheetFault[] =>
      cell.includes(UNREADABLE) ? [{ line, column, code: 'file.letters', params: {} }] : [],
    ),
  )
}

/** The line on which Excel is told what sets the cells apart. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i

/** `="0012"` is how programs keep Excel from taking the zeros off, and from computing a text; within quotes it is text. */
const KEPT_AS_TEXT =
  /(?:^|[,;\t|])"(?:[^"]|"")*"(?=[,;\t|]|$)|(?<before>^|[,;\t|])=(?<cell>"[^"]*")(?=[,;\t|]|$)/g

function quotedAlone(whole: string, before: string | undefined, cell: string | undefined): string {
  return cell === undefined ? whole : `${before}${cell}`
}

/** The same in a cell that is quoted itself, `"=""0012"""`, and with the sign of Excel for a text: '0012. */
function withoutFormula(cell: string): string {
  if (cell.length > 2 && cell.startsWith('="') && cell.endsWith('"')) {
    const text = cell.slice(2, -1)
    if (!text.replaceAll('""', '').includes('"')) return text.replaceAll('""', '"')
  }
  return cell.replace(/^'(?=\d)/, '')
}

const DELIMITERS = [',', ';', '\t', '|']

/**
 * What stands equally often on the most of the first lines, and of two such signs the one that stands more often: commas
 * in the texts of cells come and go from line to line. What stands within quotes counts for nothing.
 */
function delimiterOf(head: string): string {
  const lines = head.replace(/"[^"]*"/g, '').split('\n')
  // Cut, or nothing behind the last end.
  lines.pop()
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

/** A cell too few or one too many means that all after it stand in the wrong column. */
function wrongWidths({ header, rows }: SheetTable, broken: ReadonlySet<number>): SheetFault[] {
  return rows.flatMap(({ line, cells }) => {
    const tooMany = cells.slice(header.length).some(Boolean)
    if ((!tooMany && cells.length >= header.length) || broken.has(line)) return []
    const params = { found: cells.length, expected: header.length }
    return [{ line, code: tooMany ? 'file.tooManyCells' : 'file.tooFewCells', params }]
  })
}
