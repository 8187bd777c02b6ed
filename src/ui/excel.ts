/** A column of a sheet: what stands over it and in it. */
export interface SheetColumn<Row> {
  header: string
  /** In characters. */
  width: number
  /** Decimals where it holds numbers, which stand at the right; text where nothing is said. */
  places?: number
  value: (row: Row, index: number) => string | number | null | undefined
}

/** Points; lower ones clip the upper marks of Thai. */
const ROW_HEIGHT = 21
const FONT = { fontFamily: 'Tahoma', fontSize: 10 }
const BOLD = { fontWeight: 'bold' as const }
/** Excel takes what stands so for text, also after it was edited. */
const AS_TEXT = '@'

/**
 * A workbook of one sheet, its header frozen. Text stays text, whatever it begins with; numbers are numbers. What
 * writes it is loaded when it is first asked for. `name` of the sheet: up to 31 characters, none of []/\:*?.
 * `totals` stand in bold after the rows, in the same columns.
 */
export async function excelOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  totals: readonly Row[] = [],
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser')
  const heads = columns.map(({ header, places }) => ({
    value: header,
    type: String,
    format: AS_TEXT,
    ...BOLD,
    align: places === undefined ? ('left' as const) : ('right' as const),
    height: ROW_HEIGHT,
  }))
  const lines = [...rows, ...totals].map((row, index) => {
    const isTotal = index >= rows.length
    return columns.map((column) => ({ ...cellOf(column, row, index), ...(isTotal && BOLD) }))
  })
  const widths = columns.map(({ width }) => ({ width }))
  const sheet = { sheet: name, columns: widths, stickyRowsCount: 1 }
  return write([heads, ...lines], sheet, FONT).toBlob()
}

function cellOf<Row>({ value, places }: SheetColumn<Row>, row: Row, index: number) {
  const held = value(row, index)
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
