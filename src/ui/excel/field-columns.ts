import type { TFunction } from 'i18next'
import type { Field, ListedFields } from '../../platform/fields.ts'
import { KINDS } from '../../platform/kinds.ts'
import type { Language } from '../../platform/thai-date.ts'
import { written } from '../field.ts'
import type { CellValue, SheetColumn } from './excel.ts'

/**
 * The columns of a workbook for `fields`, by the names of the wire: numbers as numbers and days as days, headed with
 * their unit where `units` are asked for; what is given besides takes the place of it.
 */
export function sheetColumns<F extends ListedFields>(
  fields: F,
  t: TFunction,
  language: Language,
  { units = false } = {},
) {
  return <Row extends { readonly [K in Key]?: CellValue }, Key extends keyof F & string>(
    key: Key,
    more: Partial<SheetColumn<Row>> = {},
  ): SheetColumn<Row> => {
    const field = fields[key] as ListedFields[string]
    const { kind } = field
    const { width, places } = KINDS[kind]
    const isInstant = kind === 'instant' || kind === 'time'
    return {
      header: units ? headOf(t, field) : t(field.word),
      width,
      ...(places !== undefined && { places }),
      ...(kind === 'day' && { days: language }),
      value: (row) => (isInstant ? row[key] && written(kind, row[key], language) : row[key]),
      ...more,
    }
  }
}

/** What stands over the values of a field in a workbook: 'ราคา (บาท/กก.)'. */
function headOf(t: TFunction, { word, kind }: Field): string {
  const { unit } = KINDS[kind]
  return unit ? `${t(word)} (${t(unit)})` : t(word)
}
