import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { count } from '../format.ts'
import { lazyPart } from '../lazy-part.tsx'
import { EmptyState } from '../States.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import type { ListQuery, Sort, TableProps } from './column.ts'
import type * as Earlier from './EarlierPages.tsx'
import { ListTable } from './ListTable.tsx'
import { MoreRows } from './MoreRows.tsx'
import { Pager } from './Pager.tsx'
import { PendingRowsBar } from './PendingRowsBar.tsx'
import { tickBar } from './selection.ts'
import { extentOf, PAGE, type ServerPage } from './server-page.ts'
import { useEarlierPages } from './use-earlier-pages.ts'
import { type Live, useStableRows } from './use-stable-rows.ts'

interface Props<Row> extends TableProps<Row> {
  /** The list's key in the stored choice of columns. */
  list: string
  query: ListQuery<ServerPage<Row>>
  /** Zero-based page and sort of the address. */
  page: number
  onPage: (page: number) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Fields and chips above the table. */
  filters?: ReactNode
  /** Clears all filters, for the sheet that a phone has them in. */
  onClearFilters?: () => void
  /** An upright tablet has them in that sheet too, but for those that stay in sight. */
  foldsUpright?: boolean
  /** Set for a list that is updated live; new and removed rows then wait while somebody works in it. */
  live?: Live
  /** Stands in the middle of the pager while nothing is new. */
  pagerNote?: ReactNode
}

/** What only a phone loads. */
const EarlierPages = lazyPart(
  async () => (await import('./EarlierPages.tsx')).EarlierPages,
) as unknown as typeof Earlier.EarlierPages

const EMPTY = { pages: 0, total: 0 }

/** A list that the server sorts and pages, 25 rows a page, with its filters above and its pager below. */
export function ServerList<Row>({ query, page, onPage, live, pagerNote, ...table }: Props<Row>) {
  const { data } = query
  const isPhone = useIsPhone()
  const upTo = useEarlierPages(query, page)
  const { area, show, ...stable } = useStableRows({
    rows: upTo.rows,
    settled: data !== undefined && !query.isPlaceholderData,
    keyOf: table.rowKey,
    edges: { size: PAGE * (upTo.reads.length + 1), isFirst: page <= upTo.reads.length },
    live,
  })
  const { pages, total } = data ? extentOf(data) : EMPTY
  const changePage = (step: number) => {
    if (page + step >= 0 && page + step < pages) onPage(page + step)
  }
  const pending = stable.differs && (
    <PendingRowsBar fresh={stable.fresh} area={area} onShow={show} />
  )
  const extent = { pages, total, capped: data?.total_capped, size: PAGE }
  const more = () => {
    upTo.keep()
    onPage(page + 1)
  }
  return (
    <>
      {isPhone && pending}
      {upTo.reads.length > 0 && <EarlierPages reads={upTo.reads} onRows={upTo.onRows} />}
      <ListTable
        {...table}
        found={data && !query.isPlaceholderData ? count(total, data.total_capped) : undefined}
        rows={stable.rows}
        changed={stable.changed}
        gone={stable.gone}
        watched={area}
        offset={(data?.index_page ?? page) * PAGE}
        pending={query.isPending}
        stale={query.isPlaceholderData}
        error={query.error}
        retry={query.refetch}
        onTurn={changePage}
        empty={pages > 0 ? <PastLast pages={pages} onPage={onPage} /> : table.empty}
        foot={isPhone && <MoreRows {...extent} shown={stable.rows.length} onMore={more} />}
      />
      {tickBar({ ...table, rows: stable.rows })}
      {!isPhone && (
        <Pager
          {...extent}
          label={table.label}
          page={page}
          onPage={onPage}
          notice={pending || pagerNote}
        />
      )}
    </>
  )
}

/** Shown on a page past the last one: an old link, or a page whose rows are gone. */
function PastLast({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation()
  const toLast = (
    <Button variant="default" onClick={() => onPage(pages - 1)}>
      {t('ui.last')}
    </Button>
  )
  return <EmptyState words={t('ui.pastLast', { pages: count(pages) })} action={toLast} />
}
