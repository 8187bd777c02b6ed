/** A worker that gathers the lines of a sheet, answers its workbook and is of no more use. */
import write from 'write-excel-file/browser'
import type { ColumnHead, Held, ToWriter } from './excel.ts'

/** Points; lower ones clip the upper marks of Thai. */
const ROW_HEIGHT = 21
const FONT = { fontFamily: 'Tahoma', fontSize: 10 }
const BOLD = { fontWeight: 'bold' as const }
/** Excel takes what stands so for text, also after it was edited. */
const AS_TEXT = '@'

const lines: Held[][] = []

addEventListener('message', ({ data }: MessageEvent<ToWriter>) => {
  if ('lines' in data) lines.push(...data.lines)
  // Only an error that is reported reaches whoever waits; a rejection would be lost in here.
  else workbookOf(data.sheet).then((file) => postMessage(file), reportError)
})

function workbookOf({ name, columns, totals }: Extract<ToWriter, { sheet: object }>['sheet']) {
  const firstTotal = lines.length - totals
  const rows = lines.map((line, index) => {
    const style = index < firstTotal ? {} : BOLD
    return columns.map((column, at) => ({ ...cellOf(column, line[at]), ...style }))
  })
  const widths = columns.map(({ width }) => ({ width }))
  const sheet = { sheet: name, columns: widths, stickyRowsCount: 1 }
  return write([columns.map(headOf), ...rows], sheet, FONT).toBlob()
}

function headOf({ header, places }: ColumnHead) {
  return {
    value: header,
    type: String,
    format: AS_TEXT,
    ...BOLD,
    align: places === undefined ? ('left' as const) : ('right' as const),
    height: ROW_HEIGHT,
  }
}

function cellOf({ places }: ColumnHead, held: Held) {
  // A cell of nothing still says how high its row is.
  if (held === null || held === undefined || held === '') return { height: ROW_HEIGHT }
  return places === undefined
    ? { value: String(held), type: String, format: AS_TEXT, height: ROW_HEIGHT }
    : { value: Number(held), type: Number, format: formatOf(places), height: ROW_HEIGHT }
}

/** '#,##0.00' for two decimals. */
function formatOf(places: number): string {
  return places > 0 ? `#,##0.${'0'.repeat(places)}` : '#,##0'
}
