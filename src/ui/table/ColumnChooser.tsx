import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrame } from '../frame.ts'
import css from './ColumnChooser.module.css'
import { useChosenColumns } from './chosen-columns.ts'
import type { Column } from './column.ts'
import { isFixed, shownColumns, withColumn, withoutList } from './shown-columns.ts'

interface Props<Row> {
  /** What the choice is kept under. */
  list: string
  columns: readonly Column<Row>[]
  /** Those of the shown ones that there is room for. */
  fitting: readonly Column<Row>[]
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

function Choices<Row>({ list, columns, fitting }: Props<Row>) {
  const { t } = useTranslation()
  const { chooseColumns } = useFrame()
  const all = useChosenColumns()
  const shown = keysOf(shownColumns(columns, all[list]))
  const visible = keysOf(fitting)
  const toggle = (key: string) => chooseColumns(withColumn(all, { name: list, columns }, key))
  return (
    <div className={css.panel}>
      <fieldset className={css.columns}>
        <legend className={css.title}>{t('ui.columns')}</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            className={css.column}
            label={column.header}
            description={
              shown.has(column.key) && !visible.has(column.key) ? t('ui.columns.noRoom') : undefined
            }
            checked={shown.has(column.key)}
            disabled={isFixed(column)}
            onChange={() => toggle(column.key)}
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

function keysOf(columns: readonly { key: string }[]): ReadonlySet<string> {
  return new Set(columns.map(({ key }) => key))
}
