import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import cards from './cards.module.css'
import { type Column, type DataTableProps, leading } from './column.ts'
import type { Group } from './groups.ts'
import { passFocusOn } from './row-keys.ts'
import css from './table.module.css'

interface Props<Row> {
  table: DataTableProps<Row>
  group: Group
  /** The one row that Tab reaches. */
  active: boolean
  folded: boolean
  /** Folds or unfolds the group; with `all` every group. */
  onFold: (fold: boolean, all: boolean) => void
  onActive: () => void
}

/** The head row of a group: its title, its figures under their columns, and at the right end what leads on. */
export function GroupHead<Row>({ table, group, folded, onFold, ...props }: Props<Row>) {
  const line = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const row = line.current
    return () => passFocusOn(row)
  }, [])
  const { before, figures, after } = spansOf(table, group)
  const title = <Title group={group} folded={folded} onFold={() => onFold(!folded, false)} />
  return (
    <tr
      ref={line}
      role="row"
      className={css.groupHead}
      data-row
      tabIndex={props.active ? 0 : -1}
      onFocus={props.onActive}
      onKeyDown={(event) => pressHead(event, group, folded, onFold)}
    >
      <th role="rowheader" scope="rowgroup" colSpan={before}>
        <div className={`${css.groupTitle} line`}>
          {title}
          {after === 0 && <End>{group.end}</End>}
          <Press group={group} folded={folded} onFold={() => onFold(!folded, false)} />
        </div>
        {group.below && <div className={cards.below}>{group.below}</div>}
      </th>
      {placesOf(figures, group.spans).map(({ column, span }) => (
        <td
          key={column.key}
          role="cell"
          colSpan={span}
          className={column.right ? css.right : undefined}
        >
          {group.cells?.[column.key]}
        </td>
      ))}
      {after > 0 && (
        <td role="cell" colSpan={after} className={css.right}>
          <End>{group.end}</End>
        </td>
      )}
    </tr>
  )
}

/** How many columns stand before the first figure and after the last one, and those from the one to the other. */
function spansOf<Row>(table: DataTableProps<Row>, { cells = {} }: Group) {
  const { columns, actions } = table
  const end = actions ? 1 : 0
  const first = columns.findIndex(({ key }) => key in cells)
  if (first < 0) return { before: leading(table) + columns.length + end, figures: [], after: 0 }
  const last = columns.findLastIndex(({ key }) => key in cells) + 1
  return {
    before: Math.max(leading(table) + first, 1),
    figures: columns.slice(first, last),
    after: columns.length - last + end,
  }
}

/** The columns with a cell of their own, and how many each takes. */
function placesOf<Row>(columns: readonly Column<Row>[], spans: Group['spans'] = {}) {
  const places: { column: Column<Row>; span: number }[] = []
  for (let at = 0; at < columns.length; ) {
    const column = columns[at]!
    const span = Math.min(spans[column.key] ?? 1, columns.length - at)
    places.push({ column, span })
    at += span
  }
  return places
}

function Title(props: { group: Group; folded: boolean; onFold: () => void }) {
  const { t } = useTranslation()
  const { group, folded, onFold } = props
  return (
    <>
      {group.glyph}
      <button
        type="button"
        className={css.groupName}
        tabIndex={-1}
        title={group.press?.label ?? t(folded ? 'ui.unfold' : 'ui.fold')}
        aria-expanded={group.press ? undefined : !folded}
        onClick={group.press?.run ?? onFold}
      >
        {group.title}
      </button>
      {group.note && <span className="muted cut">{group.note}</span>}
    </>
  )
}

/** On a phone what a press does is a word at the right, else a chevron. */
function Press(props: { group: Group; folded: boolean; onFold: () => void }) {
  const { t } = useTranslation()
  const { group, folded, onFold } = props
  const { press, title } = group
  if (press)
    return (
      <UnstyledButton className={`${cards.only} ${cards.word}`} tabIndex={-1} onClick={press.run}>
        {press.label}
      </UnstyledButton>
    )
  return (
    <UnstyledButton
      className={`${cards.only} ${cards.fold} centred`}
      tabIndex={-1}
      aria-expanded={!folded}
      aria-label={`${t(folded ? 'ui.unfold' : 'ui.fold')} ${title}`}
      onClick={onFold}
    >
      <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
    </UnstyledButton>
  )
}

function End({ children }: { children: ReactNode }) {
  return children ? <span className={`${css.groupEnd} ${cards.end} row`}>{children}</span> : null
}

/** Left folds the group and Right unfolds it, with Shift every group; Enter and Space press the title. */
function pressHead<Row>(
  event: KeyboardEvent,
  group: Group,
  folded: boolean,
  onFold: Props<Row>['onFold'],
) {
  if (event.target !== event.currentTarget) return
  if (event.key === 'ArrowLeft') onFold(true, event.shiftKey)
  else if (event.key === 'ArrowRight') onFold(false, event.shiftKey)
  else if (event.key !== 'Enter' && event.key !== ' ') return
  else if (group.press) group.press.run()
  else onFold(!folded, false)
  event.preventDefault()
}
