import { Box, Group, Stack, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type Icon, IconLogout } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { at, SIGN_OUT } from '../../platform/addresses.ts'
import type { Role } from '../../platform/roles.ts'
import { count } from '../../ui/format.ts'
import { Logo } from '../../ui/Logo.tsx'
import type { Screen } from '../screens.tsx'
import { useLayout } from './layout.ts'
import { type MenuSection, useMenu, useMenuCount } from './menu.ts'
import css from './SideBar.module.css'
import { Year } from './Year.tsx'

/** The menu: every screen that the role may open, in its section; a rail of icons on the tablet. */
export function SideBar({ role }: { role: Role }) {
  const { t } = useTranslation()
  const isRail = useIsRail()
  return (
    <Stack
      component="nav"
      gap={0}
      bg="var(--ps-side)"
      flex="none"
      className={`${css.side} no-print`}
      data-bar
      data-rail={isRail || undefined}
      aria-label={t('ui.menu')}
    >
      <Link to="/" className={`${css.brand} row`}>
        <Logo />
        <span className={isRail ? 'sr-only' : undefined}>{t('ui.app')}</span>
      </Link>
      <div className={`${css.items} scrolls`} ref={useActiveInSight()}>
        {useMenu(role).map((part) => (
          <SectionOf key={part.section ?? 'top'} {...part} />
        ))}
      </div>
      <Group gap={0} justify="space-between" flex="none" className={`${css.foot} topped`}>
        <Item to={SIGN_OUT} words={t('ui.signOut')} icon={IconLogout} />
        <Year className={css.year} />
      </Group>
    </Stack>
  )
}

/** For what scrolls: a low window shows where one is. */
function useActiveInSight() {
  const items = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) items.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return items
}

/** A rail where the window is narrow or fingers press, and where the officer wants it. */
function useIsRail(): boolean {
  const { Width, SideBarSize } = useLayout()
  const isNarrow = useMediaQuery('(max-width: 1300px), (pointer: coarse)', false, {
    getInitialValueInEffect: false,
  })
  return isNarrow || Width === 'boxed' || SideBarSize === 'icon'
}

function SectionOf({ section, items }: MenuSection) {
  const { t } = useTranslation()
  const isRail = useIsRail()
  return (
    <section aria-label={section && t(`menu.${section}`)}>
      {section && (
        <h2 className={isRail ? 'sr-only' : `${css.label} small`}>{t(`menu.${section}`)}</h2>
      )}
      <ul className={css.list}>
        {items.map((screen) => (
          <li key={screen.name}>
            <ScreenItem screen={screen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ScreenItem({ screen: { name, title, menu } }: { screen: Screen }) {
  const { t } = useTranslation()
  const waiting = useMenuCount(name)
  if (!menu) return null
  return (
    <Item to={at(name).to} words={t(menu.name ?? title)} icon={menu.icon}>
      {waiting && count(waiting.n)}
    </Item>
  )
}

function Item(props: { to: string; words: string; icon: Icon; children?: ReactNode }) {
  const { to, words, icon: Glyph, children } = props
  const isRail = useIsRail()
  return (
    <Tooltip label={words} position="right" disabled={!isRail}>
      <Link
        to={to}
        className={`${css.item} menu-item row secondary unbroken`}
        activeOptions={{ includeSearch: false }}
      >
        <Glyph size={isRail ? 20 : 16} stroke={1.6} aria-hidden="true" />
        <span className={isRail ? 'sr-only' : undefined}>{words}</span>
        {children && (
          <Box
            component="span"
            fz={12}
            fw={400}
            ml="auto"
            className={isRail ? 'sr-only' : 'num muted'}
          >
            {children}
          </Box>
        )}
      </Link>
    </Tooltip>
  )
}
