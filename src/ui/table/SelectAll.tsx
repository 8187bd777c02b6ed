import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import css from './cards.module.css'
import type { DataTableProps } from './column.ts'
import { setTicks, tickable } from './selection.ts'

/** Ticks all cards of a phone's list, or clears them: a word over the first card. */
export function SelectAll<Row>({ table }: { table: DataTableProps<Row> }) {
  const { t } = useTranslation()
  const { selection } = table
  const rows = selection?.all ?? table.rows
  const isAll = tickable(table, rows).every((key) => selection?.keys.has(key))
  return (
    <div className={`${css.over} ruled`}>
      <UnstyledButton className={css.word} onClick={() => setTicks(table, rows, !isAll)}>
        {t(isAll ? 'ui.ticks.none' : 'ui.ticks.all')}
      </UnstyledButton>
    </div>
  )
}
