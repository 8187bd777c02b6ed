import { useMergedRef } from '@mantine/hooks'
import type { CSSProperties } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { ErrorState } from '../States.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import type * as Cards from './cards/CardList.tsx'
import type { DataTableProps } from './column.ts'
import { type Fitting, minTableWidth, useFitting } from './fitting.ts'
import { leadingWidths } from './leading-widths.ts'
import { unshownColumns } from './shown-columns.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import css from './table.module.css'
import { usePressGuard } from './use-press-guard.ts'
import { useTableShortcuts } from './use-table-shortcuts.ts'
import { useTableState } from './use-table-state.ts'
import { Widths } from './Widths.tsx'

/** What only a phone loads. */
const CardList = lazyPart(
  async () => (await import('./cards/CardList.tsx')).CardList,
) as unknown as typeof Cards.CardList

/** The table of every list and record: its states, its keyboard, its open rows; on a phone the same as cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const fitting = useFitting(props)
  const unshown = unshownColumns(props.columns, fitting.columns)
  return <FittedTable {...props} {...fitting} unshown={unshown} />
}

/** The same, with the columns that there is room for. */
export function FittedTable<Row>({
  area,
  scrolls,
  room,
  ...props
}: DataTableProps<Row> & Fitting<Row>) {
  const state = useTableState(props)
  const ref = useMergedRef(area, props.watched)
  const isPhone = useIsPhone()
  const { rows, error, pending, kind = 'page' } = props
  useTableShortcuts(props)
  const guardPress = usePressGuard()
  const failed = error != null && rows.length === 0
  return (
    <div
      ref={ref}
      className={css.area}
      data-kind={kind}
      onClickCapture={guardPress}
      aria-busy={pending || props.stale || undefined}
    >
      {isPhone ? (
        <CardList table={props} state={state} />
      ) : (
        <table
          className={css.table}
          aria-label={props.label}
          style={{ minWidth: minTableWidth(props), ...(scrolls && fixedOffsets(props)) }}
          data-scrolls={scrolls || undefined}
        >
          <Widths table={props} room={room} scrolls={scrolls ?? false} />
          <TableHead {...props} />
          <TableBody table={props} state={state} />
          {rows.length > 0 && <TotalsRow {...props} />}
        </table>
      )}
      {failed && <ErrorState error={error} retry={props.retry} />}
      {!failed && !pending && rows.length === 0 && props.empty}
    </div>
  )
}

/** Where each cell that stays while the others are scrolled stands: those before the columns, and the first column. */
function fixedOffsets<Row>(props: DataTableProps<Row>): CSSProperties {
  const widths = leadingWidths(props)
  const offsets = [0, ...widths.map((_, n) => widths.slice(0, n + 1).reduce((a, b) => a + b))]
  return Object.fromEntries(offsets.map((offset, n) => [`--fixed-${n + 1}`, `${offset}px`]))
}
