import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { MAX_MEBIBYTES, type SheetTable, unreadable } from './sheet-table.ts'

/**
 * Reads a file of rows, by the end of its name: CSV (.csv, .txt) gives one table, an Excel workbook (.xlsx) one for each
 * sheet that has cells. Never throws for what is in the file: what cannot be read is among the faults.
 */
export async function readTable(name: string, bytes: Uint8Array): Promise<SheetTable[]> {
  if (bytes.length > MAX_MEBIBYTES * 1024 * 1024)
    return [unreadable('file.tooLarge', { max: MAX_MEBIBYTES })]
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  if (ending === 'xls') return [unreadable('file.oldExcel')]
  if (bytes.length === 0) return [unreadable('file.empty')]
  if (ending === 'xlsx' || ending === 'xlsm') return readWorkbook(bytes)
  return [ending === 'csv' || ending === 'txt' ? readCsv(bytes) : unreadable('file.type')]
}
