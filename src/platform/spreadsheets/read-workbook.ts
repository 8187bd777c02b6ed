import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import readSheets from 'read-excel-file/node'
import { fillMerged, joinHeader, type Merge } from './merged-cells.ts'
import {
  asTable,
  cleanCell,
  type SheetFault,
  type SheetLine,
  type SheetTable,
  unreadable,
} from './sheet-table.ts'

const MEBIBYTE = 1024 * 1024
/** What a workbook may unfold to: far more than 100,000 tickets, far less than the memory of the server. */
const MAX_UNFOLDED = 300 * MEBIBYTE

/** Reads every sheet of an Excel workbook (.xlsx) that has cells. A date is its day and time as Excel shows it. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetTable[]> {
  if (isCompound(bytes)) return [unreadable('file.locked')]
  const parts = unfold(bytes)
  if (parts === 'tooLarge') return [unreadable('file.tooLarge', { max: MAX_UNFOLDED / MEBIBYTE })]
  if (!parts) return [unreadable('file.unreadable')]
  const merges = prepareSheets(parts)
  try {
    const sheets = await readSheets(Buffer.from(zipSync(parts, { level: 0 })))
    const tables = sheets.map(({ sheet, data }, at) => toTable(sheet, data, merges[at] ?? []))
    const written = tables.filter(({ header }) => header.length > 0)
    return written.length > 0 ? written : tables.slice(0, 1)
  } catch {
    return [unreadable('file.unreadable')]
  }
}

/** A workbook with a password, and one of Excel 97, begin with the signature of a compound file. */
function isCompound(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
}

/** The parts of the zip archive that hold cells; undefined where it is none. Their sizes are added up before unfolding. */
function unfold(bytes: Uint8Array): Unzipped | 'tooLarge' | undefined {
  let unfolded = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isCells = /\.(xml|rels)$/.test(name)
        unfolded += isCells ? originalSize : 0
        return isCells && unfolded <= MAX_UNFOLDED
      },
    })
    return unfolded > MAX_UNFOLDED ? 'tooLarge' : parts
  } catch {
    return undefined
  }
}

/** What stands in the place of a formula that was saved without its result. */
const NO_RESULT = '#NO-RESULT!'
const ERROR_CELL = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|NO-RESULT!)$/

/** A cell whose formula was saved without its result: its attributes, and the formula. */
const UNSOLVED = /<c( [^>]*)>(<f(?:[^>]*\/>|[^>]*>[^<]*<\/f>))(?:<v\/>|<v><\/v>)?<\/c>/g

/** A cell that holds a number: its attributes, and the number. */
const NUMBER = /<c ([^>]*)>((?:<f(?:[^>]*\/>|[^>]*>[^<]*<\/f>))?)<v>(-?[\d.eE+-]+)<\/v><\/c>/g

/**
 * Makes text of the cells that the library would leave empty, errors and formulas without a result, and of those that
 * Excel shows as a percentage, which hold a hundredth of it; gives the merged ranges of each sheet, in the order of the
 * sheets.
 */
function prepareSheets(parts: Unzipped): Merge[][] {
  const percentStyles = stylesOfPercent(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()))
  return sheetParts(parts).map((name) => {
    const xml = strFromU8(parts[name] ?? new Uint8Array())
    const plain = xml
      .replace(NUMBER, (cell, attributes: string, formula: string, value: string) =>
        percentStyles.has(attribute(` ${attributes}`, 's')) && !/\bt="(?!n")/.test(attributes)
          ? `<c ${attributes.replace(/\s*\bt="n"/, '')} t="str">${formula}<v>${percentOf(value)}</v></c>`
          : cell,
      )
      .replace(/<c ([^>]*)\bt="e"/g, '<c $1t="str"')
      .replace(
        UNSOLVED,
        (_cell, attributes: string, formula: string) =>
          `<c${attributes.replace(/ t="\w+"/, '')} t="str">${formula}<v>${NO_RESULT}</v></c>`,
      )
    if (plain !== xml) parts[name] = strToU8(plain)
    return [...xml.matchAll(/<mergeCell ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g)].map(
      ([, left = '', top, right = '', bottom]) => ({
        from: [Number(top) - 1, columnAt(left)],
        to: [Number(bottom) - 1, columnAt(right)],
      }),
    )
  })
}

/** What Excel shows for 0.03 in a cell of percentages: 3%. */
function percentOf(value: string): string {
  return `${Number((Number(value) * 100).toPrecision(15))}%`
}

/** The formats of percentages that Excel brings: 0% and 0.00%. */
const PERCENT_FORMATS = ['9', '10']

/** The numbers, as cells name them, of the styles that show percentages. */
function stylesOfPercent(styles: string): Set<string> {
  const own = [...styles.matchAll(/<numFmt [^>]*>/g)].filter(([tag]) =>
    attribute(tag, 'formatCode')
      .replace(/&quot;.*?&quot;|\\./g, '')
      .includes('%'),
  )
  const formats = new Set([...PERCENT_FORMATS, ...own.map(([tag]) => attribute(tag, 'numFmtId'))])
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? ''
  return new Set(
    [...cells.matchAll(/<xf [^>]*>/g)].flatMap(([tag], at) =>
      formats.has(attribute(tag, 'numFmtId')) ? [`${at}`] : [],
    ),
  )
}

/** The names of the parts that hold the cells of each sheet, in the order of the sheets. */
function sheetParts(parts: Unzipped): string[] {
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const targets = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/xl\//, ''),
    ]),
  )
  return [...text('xl/workbook.xml').matchAll(/<sheet [^>]*>/g)].map(
    ([tag]) => `xl/${targets.get(attribute(tag, 'r:id'))}`,
  )
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** The column that Excel calls by letters: A is 0, AA 26. */
function columnAt(letters: string): number {
  return [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function toTable(sheet: string, data: readonly (readonly unknown[])[], merges: readonly Merge[]) {
  const cells = data.map((row) => row.map(textOf))
  for (const merge of merges) fillMerged(cells, merge)
  joinHeader(cells, merges)
  const lines: SheetLine[] = cells.map((row, at) => ({ line: at + 1, cells: row }))
  const table = asTable(lines, { sheet })
  return { ...table, faults: [...table.faults, ...errorCells(table)] }
}

/** The day of which Excel keeps a time alone. */
const TIME_ALONE = '1899-12-30'

/** A value as text: a date without zone, its time only where it has one; a number without the dust of binary fractions. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const [day, time = ''] = value.toISOString().split('T')
    if (day === TIME_ALONE) return time.slice(0, 8)
    return time.startsWith('00:00:00') ? `${day}` : `${day} ${time.slice(0, 8)}`
  }
  if (typeof value === 'number') return `${Number(value.toPrecision(15))}`
  return cleanCell(String(value))
}

function errorCells({ header, rows }: SheetTable): SheetFault[] {
  return rows.flatMap(({ line, cells }) =>
    cells.flatMap((value, at): SheetFault[] => {
      if (!ERROR_CELL.test(value)) return []
      const column = header[at] ?? ''
      const isUnsolved = value === NO_RESULT
      const code = isUnsolved ? 'file.noResult' : 'file.errorCell'
      return [{ line, column: at, code, params: isUnsolved ? { column } : { column, value } }]
    }),
  )
}
