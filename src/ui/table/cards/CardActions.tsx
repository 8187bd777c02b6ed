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

/** What can be done with a card behind ⋯; where the screen is for the first of it, that is a button. */
export function CardActions<Row>({ table, row, actions }: Props<Row>) {
  const { t } = useTranslation()
  const name = table.rowName(row)
  const first = table.actionsShown ? mainAction(actions) : undefined
  const rest = actions.filter((action) => action !== first)
  return (
    <div className={css.actions}>
      {first && (
        <Button
          variant="default"
          aria-label={t('ui.actionOf', { action: first.label, name })}
          onClick={first.run}
        >
          {first.label}
        </Button>
      )}
      {rest.length > 0 && (
        <RowMenu actions={rest} name={name} note={table.note?.(row)} tabIndex={0} repeats={false} />
      )}
    </div>
  )
}
