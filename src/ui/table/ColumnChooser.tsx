import { ActionIcon, Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenContext } from '../screen-context.ts'
import css from './ColumnChooser.module.css'
import { useChosenColumns } from './chosen-columns.ts'
import type { Column } from './column.ts'
import { isFixed, orderOf, withMoved, withoutList } from './shown-columns.ts'

interface Props<Row> {
  /** What the choice is kept under. */
  list: string
  columns: readonly Column<Row>[]
  /** Those that are shown now, in their order. */
  shown: readonly Column<Row>[]
}

/** The icon at the right end of a filter line, and behind it which columns the list shows, in which order. */
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

/** While it is open, a column that is hidden stays where it stands. */
function Choices<Row>({ list, columns, shown }: Props<Row>) {
  const { t } = useTranslation()
  const { chooseColumns } = useScreenContext()
  const all = useChosenColumns()
  const chosen = shown.map(({ key }) => key)
  const [order, setOrder] = useState(() => orderOf(columns, chosen))
  const choose = (order: readonly string[], keys: readonly string[]) => {
    setOrder(order)
    chooseColumns({ ...all, [list]: order.filter((key) => keys.includes(key)) })
  }
  const toggle = (key: string) =>
    choose(order, chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  const reset = () => {
    setOrder(columns.map(({ key }) => key))
    chooseColumns(withoutList(all, list))
  }
  return (
    <Stack gap={4} miw={248}>
      <fieldset className={css.columns}>
        <legend className={`${css.title} small`}>{t('ui.columns')}</legend>
        {order
          .flatMap((key) => columns.find((column) => column.key === key) ?? [])
          .map((column, at) => (
            <div key={column.key} className={`${css.column} row hovers`}>
              <Checkbox
                label={column.header}
                checked={chosen.includes(column.key)}
                disabled={isFixed(column)}
                onChange={() => toggle(column.key)}
              />
              <Moves
                name={column.header}
                up={at > 0}
                down={at < order.length - 1}
                onMove={(step) => choose(withMoved(order, column.key, step), chosen)}
              />
            </div>
          ))}
      </fieldset>
      <Button variant="subtle" disabled={!all[list]} onClick={reset}>
        {t('ui.columns.reset')}
      </Button>
    </Stack>
  )
}

interface MovesProps {
  name: string
  up: boolean
  down: boolean
  onMove: (step: -1 | 1) => void
}

/** At either end they only say so: a button that is disabled while it is pressed would lose the focus. */
function Moves({ name, up, down, onMove }: MovesProps) {
  const { t } = useTranslation()
  const button = (step: -1 | 1, may: boolean) => ({
    size: 'max(24px, var(--ps-ctl-row))',
    'aria-disabled': !may || undefined,
    'data-disabled': !may || undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (!may) return
      onMove(step)
      // What changes its place in the page loses the focus.
      requestAnimationFrame(() => currentTarget.focus())
    },
  })
  return (
    <>
      <ActionIcon {...button(-1, up)} aria-label={t('ui.columns.up', { name })}>
        <IconChevronUp size={14} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...button(1, down)} aria-label={t('ui.columns.down', { name })}>
        <IconChevronDown size={14} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </>
  )
}
