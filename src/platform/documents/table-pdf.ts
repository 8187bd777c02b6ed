import type { OfficerContext } from '../call-context.ts'
import { letterhead } from '../letterhead.ts'
import { formatDay } from '../thai-date.ts'
import { renderPdf } from './render-pdf.ts'
import { footer, signatureBlock, type Translate } from './translate.ts'
import type { words } from './words.ts'

/** A column of a sheet. One without a width takes what the others leave of the page. */
export interface SheetColumn {
  name: string
  unit?: string
  /** Millimetres. */
  width?: number
  /** Figures stand at the right of their column. */
  isFigure?: boolean
  /** What the row is read for. */
  isResult?: boolean
}

/** A table of the sheet under its name, and how many it counts; where it has no rows it says so. */
export interface SheetPart {
  name: string
  count: string
  rows: readonly (readonly string[])[]
}

interface TableSheet {
  title: string
  /** 'YYYY-MM-DD', the day that it is of. */
  day: string
  columns: readonly SheetColumn[]
  parts: readonly SheetPart[]
  /** What is to be known of it, below the tables. */
  notes?: readonly string[]
  /** Who signs it, from left to right. */
  signing: readonly (keyof typeof words)[]
}

/** An A4 sheet under the mill's name that is a table, or several, in the officer's language. */
export function tablePdf(
  { title, day, columns, parts, notes = [], signing }: TableSheet,
  ctx: OfficerContext,
  t: Translate<never>,
): Promise<Uint8Array> {
  const data = {
    mill: { ...letterhead() },
    title,
    day: t('document.ofDay', { day: formatDay(day, 'heading', ctx.language) }),
    columns: columns.map((column) => ({
      unit: '',
      width: null,
      isFigure: false,
      isResult: false,
      ...column,
    })),
    parts: parts.map((part) => ({ ...part })),
    notes: [...notes],
    empty: t('document.empty'),
    ...signatureBlock(
      t,
      signing.map((who) => ({ who: t(who) })),
    ),
    ...footer(ctx, t),
  }
  return renderPdf('src/platform/documents/table.typ', data, ctx)
}
