import { ActionIcon, Popover } from '@mantine/core'
import { IconArrowLeft, IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TopBarProps } from './DeskBar.tsx'
import { useFrame } from './frame.ts'
import { Offline } from './Offline.tsx'
import css from './PhoneBar.module.css'

/** The top bar of a phone: menu or way back, the title over its count, bell, and the quiet actions behind ⋯. */
export function PhoneBar({ title, count, crumb, badge, actions }: TopBarProps) {
  const { menu, bell } = useFrame()
  const below = badge ?? count
  return (
    <header className={css.phone}>
      {crumb ? <Back>{crumb}</Back> : menu}
      <div className={css.what}>
        <h1 className="num">{title}</h1>
        {below && <div className={`${css.below} num`}>{below}</div>}
        <Offline />
      </div>
      <div className={`${css.tools} no-print`}>
        {bell}
        {actions && <More>{actions}</More>}
      </div>
    </header>
  )
}

/** The link to the list as an arrow. */
function Back({ children }: { children: ReactNode }) {
  return (
    <span className={css.back}>
      <IconArrowLeft size={22} stroke={1.7} aria-hidden="true" />
      {children}
    </span>
  )
}

function More({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Popover position="bottom-end" keepMounted>
      <Popover.Target>
        <ActionIcon size={44} aria-label={t('ui.actions')}>
          <IconDots size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={css.more} aria-label={t('ui.actions')}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
