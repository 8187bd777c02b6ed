/** A worker that gathers the lines of a sheet, posts its workbook and is of no more use. */
import write from 'write-excel-file/browser'
import type { CellValue, ColumnHead, SheetLine, ToWriter } from './excel.ts'
import { numberFormat } from './excel-format.ts'

/** Points; lower ones clip the upper marks of Thai. */
const ROW_HEIGHT = 21
const FONT = { fontFamily: 'Tahoma', fontSize: 10 }
const BOLD = { fontWeight: 'bold' as const }
/** Excel takes what stands so for text, also after it was edited. */
const AS_TEXT = '@'
/** A day of the Buddhist era: the calendar 07 of the language 041E, in Latin digits. */
const AS_DAY = { th: '[$-107041E]dd/mm/yyyy', en: 'dd/mm/yyyy' }

const lines: SheetLine[] = []

addEventListener('message', ({ data }: MessageEvent<ToWriter>) => {
  if ('lines' in data) lines.push(...data.lines)
  // Only an error that is reported reaches whoever waits; a rejection would be lost in here.
  else workbookOf(data.sheet).then((file) => postMessage(file), reportError)
})

function workbookOf({ name, columns }: Extract<ToWriter, { sheet: object }>['sheet']) {
  const rows = lines.map(({ cells, bold }) => {
    const style = bold ? BOLD : {}
    return columns.map((column, at) => ({ ...cellOf(column, cells[at]), ...style }))
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

function cellOf({ places, days }: ColumnHead, value: CellValue) {
  const height = ROW_HEIGHT
  // A cell of nothing still says how high its row is, and that what is typed into it is text.
  if (value === null || value === undefined || value === '') {
    return places === undefined && !days ? { type: String, format: AS_TEXT, height } : { height }
  }
  if (days) {
    return {
      value: new Date(value),
      type: Date,
      format: AS_DAY[days],
      align: 'left' as const,
      height,
    }
  }
  if (places === undefined) return { value: String(value), type: String, format: AS_TEXT, height }
  const number = Number(value)
  return { value: number, type: Number, format: numberFormat(number, places), height }
}
