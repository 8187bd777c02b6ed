import { ActionIcon, Popover } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../lazy-part.tsx'
import { useScreenContext } from '../screen-context.ts'

const ViewsPanel = lazyPart(async () => (await import('./ViewsPanel.tsx')).ViewsPanel, {
  close: ({ onClose }) => onClose(),
})

/** The bookmark at the right end of a filter line, and behind it the views of the list that its officer saved. */
export function SavedViews({ list }: { list: string }) {
  const { t } = useTranslation()
  const { views } = useScreenContext()
  const [open, setOpen] = useState(false)
  const toggle = () => {
    if (!open) views?.load()
    setOpen(!open)
  }
  if (!views) return null
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size="var(--ps-field)"
          title={t('ui.views')}
          aria-label={t('ui.views')}
          onClick={toggle}
        >
          <IconBookmark size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('ui.views')}>
        <ViewsPanel table={list} views={views} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
