import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Column, leading, type TableProps } from './column.ts'

const FLEXIBLE = 120
const ACTIONS = 44

/** A table's frame, which is measured, and the columns that there is room for in it. */
export interface Fitting<Row> {
  frame: RefObject<HTMLDivElement | null>
  columns: readonly Column<Row>[]
}

/** Leaves out the spare columns that the frame has no room for. */
export function useFitting<Row>(props: TableProps<Row>): Fitting<Row> {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setRoom(frame.current?.clientWidth ?? 0)
    const observer = new ResizeObserver(measure)
    measure()
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, columns: fittingColumns(props, room) }
}

/** What the columns need, so that the flexible one never vanishes; a narrower window scrolls. */
export function leastWidth<Row>(props: TableProps<Row>): number {
  const widths = props.columns.map(({ width, least = FLEXIBLE }) => width ?? least)
  const actions = props.actions ? (props.actionsWidth ?? ACTIONS) : 0
  return widths.reduce((sum, width) => sum + width, 44 * leading(props) + actions)
}

function fittingColumns<Row>(props: TableProps<Row>, room: number): readonly Column<Row>[] {
  const spares = props.columns.map((column) => column.spare ?? Number.POSITIVE_INFINITY)
  const first = Math.min(...spares)
  if (leastWidth(props) <= room || !Number.isFinite(first)) return props.columns
  const columns = props.columns.filter((_, index) => spares[index] !== first)
  return fittingColumns({ ...props, columns }, room)
}
