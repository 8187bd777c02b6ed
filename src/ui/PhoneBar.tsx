import { ActionIcon, Box, Group, Popover } from '@mantine/core'
import { IconArrowLeft, IconDots } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TopBarProps } from './DeskBar.tsx'
import { Offline } from './Offline.tsx'
import css from './PhoneBar.module.css'
import { useScreenContext } from './screen-context.ts'

/** The top bar of a phone: menu or way back, the title over its count, bell, and the quiet actions behind ⋯. */
export function PhoneBar(props: TopBarProps) {
  const { title, count, crumb, badge, actions } = props
  const { menu, bell } = useScreenContext()
  // What is still to come has its line already.
  const hasBelow = 'badge' in props || 'count' in props
  return (
    <Group
      component="header"
      gap={4}
      wrap="nowrap"
      flex="none"
      h={56}
      p="0 6px 0 4px"
      className="ruled"
    >
      {crumb ? <Back>{crumb}</Back> : menu}
      <div className="fill">
        <Box component="h1" fz={16} lh="22px" className="cut num">
          {title}
        </Box>
        {hasBelow && (
          <Box mih={18} className={`${css.below} small cut num`}>
            {badge ?? count}
          </Box>
        )}
        <Offline />
      </div>
      <Group gap={0} wrap="nowrap" flex="none" className="no-print">
        {bell}
        {actions && (
          <div className={css.actions}>
            <More>{actions}</More>
          </div>
        )}
      </Group>
    </Group>
  )
}

/** The link to the list as an arrow. */
function Back({ children }: { children: ReactNode }) {
  return (
    <Box component="span" h={44} pos="relative" w={44} className={`${css.back} centred`}>
      <IconArrowLeft size={22} stroke={1.7} aria-hidden="true" />
      {children}
    </Box>
  )
}

/**
 * Closes with a press in it, and has the focus by then, so that a dialog that opens from it gives it back. What it holds
 * goes on while it is closed, such as that dialog.
 */
function More({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const dots = useRef<HTMLButtonElement>(null)
  const close = ({ target }: MouseEvent) => {
    if (!isOpen || !(target as Element).closest('button, a')) return
    dots.current?.focus()
    setOpen(false)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      keepMounted
      keepMountedMode="display-none"
    >
      <Popover.Target>
        <ActionIcon
          ref={dots}
          size={44}
          aria-label={t('ui.actions')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconDots size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        className={`${css.more} column`}
        aria-label={t('ui.actions')}
        onClick={close}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
