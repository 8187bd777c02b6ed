import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { download } from '../../platform/client.ts'
import { errorMessage } from '../error-message.ts'
import { showFailure, showProgress, showSuccess } from '../toasts.tsx'

/** Downloads the document that `call` makes: says that it is being made, that it came, or why it did not. */
export function useDownload<C extends Call>(call: C) {
  return useSaveFile((input: Input<C>) => download(call, input))
}

/** The same for a file that is made in the browser: `save` hands it over and returns its name. */
export function useSaveFile<Asked>(save: (asked: Asked) => Promise<string>) {
  const { t } = useTranslation()
  const [running, setRunning] = useState(false)
  const run = async (asked: Asked) => {
    if (running) return
    setRunning(true)
    const finish = showProgress(t('ui.preparing'))
    try {
      const file = await save(asked)
      showSuccess(t('done.exported', { file }))
    } catch (error) {
      showFailure(errorMessage(t, error), { words: t('ui.retry'), run: () => run(asked) })
    } finally {
      finish()
      setRunning(false)
    }
  }
  return { running, run }
}
