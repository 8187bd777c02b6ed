import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../platform/call.ts'
import {
  invoke,
  isOutcomeUnknown,
  queryKey,
  useMutateAndRefetch,
  useSend,
} from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { showFailure } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'
import { useOnReturn } from './use-on-return.ts'

const ASK_AGAIN_MS = 3000
const MAX_ASKED = 200

/** How far an import is, as soon as the server answers again; undefined where it does not for ten minutes. */
async function progressOf(ImportUUID: string) {
  for (let asked = 0; asked < MAX_ASKED; asked += 1) {
    try {
      return await invoke(calls.getImportProgress, { ImportUUID })
    } catch (error) {
      if (!isOutcomeUnknown(error)) return undefined
      await new Promise((next) => setTimeout(next, ASK_AGAIN_MS))
    }
  }
  return undefined
}

/**
 * Takes an import in. Where no answer came, the screen asks how far it is: nothing is done twice. Where the session had ended,
 * the officer who is back reads that nothing was imported: what so much depends on is pressed again.
 */
export function useImport() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const send = useSend(calls.import)
  const onReturn = useOnReturn()
  const { mutateAsync, isPending } = useMutateAndRefetch(
    async (input: Input<typeof calls.import>) => {
      await send(input)
      // It runs until its outcome can be shown: between them the screen is not that of a draft again.
      await queries.invalidateQueries({ queryKey: queryKey(calls.getImport) })
    },
  )
  const run = async (input: Input<typeof calls.import>) => {
    try {
      await mutateAsync(input)
    } catch (error) {
      if (onReturn(error, () => showFailure(t('import.wasNot.session')))) return
      const isUnknown = isOutcomeUnknown(error)
      showFailure(isUnknown ? t('import.unknown') : errorMessage(t, error))
      if (isUnknown) await tellOutcome(input.ImportUUID)
    }
  }
  const tellOutcome = async (ImportUUID: string | null | undefined) => {
    const progress = ImportUUID && (await progressOf(ImportUUID))
    if (progress && progress.State === 'draft') showFailure(t('import.wasNot'))
  }
  return { running: isPending, run }
}
