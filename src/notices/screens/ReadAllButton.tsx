import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useReadAll } from './use-mark-read.ts'
import { useUnread } from './use-unread.ts'

/** Marks everything as read, and offers for a while to take that back. */
export function ReadAllButton() {
  const { t } = useTranslation()
  const unread = useUnread()
  const { readAll, undo } = useReadAll()
  return undo ? (
    <Button variant="subtle" onClick={undo}>
      {t('ui.undo')}
    </Button>
  ) : (
    <Button variant="subtle" disabled={unread === 0} onClick={readAll}>
      {t('notices.readAll')}
    </Button>
  )
}
