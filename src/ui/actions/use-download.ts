import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { download } from '../../platform/client.ts'
import { errorMessage } from '../error-message.ts'
import { showFailure, showProgress, showSuccess } from '../toasts.tsx'

/** Downloads the document that `call` makes, with toasts for progress, success and failure. */
export function useDownload<C extends Call>(call: C) {
  return useSaveFile((input: Input<C>) => download(call, input))
}

/** The same for a file that is made in the browser: `save` saves it and returns its name. */
export function useSaveFile<Args>(save: (input: Args) => Promise<string>) {
  const { t } = useTranslation()
  const [running, setRunning] = useState(false)
  const run = async (input: Args) => {
    if (running) return
    setRunning(true)
    const finish = showProgress(t('ui.preparing'))
    try {
      const file = await save(input)
      showSuccess(t('done.exported', { file }))
    } catch (error) {
      showFailure(errorMessage(t, error), {
        words: t('ui.retry'),
        run: () => run(input),
        backOnline: t('sys.backOnline.again'),
      })
    } finally {
      finish()
      setRunning(false)
    }
  }
  return { running, run }
}
