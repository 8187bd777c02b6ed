import { asTable, type SheetTable, unreadable } from './sheet-table.ts'
import { Unreadable } from './unreadable.ts'
import { Budget } from './workbook/budget.ts'
import { fillMerged, joinHeader } from './workbook/merged-cells.ts'
import { readFormats } from './workbook/number-formats.ts'
import { Parts, readBook } from './workbook/parts.ts'
import { readSheet, readStrings, type Shared, type Sheet } from './workbook/read-sheet.ts'

/**
 * Reads every sheet of an Excel workbook (.xlsx) that has cells, as Excel shows them. What is hidden stands in a table of
 * its own beside what is not.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetTable[]> {
  if (isCompound(bytes)) return [unreadable('file.locked')]
  try {
    const tables = await readSheets(bytes)
    const written = tables.filter(({ header, hidden }) => header.length > 0 || hidden?.whole)
    return written.length > 0 ? written : tables.slice(0, 1)
  } catch (error) {
    const { code, params } = error instanceof Unreadable ? error : new Unreadable('file.unreadable')
    return [unreadable(code, params)]
  }
}

/** A workbook with a password, and one of Excel 97, begin with the signature of a compound file. */
function isCompound(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
}

async function readSheets(archive: Uint8Array): Promise<SheetTable[]> {
  const budget = new Budget()
  const parts = new Parts(archive, budget)
  const book = await readBook(parts)
  const shared: Shared = {
    budget,
    strings: await readStrings(
      book.sharedStrings ? parts.read(book.sharedStrings) : undefined,
      budget,
    ),
    formats: await readFormats(book.styles ? parts.read(book.styles) : undefined),
    isFrom1904: book.isFrom1904,
  }
  const tables: SheetTable[] = []
  for (const { name, isHidden, part } of book.sheets) {
    const bytes = parts.read(part)
    if (!bytes) throw new Error('A sheet that is not there')
    tables.push(tableOf(name, isHidden, await readSheet(bytes, shared)))
  }
  return tables
}

function tableOf(sheet: string, isHidden: boolean, read: Sheet): SheetTable {
  fillMerged(read.lines, read.merges)
  joinHeader(read.lines, read.merges)
  const whole = asTable(read.lines, { sheet })
  const rows = whole.rows.filter(({ line }) => read.hiddenRows.has(line)).length
  const columns = whole.header.filter((name, at) => name && read.hiddenColumns.has(at)).length
  if (isHidden) return { ...whole, hidden: { isSheet: true, rows, columns } }
  if (rows === 0 && columns === 0) return whole
  const seen = read.lines
    .filter(({ line }) => !read.hiddenRows.has(line))
    .map(({ line, cells }) => ({
      line,
      cells: cells.filter((_, at) => !read.hiddenColumns.has(at)),
    }))
  return { ...asTable(seen, { sheet }), hidden: { isSheet: false, rows, columns, whole } }
}
