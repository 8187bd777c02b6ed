import type { ReactNode } from 'react'
import { FilterBar } from '../FilterBar.tsx'
import { MessagePlace } from '../messages/MessagePlace.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import { SavedViews } from '../views/SavedViews.tsx'
import type { DataTableProps } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { useListColumns } from './use-list-columns.tsx'

interface Props<Row> extends DataTableProps<Row> {
  /** What the officer's choice of columns is kept under. */
  list: string
  filters?: ReactNode
  /** How many rows the filters leave; undefined while it is not known. */
  found?: string
  /** Clears all filters, for the sheet that a phone has them in. */
  onClearFilters?: () => void
  /** An upright tablet has them in that sheet too. */
  foldsUpright?: boolean
}

/** The filter line of a list and its table below, with the columns that the officer chose. */
export function ListTable<Row>(props: Props<Row>) {
  const { list, filters, found, onClearFilters, foldsUpright, ...table } = props
  const { columns, unshown, chooser } = useListColumns(list, table.columns)
  const isPhone = useIsPhone()
  const end = (
    <>
      <SavedViews list={list} />
      {!isPhone && chooser}
    </>
  )
  return (
    <>
      <FilterBar end={end} found={found} onClear={onClearFilters} foldsUpright={foldsUpright}>
        {filters}
      </FilterBar>
      <DataTable {...table} columns={columns} unshown={unshown} />
      {!isPhone && <MessagePlace rank="list" />}
    </>
  )
}
