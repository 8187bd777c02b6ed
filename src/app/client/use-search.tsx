import { Box, UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { at } from '../../platform/addresses.ts'
import type { Role } from '../../platform/roles.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { isOffline } from '../../ui/offline.ts'
import { useMenu } from './menu.ts'
import css from './SearchButton.module.css'

const Palette = lazyPart(async () => (await import('../../search/screens/Palette.tsx')).Palette, {
  close: ({ onClose }) => onClose(),
})
/** After the screen itself has come. */
const PRELOAD_MS = 2000

/** The button of the search, and what it opens: by Ctrl K too, unless a dialog is open. */
export function useSearch(role: Role | undefined): { button: ReactNode; palette: ReactNode } {
  const [typed, setTyped] = useState<string>()
  const isOpen = typed !== undefined
  const open = () => setTyped('')
  useWindowEvent('keydown', (event) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (!isOpen && !document.querySelector('[role="dialog"], dialog[open]')) open()
  })
  useTypedEarly(isOpen, (change) => setTyped((before = '') => change(before)))
  useEffect(() => {
    const preload = () => !isOffline() && Palette.preload()
    const timer = setTimeout(preload, PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return {
    button: <SearchButton onOpen={open} />,
    palette: isOpen && role !== undefined && (
      <OfMenu role={role} typed={typed} onType={setTyped} onClose={() => setTyped(undefined)} />
    ),
  }
}

/** Keeps for the field what is typed before it has the focus; the screen behind gets none of it. */
function useTypedEarly(isOpen: boolean, change: (by: (typed: string) => string) => void) {
  useWindowEvent(
    'keydown',
    (event) => {
      const { key, target } = event
      if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return
      if (key === 'Escape' || (target as Element | null)?.closest?.('[role="dialog"]')) return
      event.preventDefault()
      event.stopPropagation()
      if (key.length === 1) change((typed) => typed + key)
      if (key === 'Backspace') change((typed) => typed.slice(0, -1))
    },
    { capture: true },
  )
}

interface OfMenuProps {
  role: Role
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}

function OfMenu({ role, ...palette }: OfMenuProps) {
  const { t } = useTranslation()
  const screens = useMenu(role)
    .flatMap(({ items }) => items)
    .flatMap(({ name, title, menu }) =>
      menu ? [{ icon: menu.icon, words: t(menu.name ?? title), address: at(name) }] : [],
    )
  return <Palette screens={screens} {...palette} />
}

/** Opens the field that searches everything; drawn as that field. In the drawer of a phone it closes the drawer. */
function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <UnstyledButton
      className={`${css.field} row hovers`}
      aria-label={t('search.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      data-leaves-drawer
      onClick={onOpen}
    >
      <IconSearch size={16} stroke={1.7} aria-hidden="true" />
      <Box component="span" flex={1} className={css.words}>
        {t('ui.search')}
      </Box>
      <kbd className={css.key}>Ctrl K</kbd>
    </UnstyledButton>
  )
}
