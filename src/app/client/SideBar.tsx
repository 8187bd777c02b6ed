import { Tooltip } from '@mantine/core'
import { type Icon, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { at, SIGN_OUT } from '../../platform/addresses.ts'
import { mayCall, type Role } from '../../platform/roles.ts'
import { Logo } from '../../ui/Logo.tsx'
import { type Screen, SECTIONS, type Section, screens } from '../screens.tsx'
import css from './SideBar.module.css'

/** The menu: every screen that the role may open, in its section; a rail of icons on the tablet. */
export function SideBar({ role }: { role: Role }) {
  const { t } = useTranslation()
  const items = screens.filter(({ menu, roles }) => menu && mayCall(menu.roles ?? roles, role))
  return (
    <nav className={`${css.side} no-print`} aria-label={t('ui.menu')}>
      <Link to="/" className={css.brand}>
        <Logo />
        <span className={css.words}>{t('ui.app')}</span>
      </Link>
      <div className={css.items}>
        {[undefined, ...SECTIONS].map((section) => (
          <SectionOf
            key={section ?? 'top'}
            section={section}
            items={items.filter((screen) => screen.menu?.section === section)}
          />
        ))}
      </div>
      <div className={css.foot}>
        <Item to={SIGN_OUT} words={t('ui.signOut')} icon={IconLogout} />
      </div>
    </nav>
  )
}

function SectionOf({ section, items }: { section?: Section; items: readonly Screen[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <section aria-label={section && t(`menu.${section}`)}>
      {section && <h2 className={css.label}>{t(`menu.${section}`)}</h2>}
      <ul className={css.list}>
        {items.map(({ name, title, menu }) => (
          <li key={name}>
            {menu && <Item to={at(name).to} words={t(menu.name ?? title)} icon={menu.icon} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ to, words, icon: Glyph }: { to: string; words: string; icon: Icon }) {
  return (
    <Tooltip label={words} position="right" classNames={{ tooltip: css.tip }}>
      <Link to={to} className={css.item} activeOptions={{ includeSearch: false }}>
        <Glyph className={css.icon} stroke={1.6} aria-hidden="true" />
        <span className={css.words}>{words}</span>
      </Link>
    </Tooltip>
  )
}
