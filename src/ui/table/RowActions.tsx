import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowRight, IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { mainAction, type RowAction } from './column.ts'
import css from './table.module.css'

interface Props {
  actions: readonly RowAction[]
  name: string
  /** Stands over the menu. */
  note?: string
  shown?: boolean
  reachable: boolean
}

/**
 * The main action as a button, the rest behind ⋯.
 * A finger has no hover, so there ⋯ has them all; where it would only repeat the button, a pointer
 * is not shown it. A single action with an icon stands as that.
 */
export function RowActions({ actions, name, note, shown, reachable }: Props) {
  const { t } = useTranslation()
  const first = mainAction(actions)
  const rest = actions.filter((action) => !shown || action !== first)
  const tabIndex = reachable ? 0 : -1
  if (actions.length === 0) return null
  if (actions.length === 1 && first?.icon) {
    return <IconAction action={first} name={name} tabIndex={tabIndex} />
  }
  return (
    <div className={`${css.actions} row`} data-actions data-shown={shown || undefined}>
      {first && (
        <Button
          variant="default"
          tabIndex={tabIndex}
          title={first.label}
          aria-label={t('ui.actionOf', { action: first.label, name })}
          onClick={first.run}
        >
          <span className={css.verb}>{first.label}</span>
          <IconArrowRight className={css.arrowOnly} size={16} stroke={1.7} aria-hidden="true" />
        </Button>
      )}
      {rest.length > 0 && (
        <RowMenu
          actions={rest}
          name={name}
          note={note}
          tabIndex={tabIndex}
          repeats={rest.length === 1 && rest[0] === first}
        />
      )}
    </div>
  )
}

/** The one action of a row, where its icon says enough. */
function IconAction(props: { action: RowAction; name: string; tabIndex: number }) {
  const { t } = useTranslation()
  const { action, name, tabIndex } = props
  return (
    <div className={`${css.actions} row`} data-actions>
      <ActionIcon
        className={css.menu}
        tabIndex={tabIndex}
        title={action.label}
        aria-label={t('ui.actionOf', { action: action.label, name })}
        onClick={action.run}
      >
        {action.icon}
      </ActionIcon>
    </div>
  )
}

/** The menu behind ⋯. */
export function RowMenu(props: {
  actions: readonly RowAction[]
  name: string
  note?: string
  tabIndex: number
  /** Holds nothing but what the button does. */
  repeats: boolean
}) {
  const { t } = useTranslation()
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          variant="default"
          className={css.menu}
          data-repeats={props.repeats || undefined}
          tabIndex={props.tabIndex}
          aria-label={t('ui.rowMenu', { name: props.name })}
        >
          <IconDots size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {props.note && <Menu.Label className={css.note}>{props.note}</Menu.Label>}
        {props.actions.map((action) => (
          <Menu.Item
            key={action.key}
            leftSection={action.icon}
            data-danger={action.danger || undefined}
            disabled={action.disabled}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
