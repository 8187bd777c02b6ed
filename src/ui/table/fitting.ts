import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import { ACTIONS, type Column, leading, type TableProps } from './column.ts'
import { useIsPrinting } from './use-is-printing.ts'

/** Pixels that the flexible column keeps, where nothing else is said. */
export const FLEXIBLE = 120
/** How much wider the menu of a row is under a finger. */
const FINGER = 20
/** The area of a table on an upright tablet, in which what a row is counts more than its number. */
const UPRIGHT = 800

/** The columns that there is room for, and whether there is for row numbers. */
type Fitted<Row> = Pick<TableProps<Row>, 'columns' | 'numbered'>

/** A table's area, which is measured, and what there is room for in it. */
export interface Fitting<Row> extends Fitted<Row> {
  area: RefObject<HTMLDivElement | null>
  /** Pixels that the area has. */
  room: number
  /** There are more columns than room: the first ones stay where they are while the others are scrolled. */
  scrolls?: boolean
}

/**
 * Leaves out the columns that the area has no room for, but none that the officer chose (`isChosen`), nor any on paper;
 * the cards of a phone choose by themselves.
 */
export function useFitting<Row>(props: TableProps<Row>, isChosen = false): Fitting<Row> {
  const area = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setRoom(area.current?.clientWidth ?? 0)
    const observer = new ResizeObserver(measure)
    measure()
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  const { columns, numbered } = props
  if (isPhone || isPrinting) return { area, room, columns, numbered }
  if (isChosen) return { area, room, columns, numbered, scrolls: minTableWidth(props) > room }
  return { area, room, ...fitTable(props, isTouched && hasMenuOnly(props) ? room - FINGER : room) }
}

function hasMenuOnly<Row>({ actions, actionsWidth }: TableProps<Row>): boolean {
  return actions !== undefined && actionsWidth === undefined
}

/** What the columns need, so that the flexible one never vanishes; a narrower window scrolls. */
export function minTableWidth<Row>(props: TableProps<Row>): number {
  const widths = props.columns.map(({ width, minWidth = FLEXIBLE }) => width ?? minWidth)
  const actions = props.actions ? (props.actionsWidth ?? ACTIONS) : 0
  return widths.reduce((sum, width) => sum + width, 44 * leading(props) + actions)
}

/** What `room` pixels are enough for; a table as narrow as an upright tablet does without row numbers first. */
export function fitTable<Row>(props: TableProps<Row>, room: number): Fitted<Row> {
  const isFull = room >= UPRIGHT || minTableWidth(props) <= room
  const numbered = isFull ? props.numbered : false
  return { columns: fittingColumns({ ...props, numbered }, room), numbered }
}

/** The columns that `room` pixels are enough for: the spare ones go first, then those chosen beyond the list's own. */
export function fittingColumns<Row>(props: TableProps<Row>, room: number): readonly Column<Row>[] {
  if (minTableWidth(props) <= room) return props.columns
  const columns = withoutFirst(props.columns)
  if (columns.length === props.columns.length) return columns
  return fittingColumns({ ...props, columns }, room)
}

function withoutFirst<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const first = Math.min(...columns.map(({ dropOrder: spare = Number.POSITIVE_INFINITY }) => spare))
  if (Number.isFinite(first)) return withBelow(columns, first)
  const last = columns.findLast(({ hidden }) => hidden)
  return columns.filter((column) => column !== last)
}

/** The columns without those that go `first`; what stands under another is kept there. */
function withBelow<Row>(columns: readonly Column<Row>[], first: number): readonly Column<Row>[] {
  const gone = columns.filter(({ dropOrder }) => dropOrder === first)
  return columns
    .filter((column) => !gone.includes(column))
    .map((column) => {
      const below = gone.filter(({ under }) => under === column.key)
      return below.length ? over(column, below) : column
    })
}

/** The column with those that stand in its cells, as wide as the widest of them needs. */
function over<Row>(column: Column<Row>, below: readonly Column<Row>[]): Column<Row> {
  const widths = below.map(({ widthUnder = 0 }) => widthUnder)
  const width = column.width && Math.max(column.width, ...widths)
  return { ...column, width, below: [...(column.below ?? []), ...below] }
}
