import { useState } from 'react'
import type { DataTableProps } from './column.ts'
import { GroupHead } from './GroupHead.tsx'
import { moveRow } from './row-keys.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableRow } from './TableRow.tsx'
import type { TableState } from './use-table-state.ts'

interface Props<Row> {
  table: DataTableProps<Row>
  state: TableState<Row>
}

/** The rows under the heads of their groups; the arrows walk over both, and Tab reaches one of them. */
export function TableBody<Row>({ table, state }: Props<Row>) {
  const [active, setActive] = useState(0)
  const { lines, places } = state
  const failed = table.error != null && table.rows.length === 0
  const activity = (index: number) => ({
    active: index === Math.min(active, lines.length - 1),
    onActive: () => setActive(index),
  })
  return (
    <tbody
      // Rows do not come from where bars stood in their place.
      key={String(table.pending)}
      role="rowgroup"
      data-stale={table.stale || undefined}
      onKeyDown={(event) => moveRow(event, table.onTurn)}
    >
      {table.pending && !failed && <SkeletonRows {...table} />}
      {lines.map((line, index) => {
        if ('row' in line) {
          const key = table.rowKey(line.row)
          const { onToggle, onTick } = state
          const kept = { open: state.open.has(key), places, onToggle, onTick }
          return <TableRow key={key} table={table} {...line} {...kept} {...activity(index)} />
        }
        const { key } = line.group
        return (
          <GroupHead
            key={`group ${key}`}
            table={table}
            group={line.group}
            folded={state.folded.has(key)}
            onFold={(isFolded, all) => state.onFold(key, isFolded, all)}
            {...activity(index)}
          />
        )
      })}
    </tbody>
  )
}
