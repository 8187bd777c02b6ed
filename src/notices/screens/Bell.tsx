import { ActionIcon, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
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
  const unread = useUnread()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const glyph = <BellGlyph unread={unread} />
  return isPhone ? (
    <BellLink unread={unread}>{glyph}</BellLink>
  ) : (
    <BellButton unread={unread} stuck={stuck}>
      {glyph}
    </BellButton>
  )
}

interface Props {
  unread: number
  /** How much is stuck that the officer is shown. */
  stuck?: number
  children: React.ReactNode
}

function BellLink({ unread, children }: Props) {
  const label = useLabel(unread)
  return (
    <ScreenLink to={addresses.notices()} className={css.link} aria-label={label}>
      {children}
    </ScreenLink>
  )
}

function BellButton({ unread, stuck, children }: Props) {
  const label = useLabel(unread)
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
          {children}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={css.panel} aria-label={label}>
        {open && <NoticePanel stuck={stuck} onLeave={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function BellGlyph({ unread }: { unread: number }) {
  return (
    <>
      <IconBell size={18} stroke={1.6} aria-hidden="true" />
      {unread > 0 && (
        <span className={`${css.unread} num`} aria-hidden="true">
          {shown(unread)}
        </span>
      )}
    </>
  )
}

function useLabel(unread: number): string {
  const { t } = useTranslation()
  return unread > 0 ? t('notices.unread', { n: shown(unread) }) : t('notices.title')
}

function shown(unread: number): string {
  return unread > MAX_UNREAD ? `${MAX_UNREAD}+` : String(unread)
}
