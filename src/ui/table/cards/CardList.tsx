import type { DataTableProps } from '../column.ts'
import type { TableState } from '../use-table-state.ts'
import { Card } from './Card.tsx'
import { CardTotals } from './CardTotals.tsx'
import css from './cards.module.css'
import { GroupCard } from './GroupCard.tsx'
import { SelectAll } from './SelectAll.tsx'

interface Props<Row> {
  table: DataTableProps<Row>
  state: TableState<Row>
}

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The rows of a table as cards, for a phone. */
export function CardList<Row>({ table, state }: Props<Row>) {
  const { selection, groups, rows, pending, error } = table
  return (
    <>
      {rows.length > 0 && <CardTotals table={table} />}
      {selection && !groups && rows.length > 0 && <SelectAll table={table} />}
      <ul aria-label={table.label} data-stale={table.stale || undefined}>
        {pending && !error && SKELETONS.map((key) => <li key={key} className={css.skeleton} />)}
        {state.lines.map((line) => {
          if ('row' in line) {
            return <Card key={table.rowKey(line.row)} table={table} row={line.row} state={state} />
          }
          const { group } = line
          const isFolded = state.folded.has(group.key)
          return (
            <GroupCard
              key={`group ${group.key}`}
              group={group}
              folded={isFolded}
              onFold={() => state.onFold(group.key, !isFolded, false)}
            />
          )
        })}
      </ul>
      {table.foot}
    </>
  )
}
