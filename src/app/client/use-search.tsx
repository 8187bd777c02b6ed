import { useWindowEvent } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { at } from '../../platform/addresses.ts'
import type { Role } from '../../platform/roles.ts'
import { menuOf } from './menu-items.ts'
import { SearchButton } from './SearchButton.tsx'

const Palette = lazy(async () => ({
  default: (await import('../../search/screens/Palette.tsx')).Palette,
}))

/** The button of the search, and what it opens: by Ctrl K too, unless a dialog is open. */
export function useSearch(role: Role | undefined): { button: ReactNode; palette: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (!document.querySelector('[role="dialog"], dialog[open]')) setOpen(true)
  })
  return {
    button: <SearchButton onOpen={() => setOpen(true)} />,
    palette: isOpen && role !== undefined && (
      <Suspense>
        <OfMenu role={role} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

function OfMenu({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const screens = menuOf(role)
    .flatMap(({ items }) => items)
    .flatMap(({ name, title, menu }) =>
      menu ? [{ icon: menu.icon, words: t(menu.name ?? title), address: at(name) }] : [],
    )
  return <Palette screens={screens} onClose={onClose} />
}
