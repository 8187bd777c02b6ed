import css from './ValuesTable.module.css'

interface Props {
  /** Accessible name of the table. */
  label: string
  /** Headings of the three columns. */
  heads: readonly [field: string, before: string, after: string]
  rows: readonly { key: string; field: string; before: string; after: string }[]
}

/** A table of fields with their values before and after. */
export function ValuesTable({ label, heads, rows }: Props) {
  return (
    <table className={css.values} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, field, before, after }) => (
          <tr key={key}>
            <th scope="row">{field}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
