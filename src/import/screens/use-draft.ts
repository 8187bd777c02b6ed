import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, queryKey, useCall, useSend } from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { showFailure, showNotice } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'
import type { Choices, Preview } from './preview.ts'
import { useOnReturn } from './use-on-return.ts'

type Change = (choices: Choices) => Choices

/** The draft upon which something is chosen. */
type Base = Pick<Preview, 'Version' | 'Choices'>

/** Rows from which on a draft takes seconds to validate: it is not asked for anew whenever its officer comes back to it. */
const LARGE_ROWS = 20_000

/** For how long the server is not asked again for an import with these counts. */
export function freshFor(counts: Preview['Counts'] | undefined): { staleMs?: number } {
  return counts && counts.All > LARGE_ROWS ? { staleMs: Number.POSITIVE_INFINITY } : {}
}

function chosen(choices: Choices, changes: readonly Change[]): Choices {
  return changes.reduce((before, change) => change(before), choices)
}

/**
 * The import `id` as the server keeps it, and what its officer chooses there. A choice is shown at once and sent in
 * turn; what could not be sent stays and is sent with the next one, or by the message's button, and after the end of a session
 * once the officer is back. Where somebody else chose meanwhile, it is chosen once more upon what is there.
 */
export function useDraft(id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const key = queryKey(calls.getImport, { ImportUUID: id })
  const fresh = freshFor(queries.getQueryData<Preview>(key)?.Counts)
  const query = useCall(calls.getImport, { ImportUUID: id }, fresh)
  const store = useStorePreview()
  const send = useSend(calls.previewImport)
  const onReturn = useOnReturn()
  const unsent = useRef<readonly Change[]>([])
  const isSending = useRef(false)
  const [shown, setShown] = useState<Choices>()
  const [hasFailed, setFailed] = useState(false)
  const sendUpon = async (base: Base | undefined, changes: readonly Change[]): Promise<Preview> => {
    const Choices = chosen(base?.Choices ?? {}, changes)
    try {
      return await send({ ImportUUID: id, Version: base?.Version, Choices })
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'import.othersChose') throw error
      const current = error.present as Base
      if (JSON.stringify(current.Choices) !== JSON.stringify(base?.Choices))
        showNotice(t('import.joined'))
      return sendUpon(current, changes)
    }
  }
  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    setFailed(false)
    try {
      while (unsent.current.length > 0) {
        const changes = unsent.current
        const base = queries.getQueryData<Preview>(key)
        await store(await sendUpon(base, changes))
        unsent.current = unsent.current.slice(changes.length)
      }
      setShown(undefined)
    } catch (error) {
      setFailed(true)
      if (onReturn(error, sendAll)) return
      const again = { words: t('ui.retry'), run: sendAll, backOnline: t('sys.backOnline.retry') }
      showFailure(errorMessage(t, error), again)
    } finally {
      isSending.current = false
    }
  }
  const choices: Choices = shown ?? query.data?.Choices ?? {}
  const choose = (change: Change) => {
    unsent.current = [...unsent.current, change]
    setShown((before) => change(before ?? choices))
    void sendAll()
  }
  return { query, choices, choose, isUnsent: shown !== undefined, sendAgain: hasFailed && sendAll }
}

export type Draft = ReturnType<typeof useDraft>

/** Returns a function that keeps what the server answered as the present state of its import. */
export function useStorePreview() {
  const queries = useQueryClient()
  return async (preview: Preview) => {
    const key = queryKey(calls.getImport, { ImportUUID: preview.ImportUUID })
    // An answer that is still on its way may be of before.
    await queries.cancelQueries({ queryKey: key })
    queries.setQueryData(key, preview)
    void queries.invalidateQueries({ queryKey: queryKey(calls.getImportRows) })
    void queries.invalidateQueries({ queryKey: queryKey(calls.getImports) })
  }
}
