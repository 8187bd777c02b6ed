import { Box, CloseButton, Group, Stack } from '@mantine/core'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { at, SIGN_OUT } from '../../platform/addresses.ts'
import type { Role } from '../../platform/roles.ts'
import { count } from '../../ui/format.ts'
import { Logo } from '../../ui/Logo.tsx'
import { useScreenContext } from '../../ui/screen-context.ts'
import { useCloseOnBack } from '../../ui/use-close-on-back.ts'
import type { Screen, Section } from '../screens.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import css from './MenuDrawer.module.css'
import { type MenuSection, useMenu, useMenuCount } from './menu.ts'
import { Year } from './Year.tsx'

/** Sections that are folded where none of their screens is open. */
const FOLDED: readonly Section[] = ['report', 'setting']

/** The menu of a phone over the screen: search, what the role may open with what waits there, and the officer. */
export function MenuDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const { search } = useScreenContext()
  const drawer = useDrawer(onClose)
  return (
    <dialog ref={drawer} className={css.drawer} aria-label={t('ui.menu')} onClose={onClose}>
      <Stack gap={0} bg="var(--ps-side)" fz={15} h="100%" maw="80%" w={312} className={css.panel}>
        <Group gap={10} wrap="nowrap" flex="none" fz={16} fw={600} h={56} p="0 8px 0 16px">
          <Logo />
          <span>{t('ui.app')}</span>
          <CloseButton
            size={44}
            iconSize={20}
            ml="auto"
            aria-label={t('ui.close')}
            onClick={onClose}
          />
        </Group>
        {search && (
          <Box flex="none" p="0 12px 8px">
            {search}
          </Box>
        )}
        <Stack component="nav" gap={0} p="0 8px 12px" className="scrolls" aria-label={t('ui.menu')}>
          {useMenu(role).map((part) => (
            <SectionOf key={part.section ?? 'top'} {...part} />
          ))}
          <Year className={css.year} />
        </Stack>
        <Group gap={8} wrap="nowrap" className={`${css.foot} topped`}>
          <AccountMenu inDrawer />
          <Link
            to={SIGN_OUT}
            className={`${css.signOut} centred secondary`}
            aria-label={t('ui.signOut')}
          >
            <IconLogout size={20} stroke={1.6} aria-hidden="true" />
          </Link>
        </Group>
      </Stack>
    </dialog>
  )
}

/** Shows the drawer over all else, with the focus in it; a press beside it, on a link or on the search, Back and a swipe close it. */
function useDrawer(onClose: () => void) {
  const drawer = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useCloseOnBack(onClose)
  useEffect(() => {
    const dialog = drawer.current
    dialog?.showModal()
    let from = 0
    // After what was pressed has done its work, which it could not once it is gone.
    const press = ({ target }: MouseEvent) => {
      if (target === dialog || (target as HTMLElement).closest('a, [data-leaves-drawer]'))
        setTimeout(close)
    }
    const begin = ({ touches }: TouchEvent) => {
      from = touches[0]?.clientX ?? 0
    }
    const end = ({ changedTouches }: TouchEvent) => {
      if (from - (changedTouches[0]?.clientX ?? from) > SWIPE) close()
    }
    dialog?.addEventListener('click', press)
    dialog?.addEventListener('touchstart', begin, { passive: true })
    dialog?.addEventListener('touchend', end, { passive: true })
    return () => dialog?.close()
  }, [])
  return drawer
}

const SWIPE = 60

function SectionOf({ section, items }: MenuSection) {
  const { t } = useTranslation()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (!section) return <Items items={items} />
  if (!FOLDED.includes(section)) {
    return (
      <section aria-label={t(`menu.${section}`)}>
        <Box component="h2" fw={400} m="10px 0 2px" px={10} className="small">
          {t(`menu.${section}`)}
        </Box>
        <Items items={items} />
      </section>
    )
  }
  return (
    <details className={css.folded} open={items.some(({ name }) => at(name).to === path)}>
      <summary className={`${css.item} menu-item row secondary`}>
        {t(`menu.${section}`)}
        <IconChevronDown size={18} stroke={1.7} aria-hidden="true" />
      </summary>
      <Items items={items} />
    </details>
  )
}

function Items({ items }: { items: readonly Screen[] }) {
  return (
    <ul>
      {items.map((screen) => (
        <li key={screen.name}>
          <Item screen={screen} />
        </li>
      ))}
    </ul>
  )
}

function Item({ screen: { name, title, menu } }: { screen: Screen }) {
  const { t } = useTranslation()
  const waiting = useMenuCount(name)
  if (!menu) return null
  const { icon: Glyph } = menu
  return (
    <Link
      to={at(name).to}
      className={`${css.item} menu-item row secondary`}
      activeOptions={{ includeSearch: false }}
    >
      <Glyph size={20} stroke={1.6} aria-hidden="true" />
      <span className="fill">{t(menu.name ?? title)}</span>
      {waiting && (
        <span className={`${css.count} num muted`} data-mine={waiting.isMine || undefined}>
          {count(waiting.n)}
        </span>
      )}
    </Link>
  )
}
