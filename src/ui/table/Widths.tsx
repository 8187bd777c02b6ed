import { useLayoutEffect, useRef, useState } from 'react'
import { useFontsLoaded } from '../use-fonts-loaded.ts'
import type { DataTableProps } from './column.ts'
import { leadingWidths } from './leading-widths.ts'
import { type Sharing, shareTable } from './share-table.ts'
import css from './table.module.css'
import { useIsPrinting } from './use-is-printing.ts'

interface Props<Row> {
  table: DataTableProps<Row>
  /** Pixels that the area has. */
  room: number
  /** The table is wider than its area. */
  scrolls: boolean
}

/**
 * The widths of the columns: as they are declared, as long as nothing is cut; what would be is given the room that
 * stands empty in the others. The button of a row, which comes with the pointer, has room beside the last column too,
 * or does without.
 */
export function Widths<Row>({ table, room, scrolls }: Props<Row>) {
  const place = useRef<HTMLTableColElement>(null)
  const [shared, setShared] = useState<Sharing>()
  const fonts = useFontsLoaded()
  const isPrinting = useIsPrinting()
  const { rows, columns } = table
  const declared = columns.map(({ key, width, header, unit }) => [key, width, header, unit]).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with what stands in the table, and how wide it is.
  useLayoutEffect(() => {
    const drawn = place.current?.closest('table')
    const next = drawn && rows.length > 0 ? shareTable(drawn, table, room, scrolls) : undefined
    drawn?.toggleAttribute('data-tight', next?.isTight ?? false)
    setShared((before) => (`${before?.widths}` === `${next?.widths}` ? before : next))
  }, [rows, declared, room, scrolls, fonts])
  const widths = isPrinting ? undefined : shared?.widths
  return (
    <colgroup ref={place}>
      {leadingWidths(table).map((width, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place.
        <col key={n} width={width} />
      ))}
      {columns.map(({ key, width }, n) => (
        <col key={key} width={width && (widths?.[n] ?? width)} />
      ))}
      {table.actions && (
        <col
          className={css.actionsWidth}
          style={{ '--actions-width': widths?.[columns.length] ?? table.actionsWidth }}
        />
      )}
    </colgroup>
  )
}
