import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DataTableProps } from './column.ts'
import css from './table.module.css'
import type { OnTick } from './use-ticking.ts'

/** The tick of a row: dashed where it is blocked, a dash where only a part of the row is ticked. */
export function Tick<Row>(props: { table: DataTableProps<Row>; row: Row; onTick: OnTick<Row> }) {
  return (
    <td role="cell" className={css.lead}>
      <TickBox {...props} />
    </td>
  )
}

function TickBox<Row>({ table, row, onTick }: Parameters<typeof Tick<Row>>[0]) {
  const { t } = useTranslation()
  const { selection } = table
  const key = table.rowKey(row)
  const isBlocked = selection?.blocked?.(row) !== undefined
  return (
    <Checkbox
      classNames={{ input: isBlocked ? css.blocked : undefined }}
      aria-label={t('ui.selectRow', { name: table.rowName(row) })}
      // Not `disabled`: a press on it says why.
      aria-disabled={isBlocked || undefined}
      checked={!isBlocked && selection?.keys.has(key) === true && !selection.half?.has(key)}
      indeterminate={!isBlocked && selection?.half?.has(key) === true}
      onChange={(event) => onTick(row, hasShift(event.nativeEvent))}
    />
  )
}

/** A checkbox changes by a click, which knows whether Shift was down. */
function hasShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey
}
