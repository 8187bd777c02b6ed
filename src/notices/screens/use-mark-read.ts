import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKey, useSend } from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { showFailure } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'

const UNDO_MS = 10_000

interface Marked {
  IDs?: number[]
  Read: boolean
}

/** Returns a function that marks notices as read or unread; it returns the ids of those that were otherwise. */
export function useMarkRead(): (marked: Marked) => Promise<number[]> {
  const { t } = useTranslation()
  const send = useSend(calls.markRead)
  const queries = useQueryClient()
  return async (marked) => {
    try {
      return (await send(marked)).IDs
    } catch (error) {
      showFailure(errorMessage(t, error))
      return []
    } finally {
      for (const call of [calls.getUnread, calls.getNotices])
        void queries.invalidateQueries({ queryKey: queryKey(call) })
    }
  }
}

/** Marks everything as read; for ten seconds afterwards `undo` takes it back. */
export function useReadAll(): { readAll: () => void; undo: (() => void) | undefined } {
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
