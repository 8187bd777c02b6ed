import type { DataTableProps } from './column.ts'

type Leading<Row> = Pick<DataTableProps<Row>, 'kind' | 'expand' | 'selection' | 'numbered'>

/** Of what stands before the columns: chevron, tick, number. */
export function leadingWidths<Row>(props: Leading<Row>): number[] {
  const number = props.expand ? 38 : props.kind === 'record' ? 44 : 54
  return [
    ...(props.expand ? [44] : []),
    ...(props.selection ? [44] : []),
    ...(props.numbered === false ? [] : [number]),
  ]
}
