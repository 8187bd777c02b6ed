import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, queryKey, useCall, useSend } from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { showFailure } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'
import type { Choices, Preview } from './preview.ts'

/**
 * The import `id` as the server keeps it, and what its officer chooses there. A choice is shown at once and sent in
 * turn; what could not be sent stays and is sent with the next one, or by the message's button.
 */
export function useDraft(id: string) {
  const { t } = useTranslation()
  const query = useCall(calls.getImport, { ImportUUID: id })
  const store = useStorePreview()
  const send = useSend(calls.previewImport)
  const unsent = useRef<Choices>(undefined)
  const isSending = useRef(false)
  const [shown, setShown] = useState<Choices>()
  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      while (unsent.current) {
        const next = unsent.current
        store(await send({ ImportUUID: id, Choices: next }))
        if (unsent.current === next) unsent.current = undefined
      }
      setShown(undefined)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) {
        const again = { words: t('ui.retry'), run: sendAll, backOnline: t('sys.backOnline.retry') }
        showFailure(errorMessage(t, error), again)
      }
    } finally {
      isSending.current = false
    }
  }
  const choices: Choices = shown ?? query.data?.Choices ?? {}
  const choose = (change: (choices: Choices) => Choices) => {
    unsent.current = change(unsent.current ?? choices)
    setShown(unsent.current)
    void sendAll()
  }
  return { query, choices, choose, isSending: shown !== undefined }
}

export type Draft = ReturnType<typeof useDraft>

/** Returns a function that keeps what the server answered as the present state of its import. */
export function useStorePreview() {
  const queries = useQueryClient()
  return (preview: Preview) => {
    const { ImportUUID } = preview
    queries.setQueryData(queryKey(calls.getImport, { ImportUUID }), preview)
    void queries.invalidateQueries({ queryKey: queryKey(calls.getImportRows) })
    void queries.invalidateQueries({ queryKey: queryKey(calls.getImports) })
  }
}
