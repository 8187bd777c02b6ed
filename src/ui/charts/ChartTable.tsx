import { VisuallyHidden } from '@mantine/core'

interface Props {
  label: string
  names: readonly string[]
  rows: readonly { key: string; name: string; values: readonly string[] }[]
}

/** What a chart shows, for those who hear it. */
export function ChartTable({ label, names, rows }: Props) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {names.map((column, index) => (
                <td key={column}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
