import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type DataTableProps, mainAction, type RowAction } from '../column.ts'
import { RowMenu } from '../RowActions.tsx'
import css from './cards.module.css'

interface Props<Row> {
  table: DataTableProps<Row>
  row: Row
  actions: readonly RowAction[]
}

/** What can be done with a card, behind ⋯; what stands on it as a button is left out. */
export function CardMenu<Row>({ table, row, actions }: Props<Row>) {
  const shown = shownAction(table, actions)
  const rest = actions.filter((action) => action !== shown)
  if (rest.length === 0) return null
  return (
    <div className={css.actions}>
      <RowMenu
        actions={rest}
        name={table.rowName(row)}
        note={table.note?.(row)}
        tabIndex={0}
        repeats={false}
      />
    </div>
  )
}

/** The first thing that can be done, as a button at the foot of the card, where the screen is for it. */
export function CardButton<Row>({ table, row, actions }: Props<Row>) {
  const { t } = useTranslation()
  const action = shownAction(table, actions)
  if (!action) return null
  return (
    <Button
      className={css.shown}
      variant="default"
      aria-label={t('ui.actionOf', { action: action.label, name: table.rowName(row) })}
      onClick={action.run}
    >
      {action.label}
    </Button>
  )
}

function shownAction<Row>(
  table: DataTableProps<Row>,
  actions: readonly RowAction[],
): RowAction | undefined {
  return table.actionsShown ? mainAction(actions) : undefined
}
