import type { CSSProperties } from 'react'
import { type DataTableProps, leading } from './column.ts'

/** Pixels of chevron, tick and row number, and of the edge before them. */
const LEAD = 44
const EDGE = 10

/**
 * The columns that stay in sight while the others are scrolled sideways, as attributes of the table: at its left what
 * the row is (chevron, tick, row number, the first column, and the name after it), at its right its state and menu; beside
 * buttons of whatever width the state is scrolled.
 */
export function edgesOf<Row>(props: DataTableProps<Row>) {
  const { columns, actions, actionsShown } = props
  const [first, second] = columns
  const lead = leading(props)
  const style: Record<`--${string}`, string> = {
    '--lead': `${lead > 0 ? LEAD * lead + EDGE : 0}px`,
    '--first': `${first?.width ?? 0}px`,
  }
  return {
    'data-named': (first?.width && second?.name) || undefined,
    'data-state': (actions && !actionsShown && columns.at(-1)?.key === 'state') || undefined,
    'data-stays': columns.at(-1)?.stays,
    'data-menu': actions ? true : undefined,
    style: style as CSSProperties,
  }
}
