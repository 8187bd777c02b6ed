import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChosenColumns } from '../chosen-columns.ts'
import { useFrame } from '../frame.ts'
import css from './ColumnChooser.module.css'
import type { Column } from './column.ts'
import { isFixed, withColumn, withoutList } from './shown-columns.ts'

interface Props<Row> {
  /** What the choice is kept under. */
  list: string
  columns: readonly Column<Row>[]
  /** Those in sight. */
  shown: readonly Column<Row>[]
}

/** The icon at the right end of a filter line, and behind it which columns the list shows. */
export function ColumnChooser<Row>(props: Props<Row>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size="var(--ps-field)"
          title={t('ui.columns')}
          aria-label={t('ui.columns')}
          onClick={() => setOpen(!open)}
        >
          <IconColumns3 size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('ui.columns')}>
        <Choices {...props} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Choices<Row>({ list, columns, shown }: Props<Row>) {
  const { t } = useTranslation()
  const { chooseColumns } = useFrame()
  const all = useChosenColumns()
  const keys = shown.map(({ key }) => key)
  return (
    <div className={css.panel}>
      <fieldset className={css.columns}>
        <legend className={css.title}>{t('ui.columns')}</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            className={css.column}
            label={column.header}
            checked={keys.includes(column.key)}
            disabled={isFixed(column)}
            onChange={() => chooseColumns(withColumn(all, list, { key: column.key, shown: keys }))}
          />
        ))}
      </fieldset>
      <Button
        variant="subtle"
        disabled={!all[list]}
        onClick={() => chooseColumns(withoutList(all, list))}
      >
        {t('ui.columns.reset')}
      </Button>
    </div>
  )
}
