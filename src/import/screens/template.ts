import type { Output } from '../../platform/call.ts'
import type { Language } from '../../platform/thai-date.ts'
import { excelOf } from '../../ui/excel/excel.ts'
import type { calls } from '../contract.ts'
import { EXAMPLE } from '../rules.ts'

export type Template = Output<typeof calls.getTemplate>
export type TemplateFormat = 'Excel' | 'CSV'
type Field = Template['Fields'][number]

/** Rows below the data whose cells are text where the columns are: a code or account keeps its zeros in front. */
const BLANK_ROWS = 300
/** The longest name of a sheet in Excel. */
const SHEET_NAME = 31

/** A file with the columns of a kind and the mill's present data; without any, with one example, which is not imported. */
export async function templateOf(
  title: string,
  { Fields, Rows }: Template,
  format: TemplateFormat,
  language: Language,
): Promise<{ name: string; file: Blob }> {
  const heads = Fields.map((field) => (language === 'th' ? field.Th : field.En))
  const example = Fields.map(({ Example }, at) =>
    at === 0 ? `${EXAMPLE[language]}: ${Example}` : Example,
  )
  const rows = Rows.length > 0 ? Rows : [example]
  if (format === 'CSV') {
    const text = csvOf([heads, ...rows])
    return { name: `${title}.csv`, file: new Blob([text], { type: 'text/csv;charset=utf-8' }) }
  }
  const columns = Fields.map((field, at) => ({
    header: heads[at] ?? field.Field,
    width: widthOf(field, heads[at] ?? ''),
    ...(field.Kind === 'number' && { places: 0 }),
    value: (row: readonly string[]) => row[at],
  }))
  const blank = Array.from({ length: BLANK_ROWS }, () => [])
  const file = await excelOf(title.slice(0, SHEET_NAME), columns, [...rows, ...blank])
  return { name: `${title}.xlsx`, file }
}

function widthOf({ Kind }: Field, head: string): number {
  return Math.max(head.length + 2, Kind === 'text' ? 24 : 14)
}

/** Comma-separated, with the byte order mark by which Excel reads Thai. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** What a spreadsheet would compute, or of which it would drop zeros and figures; a negative number is one. */
const CHANGED_BY_EXCEL = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]|^(?:0\d+|\d{12,})$/

/** A cell; `="…"` has Excel keep the text as it is, and reads as the text again. */
function quoted(value: string): string {
  const kept = CHANGED_BY_EXCEL.test(value) ? `="${value.replaceAll('"', '""')}"` : value
  return /[",\r\n;]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept
}
