import { Tooltip } from '@mantine/core'
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
  return (
    <nav
      className={`${css.side} no-print`}
      data-bar
      data-rail={useIsRail() || undefined}
      aria-label={t('ui.menu')}
    >
      <Link to="/" className={css.brand}>
        <Logo />
        <span className={css.words}>{t('ui.app')}</span>
      </Link>
      <div className={css.items} ref={useActiveInSight()}>
        {useMenu(role).map((part) => (
          <SectionOf key={part.section ?? 'top'} {...part} />
        ))}
      </div>
      <div className={css.foot}>
        <Item to={SIGN_OUT} words={t('ui.signOut')} icon={IconLogout} />
        <Year className={css.year} />
      </div>
    </nav>
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
  return (
    <section aria-label={section && t(`menu.${section}`)}>
      {section && <h2 className={`${css.label} small`}>{t(`menu.${section}`)}</h2>}
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
      {waiting && <span className={`${css.count} num`}>{count(waiting.n)}</span>}
    </Item>
  )
}

function Item(props: { to: string; words: string; icon: Icon; children?: ReactNode }) {
  const { to, words, icon: Glyph, children } = props
  const isRail = useIsRail()
  return (
    <Tooltip label={words} position="right" disabled={!isRail}>
      <Link to={to} className={css.item} activeOptions={{ includeSearch: false }}>
        <Glyph className={css.icon} stroke={1.6} aria-hidden="true" />
        <span className={css.words}>{words}</span>
        {children}
      </Link>
    </Tooltip>
  )
}
