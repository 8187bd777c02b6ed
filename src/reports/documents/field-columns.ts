import type { SheetColumn } from '../../platform/documents/table-pdf.ts'
import { columnHead } from '../../platform/documents/translate.ts'
import type { ListedFields } from '../../platform/fields.ts'
import { KINDS } from '../../platform/kinds.ts'
import type { terms } from '../../platform/terms.ts'
import type { Language } from '../../platform/thai-date.ts'
import { type FieldValue, written } from '../../ui/field.ts'

/**
 * The columns of a sheet for `fields`, as `sheetColumns` has those of a workbook: headed, aligned and written as the kind
 * of the field says; what is given besides takes the place of it.
 */
export function paperColumns<F extends ListedFields, Row extends { [K in keyof F]?: FieldValue }>(
  fields: F,
  t: (key: F[keyof F]['word'] | keyof typeof terms) => string,
  language: Language,
) {
  return (key: keyof F, more: Partial<SheetColumn<Row>> = {}): SheetColumn<Row> => {
    const { word, kind } = fields[key]!
    return {
      ...columnHead<F[keyof F]['word']>(t, { word, kind }),
      isFigure: KINDS[kind].places !== undefined,
      value: (row) => written(kind, row[key], language),
      ...more,
    }
  }
}
