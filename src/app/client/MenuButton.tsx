import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/client.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer.tsx')).MenuDrawer, {
  close: ({ onClose }) => onClose(),
})

/** The menu of a phone: a button in its top bar, and a swipe from the left edge, which open a drawer. */
export function MenuButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const role = useSession()?.role
  useSwipeFromEdge(() => setOpen(true))
  if (role === undefined) return null
  return (
    <>
      <ActionIcon
        size={44}
        aria-label={t('ui.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      {open && <MenuDrawer role={role} onClose={() => setOpen(false)} />}
    </>
  )
}

const EDGE = 24
const SWIPE = 60

/** Calls `open` when a finger is drawn from the left edge of a phone to the right. */
function useSwipeFromEdge(open: () => void) {
  const isPhone = useIsPhone()
  useEffect(() => {
    if (!isPhone) return
    let from: Touch | undefined
    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches
      from = touch && touch.clientX < EDGE ? touch : undefined
    }
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return
      const across = to.clientX - from.clientX
      if (across > SWIPE && across > Math.abs(to.clientY - from.clientY)) open()
    }
    addEventListener('touchstart', begin, { passive: true })
    addEventListener('touchend', end, { passive: true })
    return () => {
      removeEventListener('touchstart', begin)
      removeEventListener('touchend', end)
    }
  })
}
