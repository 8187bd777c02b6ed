import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKey, useSend } from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { showFailure } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'

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
