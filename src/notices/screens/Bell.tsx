import { ActionIcon, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { MAX_UNREAD } from '../rules.ts'
import css from './Bell.module.css'
import { useUnread } from './use-unread.ts'

const NoticePanel = lazyPart(async () => (await import('./NoticePanel.tsx')).NoticePanel, {
  close: ({ onLeave }) => onLeave(),
})

/** The bell with the number of unread notices; it opens them in a panel, on the phone on a page of their own. `stuck`: how much is stuck. */
export function Bell({ stuck }: { stuck?: number }) {
  const { t } = useTranslation()
  const unread = useUnread()
  const shown = unread > MAX_UNREAD ? `${MAX_UNREAD}+` : String(unread)
  const label = unread > 0 ? t('notices.unread', { n: shown }) : t('notices.title')
  const isPhone = useMediaQuery('(max-width: 600px)')
  const glyph = (
    <>
      <IconBell size={18} stroke={1.6} aria-hidden="true" />
      {unread > 0 && (
        <span className={`${css.unread} num`} aria-hidden="true">
          {shown}
        </span>
      )}
    </>
  )
  if (!isPhone) return <BellButton {...{ label, glyph, stuck }} />
  return (
    <ScreenLink to={addresses.notices()} className={`centred ${css.link}`} aria-label={label}>
      {glyph}
    </ScreenLink>
  )
}

interface Props {
  label: string
  glyph: ReactNode
  /** How much is stuck that the officer is shown. */
  stuck?: number
}

function BellButton({ label, glyph, stuck }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={440}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={css.bell}
          size="var(--ps-ctl)"
          aria-label={label}
          aria-haspopup="dialog"
          data-open={open || undefined}
          onClick={() => setOpen(!open)}
        >
          {glyph}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown bdrs={8} p={0} aria-label={label}>
        {open && <NoticePanel stuck={stuck} onLeave={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}
