import { Box, Group, Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { at, SIGN_OUT } from '../../platform/addresses.ts'
import type { Role } from '../../platform/roles.ts'
import { count } from '../../ui/format.ts'
import { Logo } from '../../ui/Logo.tsx'
import type { Screen, Section } from '../screens.tsx'
import css from './MenuBar.module.css'
import { useMenu, useMenuCount } from './menu.ts'
import { Year } from './Year.tsx'

/** The items of the side bar in one line above the screen: each section opens downwards. */
export function MenuBar({ role }: { role: Role }) {
  const { t } = useTranslation()
  return (
    <Group
      component="nav"
      gap={4}
      wrap="nowrap"
      className={`${css.bar} no-print ruled`}
      data-bar
      aria-label={t('ui.menu')}
    >
      <Link to="/" className={`${css.brand} row`} aria-label={t('ui.app')}>
        <Logo />
      </Link>
      {useMenu(role).map(({ section, items }) =>
        section ? (
          <SectionMenu key={section} section={section} items={items} />
        ) : (
          items.map((screen) => <TopItem key={screen.name} screen={screen} />)
        ),
      )}
      <Year className={css.year} />
      <Link
        to={SIGN_OUT}
        className={`${css.item} menu-item row secondary unbroken`}
        aria-label={t('ui.signOut')}
        title={t('ui.signOut')}
      >
        <IconLogout size={16} stroke={1.6} aria-hidden="true" />
      </Link>
    </Group>
  )
}

function TopItem({ screen: { name, title, menu } }: { screen: Screen }) {
  const { t } = useTranslation()
  return (
    <Link
      to={at(name).to}
      className={`${css.item} menu-item row secondary unbroken`}
      activeOptions={{ includeSearch: false }}
    >
      {t(menu?.name ?? title)}
      <Count of={name} />
    </Link>
  )
}

function SectionMenu({ section, items }: { section: Section; items: readonly Screen[] }) {
  const { t } = useTranslation()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={`${css.item} menu-item row secondary unbroken`}
          data-active={items.some(({ name }) => at(name).to === path) || undefined}
        >
          {t(`menu.${section}`)}
          <IconChevronDown size={14} stroke={1.7} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((screen) => (
          <SectionItem key={screen.name} screen={screen} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function SectionItem({ screen: { name, title, menu } }: { screen: Screen }) {
  const { t } = useTranslation()
  if (!menu) return null
  const { icon: Glyph } = menu
  return (
    <Menu.Item
      component={Link}
      to={at(name).to}
      leftSection={<Glyph size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={<Count of={name} />}
    >
      {t(menu.name ?? title)}
    </Menu.Item>
  )
}

function Count({ of }: { of: Screen['name'] }) {
  const waiting = useMenuCount(of)
  return (
    waiting && (
      <Box component="span" fz={12} fw={400} className="num muted">
        {count(waiting.n)}
      </Box>
    )
  )
}
