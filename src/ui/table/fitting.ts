import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import { type Column, leading, type TableProps } from './column.ts'

const FLEXIBLE = 120
const ACTIONS = 44

/** A table's frame, which is measured, and the columns that there is room for in it. */
export interface Fitting<Row> {
  frame: RefObject<HTMLDivElement | null>
  columns: readonly Column<Row>[]
}

/** Leaves out the columns that the frame has no room for; the cards of a phone choose by themselves. */
export function useFitting<Row>(props: TableProps<Row>): Fitting<Row> {
  const frame = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setRoom(frame.current?.clientWidth ?? 0)
    const observer = new ResizeObserver(measure)
    measure()
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, columns: isPhone ? props.columns : fittingColumns(props, room) }
}

/** What the columns need, so that the flexible one never vanishes; a narrower window scrolls. */
export function minTableWidth<Row>(props: TableProps<Row>): number {
  const widths = props.columns.map(({ width, minWidth = FLEXIBLE }) => width ?? minWidth)
  const actions = props.actions ? (props.actionsWidth ?? ACTIONS) : 0
  return widths.reduce((sum, width) => sum + width, 44 * leading(props) + actions)
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
  if (Number.isFinite(first)) return columns.filter(({ dropOrder: spare }) => spare !== first)
  const last = columns.findLast(({ hidden }) => hidden)
  return columns.filter((column) => column !== last)
}
