import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react'
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
    <div
      className={shown ? css.actions : `${css.actions} ${css.covering}`}
      data-shown={shown || undefined}
    >
      {first && (
        <Button
          variant="default"
          tabIndex={tabIndex}
          aria-label={t('ui.actionOf', { action: first.label, name })}
          onClick={first.run}
        >
          {first.label}
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
    <div className={css.actions}>
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

interface RowMenuProps {
  actions: readonly RowAction[]
  name: string
  note?: string
  tabIndex: number
  /** Holds nothing but what the button does. */
  repeats: boolean
}

/** The button ⋯ and its menu, which is made once the button is pointed at or focused: a list has 25 of them. */
function RowMenu({ actions, name, note, tabIndex, repeats }: RowMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isMade, setMade] = useState(false)
  const [opened, setOpened] = useState(false)
  const make = () => setMade(true)
  return (
    <>
      <ActionIcon
        ref={button}
        id={`${id}-target`}
        variant="default"
        className={css.menu}
        data-repeats={repeats || undefined}
        data-expanded={opened || undefined}
        tabIndex={tabIndex}
        aria-label={t('ui.rowMenu', { name })}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        onPointerEnter={make}
        onFocus={make}
        onClick={() => setOpened(!opened)}
      >
        <IconDots size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      {isMade && (
        <Menu id={id} opened={opened} onChange={setOpened}>
          <Menu.Target>
            <Place of={button} />
          </Menu.Target>
          <Items actions={actions} note={note} />
        </Menu>
      )}
    </>
  )
}

/** Tells a menu where the button is that it belongs to. */
function Place({ of, ref }: { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => of.current!)
  return null
}

function Items({ actions, note }: Pick<RowMenuProps, 'actions' | 'note'>) {
  return (
    <Menu.Dropdown>
      {note && <Menu.Label className={css.note}>{note}</Menu.Label>}
      {actions.map((action) => (
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
  )
}
