import type { ReactNode, RefObject } from 'react'
import type { Call } from '../../platform/call.ts'
import type { Group } from './groups.ts'

/**
 * A column of a list, as wide as what stands in it. `key` is also the field that a server sorts by; `value` is what the
 * browser sorts and searches by, and what is shown where no `cell` is given.
 */
export interface Column<Row> {
  key: string
  header: string
  /** The header in full where it is short: its title, and what paper has in its place. */
  fullHeader?: string
  /** Stands small and grey after the header: กก., บาท/กก. */
  unit?: string
  /** The name of what a row is about: cut where there is no room for all of it. */
  name?: boolean
  /** Pixels of a first column, for the name to stay in sight beside it. */
  width?: number
  /** Letters that it has room for at least, so that it is as wide on the next page. */
  letters?: number
  right?: boolean
  /** The last column, for which one came: it stays in sight however narrow the window. */
  stays?: boolean
  /** Not shown until the officer chooses it. */
  hidden?: boolean
  sortable?: boolean
  /** The field that a server sorts by, where it is not the key. */
  sortField?: string
  /** What it is sorted by, where the header says more than that. */
  sortedBy?: string
  /** key and figure weigh 500, total 600, support is quieter. */
  tone?: 'key' | 'figure' | 'total' | 'support'
  /**
   * Where it stands on a phone's card; where nothing is said, what has the tone of a key is the title, the column `state`
   * stands at the side, and the others but the name are not on it.
   */
  card?: 'title' | 'side' | 'figure' | 'line'
  value?: (row: Row) => string | number | null | undefined
  /** What the browser searches, where that is more than the value. */
  search?: (row: Row) => string
  cell?: (row: Row) => ReactNode
}

/** What can be done with a row. */
export interface RowAction {
  key: string
  label: string
  run: () => void
  /** Hidden from those whose role may not use this call. */
  call?: Call
  icon?: ReactNode
  /** Only in the menu: what destroys. */
  danger?: boolean
  /** Only in the menu: what is seldom done. */
  quiet?: boolean
  /** Only in the menu, and not to be taken now: it is under way. */
  disabled?: boolean
  /** Enter in the row opens it instead of running this. */
  byButton?: boolean
  /** `code` of the key that runs it while its row has the focus: KeyR. */
  keyCode?: string
}

export interface Sort {
  field: string
  direction: 'asc' | 'desc'
}

/** Figures under their columns; `label` spans the columns before the first figure. */
export interface Totals {
  label: ReactNode
  cells: Record<string, ReactNode>
}

/** What a list needs of the query that feeds it. */
export interface ListQuery<Data> {
  data: Data | undefined
  error: unknown
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** The ticked rows of a list. The keys outlive paging and filters: they are the screen's. */
export interface Selection<Row> {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** Why a row cannot be ticked and what to do, said to whoever presses its tick; undefined where it can be. */
  blocked?: (row: Row) => string | undefined
  /** Keys of rows of which only a part is ticked; they are not among `keys`. */
  half?: ReadonlySet<string>
  /** Whether ticked rows are tinted; true where nothing is said, but for inner tables. */
  tint?: boolean
  /** All rows of the filtered list, for Ctrl+A; where nothing is said, those of the page. */
  all?: readonly Row[]
  /** The tick bar, drawn over the pager while something is ticked; `unseen` of the ticked rows are not in sight. */
  bar?: (unseen: number) => ReactNode
}

/** Props of every kind of table. */
export interface TableProps<Row> {
  /** Read aloud as the table's name. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What a person calls the row: the order's number, the vendor's name. */
  rowName: (row: Row) => string
  actions?: (row: Row) => readonly RowAction[]
  /** Stands over a row's menu: why there is less to do than in others. */
  note?: (row: Row) => string | undefined
  /** True where the first action always stands in its row (receipt, payable). */
  actionsShown?: boolean
  /** Opened on double click, and on Enter where no action is the row's main one, e.g. the record's screen. */
  onOpen?: (row: Row) => void
  /** What Space does in a row, where rows are not ticked. */
  onSpace?: (row: Row) => void
  /** The lines of a row, mounted when it is opened. */
  expand?: (row: Row) => ReactNode
  /** Every row shows its lines until it is closed. */
  startsOpen?: boolean
  selection?: Selection<Row>
  /** Head rows over the rows that belong together, in this order; one without rows is left out. */
  groups?: readonly Group[]
  /** Key of the group that a row belongs to. */
  groupOf?: (row: Row) => string
  totals?: Totals
  /** Row numbers; true where nothing is said. */
  numbered?: boolean
  /** Rows that are not in the list any more and stay muted, with what became of them where that is known. */
  gone?: ReadonlySet<string>
  goneNote?: (row: Row) => string
  /** Marks a row as the open one. */
  isCurrent?: (row: Row) => boolean
  /** Marks a row in which somebody should look at something. */
  isFlagged?: (row: Row) => boolean
  empty?: ReactNode
}

/** Further props of the table itself, set by its list. */
export interface DataTableProps<Row> extends TableProps<Row> {
  rows: readonly Row[]
  /** Columns that are not shown: what they come to stands in a line of its own. */
  unshown?: readonly Column<Row>[]
  /** page fills the window and scrolls inside; record and inner stand among other things. */
  kind?: 'page' | 'record' | 'inner'
  /** Number of the first row, less one. */
  offset?: number
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Nothing has come yet. */
  pending?: boolean
  /** The rows are of the page before, the next one is on its way. */
  stale?: boolean
  error?: unknown
  retry?: () => unknown
  /** Rows that changed just now, which a colour tells for a moment. */
  changed?: ReadonlySet<string>
  /** Given the area that scrolls. */
  watched?: RefObject<HTMLDivElement | null>
  /** Under the last card of a phone: the way to more of them. */
  foot?: ReactNode
  /** −1 or 1 on PageUp and PageDown. */
  onTurn?: (step: number) => void
}

/** The action that a row shows as its button and Enter runs: the first that one takes by the way. */
export function mainAction(actions: readonly RowAction[]): RowAction | undefined {
  return actions.find(({ danger, quiet, disabled }) => !danger && !quiet && !disabled)
}

/** What Enter in the row runs; undefined where it opens the row. */
export function enterAction(actions: readonly RowAction[]): RowAction | undefined {
  const main = mainAction(actions)
  return main?.byButton ? undefined : main
}

/** How many columns stand before those of the screen: chevron, tick, number. */
export function leading<Row>(props: TableProps<Row>): number {
  return [props.expand, props.selection, props.numbered !== false].filter(Boolean).length
}
