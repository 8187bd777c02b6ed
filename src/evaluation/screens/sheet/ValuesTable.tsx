import { useTranslation } from 'react-i18next'
import type { FieldValue } from '../../../ui/field.ts'
import { type Field, useFieldWords } from './fields.ts'
import css from './ValuesTable.module.css'

interface Props {
  /** Accessible name of the table. */
  label: string
  /** Headings of the two columns of values. */
  heads: readonly [before: string, after: string]
  rows: readonly { field: Field; before: FieldValue; after: FieldValue }[]
}

/** A table of fields of a ticket with their values before and after. */
export function ValuesTable({ label, heads, rows }: Props) {
  const { t } = useTranslation()
  const { word, value } = useFieldWords()
  return (
    <table className={`${css.values} plain-table breaks`} aria-label={label}>
      <thead>
        <tr>
          {[t('corrections.field'), ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{word(field)}</th>
            <td>{value(field, before)}</td>
            <td>{value(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
