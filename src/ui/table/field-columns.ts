import { useTranslation } from 'react-i18next'
import type { ListedFields } from '../../platform/fields.ts'
import { KINDS, type Kind } from '../../platform/kinds.ts'
import { type FieldValue, written } from '../field.ts'
import { useLanguage } from '../language.ts'
import type { Column, Totals } from './column.ts'

/** Kinds whose values stand as they are on the wire. */
const PLAIN: readonly Kind[] = [
  'text',
  'note',
  'code',
  'name',
  'account',
  'reason',
  'flag',
  'level',
]

/** Letters of a value as it commonly is. */
const LETTERS: Partial<Record<Kind, number>> = {
  kg: 7,
  bahtPerKg: 5,
  baht: 10,
  percent: 5,
  day: 10,
  instant: 16,
  time: 5,
}

type RowOf<Key extends string> = { readonly [K in Key]?: FieldValue }

/**
 * The columns of `fields`, by the names of the wire: `column('WeightNet', { width: 84 })` is headed, aligned and written
 * as the kind of the field says, with its unit where `units` are not said elsewhere; what is given besides takes the
 * place of it.
 */
export function useFieldColumns<F extends ListedFields>(fields: F, { units = true } = {}) {
  const { t } = useTranslation()
  const language = useLanguage()
  return <Row extends RowOf<Key>, Key extends keyof F & string>(
    key: Key,
    more: Partial<Column<Row>> = {},
  ): Column<Row> => {
    const { word, short = word, kind } = fields[key] as ListedFields[string]
    const { unit, places } = KINDS[kind]
    const value = (row: Row) => row[key]
    const shown = (row: Row) => written(kind, row[key], language)
    return {
      key,
      header: t(short),
      ...(short !== word && { fullHeader: t(word) }),
      ...(units && unit && { unit: t(unit) }),
      ...(places !== undefined && { right: true }),
      ...(!more.cell && { letters: LETTERS[kind] }),
      value,
      ...(!PLAIN.includes(kind) && { cell: shown }),
      ...more,
    }
  }
}

/** What the columns show of a row of sums, which has their names. */
export function totalCells<Row>(columns: readonly Column<Row>[], sums: Row): Totals['cells'] {
  return Object.fromEntries(columns.flatMap(({ key, cell }) => (cell ? [[key, cell(sums)]] : [])))
}
