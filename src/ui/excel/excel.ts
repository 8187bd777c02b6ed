import { CallError } from '../../platform/client.ts'
import type { Language } from '../../platform/thai-date.ts'

/** A column of a sheet: what stands over it and in it. */
export interface SheetColumn<Row> extends ColumnHead {
  value: (row: Row, index: number) => CellValue
}

/** What the writer needs of a column. */
export interface ColumnHead {
  header: string
  /** In characters. */
  width: number
  /** Least decimals where it holds numbers, which stand at the right; one that is finer shows two. */
  places?: number
  /** Where it holds days 'YYYY-MM-DD': the language in whose era they are shown. Text where neither is said. */
  days?: Language
}

export type CellValue = string | number | null | undefined

/** What stands in a row, and whether it is in bold. */
export interface SheetLine {
  cells: CellValue[]
  bold: boolean
}

/** What the writer is sent: the lines in parts, then the sheet that they make up. */
export type ToWriter = { lines: SheetLine[] } | { sheet: { name: string; columns: ColumnHead[] } }

interface Options<Row> {
  /** Stand in bold after the rows, in the same columns. */
  totals?: readonly Row[]
  /** Whether a row is a head or a sum of others, which stand in bold as the totals do. */
  isBold?: (row: Row) => boolean
  /** Ends the work before it is through. */
  signal?: AbortSignal
}

/** Rows that are read for the writer without a pause: some milliseconds. */
const PART = 500

/**
 * A workbook of one sheet, its header frozen. Text stays text, whatever it begins with; numbers are numbers,
 * and days are days. A worker
 * writes it, so that the screen goes on meanwhile, however many rows there are. `name` of the sheet: up to 31
 * characters, none of []/\:*?. Throws `sys.network` where the worker cannot be loaded.
 */
export function excelOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  { totals = [], isBold = () => false, signal }: Options<Row> = {},
): Promise<Blob> {
  const writer = new Worker(new URL('./excel-writer.ts', import.meta.url), { type: 'module' })
  const heads = columns.map(({ value: _, ...head }) => head)
  const send = async () => {
    for await (const part of partsOf(columns, [...rows, ...totals])) {
      signal?.throwIfAborted()
      const lines = part.map(({ row, at, cells }) => ({
        cells,
        bold: at >= rows.length || isBold(row),
      }))
      writer.postMessage({ lines } satisfies ToWriter)
    }
    const sheet = { name, columns: heads }
    writer.postMessage({ sheet } satisfies ToWriter)
  }
  return new Promise<Blob>((resolve, reject) => {
    writer.onmessage = ({ data }) => resolve(data)
    writer.onerror = (event) => reject(faultOf(event))
    signal?.addEventListener('abort', () => reject(signal.reason))
    send().catch(reject)
  }).finally(() => writer.terminate())
}

/** What the rows hold, a part at a time, with a pause after each for what the screen has to do. */
async function* partsOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  for (let first = 0; first < rows.length; first += PART) {
    const part = rows.slice(first, first + PART)
    yield part.map((row, index) => {
      const at = first + index
      return { row, at, cells: columns.map(({ value }) => value(row, at)) }
    })
    await new Promise((next) => setTimeout(next))
  }
}

/** An event that says nothing tells of a script that did not come. */
function faultOf(event: Event): Error {
  return event instanceof ErrorEvent
    ? new Error(event.message)
    : new CallError({ code: 'ui.noNetwork' })
}
