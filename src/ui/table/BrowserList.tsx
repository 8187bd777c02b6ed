import { type ReactNode, useState } from 'react'
import type { PageSize } from '../../platform/page-sizes.ts'
import { SearchField } from '../form/SearchField.tsx'
import { count } from '../format.ts'
import { EmptyState } from '../States.tsx'
import { useScreenContext } from '../screen-context.ts'
import { useIsPhone } from '../use-is-phone.ts'
import type { ListQuery, TableProps } from './column.ts'
import { ListTable } from './ListTable.tsx'
import { firstView, type ListView, USUAL_SIZE } from './list-view.ts'
import { MoreRows } from './MoreRows.tsx'
import { Pager } from './Pager.tsx'
import { usePageSizes } from './page-sizes.ts'
import { useRows } from './rows.ts'
import { tickBar } from './selection.ts'
import { useIsPrinting } from './use-is-printing.ts'

interface Props<Row> extends TableProps<Row> {
  /** A word for the list, under which the officer's choice of columns and of rows a page is kept. */
  list: string
  query: ListQuery<readonly Row[]>
  /** Search, page, size and sort of the address; without them the list keeps its own. */
  view?: ListView
  onView?: (view: Partial<ListView>) => void
  /** Rows of a page where the officer never chose how many. */
  usualSize?: PageSize
  /** Fields and chips after the search box. */
  filters?: ReactNode
  /** Clears those filters, for the sheet that a phone has them in. */
  onClearFilters?: () => void
  /** How many rows those filters leave, where `query` has fewer of them. */
  filtered?: number
}

/** A list that comes whole and is searched, sorted and paged in the browser; paper has all its pages. */
export function BrowserList<Row>({ query, filters, filtered, ...props }: Props<Row>) {
  const [own, setOwn] = useState(firstView)
  const sizes = usePageSizes()
  const { choosePageSizes } = useScreenContext()
  const asked = props.view ?? own
  const size = asked.size || (sizes[props.list] ?? props.usualSize ?? USUAL_SIZE)
  const view = { ...asked, size }
  const change = props.onView ?? ((part: Partial<ListView>) => setOwn({ ...own, ...part }))
  const isPhone = useIsPhone()
  // A phone has one list that grows, from its first row on.
  const shown = isPhone ? { ...view, page: 0, size: (view.page + 1) * view.size } : view
  const { rows, all, total, pages, page } = useRows(
    query.data,
    props.columns,
    useIsPrinting() ? { ...view, page: 0, size: query.data?.length || 1 } : shown,
  )
  return (
    <>
      <ListTable
        {...props}
        selection={props.selection && { all, ...props.selection }}
        filters={
          <>
            <SearchField value={view.q} onSearch={(q) => change({ q, page: 0 })} />
            {filters}
          </>
        }
        found={query.data && !query.isPlaceholderData ? count(filtered ?? total) : undefined}
        rows={rows}
        offset={page * shown.size}
        sort={view.sort ? { field: view.sort, direction: view.desc ? 'desc' : 'asc' } : undefined}
        onSort={({ field, direction }) => change({ sort: field, desc: direction === 'desc' })}
        pending={query.isPending}
        stale={query.isPlaceholderData}
        error={query.error}
        retry={query.refetch}
        onTurn={(step) => page + step >= 0 && page + step < pages && change({ page: page + step })}
        foot={
          isPhone && (
            <MoreRows
              shown={rows.length}
              total={total}
              size={view.size}
              onMore={() => change({ page: view.page + 1 })}
            />
          )
        }
        empty={
          view.q ? <EmptyState filtered onClear={() => change({ q: '', page: 0 })} /> : props.empty
        }
      />
      {tickBar({ ...props, rows })}
      {!isPhone && (
        <Pager
          label={props.label}
          page={page}
          pages={pages}
          size={view.size}
          total={total}
          onPage={(to) => change({ page: to })}
          onSize={(size) => {
            change({ size: size as PageSize, page: 0 })
            choosePageSizes({ ...sizes, [props.list]: size as PageSize })
          }}
        />
      )}
    </>
  )
}
