import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarkRead } from './use-mark-read.ts'
import { useUnread } from './use-unread.ts'

const UNDO_MS = 10_000

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

/** Marks everything as read; for ten seconds afterwards `undo` takes it back. */
function useReadAll(): { readAll: () => void; undo: (() => void) | undefined } {
  const mark = useMarkRead()
  const [marked, setMarked] = useState<number[]>([])
  useEffect(() => {
    if (marked.length === 0) return
    const timer = setTimeout(() => setMarked([]), UNDO_MS)
    return () => clearTimeout(timer)
  }, [marked])
  const undo = () => {
    setMarked([])
    void mark({ IDs: marked, Read: false })
  }
  return {
    readAll: () => void mark({ Read: true }).then(setMarked),
    undo: marked.length > 0 ? undo : undefined,
  }
}
